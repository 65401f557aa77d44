import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** True when the caller asks for the field below the one that is being resolved. */
export function selects(info: GraphQLResolveInfo, field: string): boolean {
  const has = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === field;
      if (selection.kind === Kind.INLINE_FRAGMENT) return has(selection.selectionSet);
      return has(info.fragments[selection.name.value]?.selectionSet);
    });
  return info.fieldNodes.some(({ selectionSet }) => has(selectionSet));
}

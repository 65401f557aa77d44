import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** True if the caller selects a subfield of the resolved field. */
export function selects(info: GraphQLResolveInfo, field: string): boolean {
  const has = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === field;
      if (selection.kind === Kind.INLINE_FRAGMENT) return has(selection.selectionSet);
      return has(info.fragments[selection.name.value]?.selectionSet);
    });
  return info.fieldNodes.some(({ selectionSet }) => has(selectionSet));
}

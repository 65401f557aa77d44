import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * True if the caller selects a subfield of the resolved field.
 * @param path of the subfield: each is a field of the one before
 */
export function selects(info: GraphQLResolveInfo, ...path: string[]): boolean {
  const has = (set: SelectionSetNode | undefined, [field, ...rest]: string[]): boolean =>
    field === undefined ||
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) {
        return selection.name.value === field && has(selection.selectionSet, rest);
      }
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return has(selection.selectionSet, [field, ...rest]);
      return has(info.fragments[selection.name.value]?.selectionSet, [field, ...rest]);
    });
  return info.fieldNodes.some(({ selectionSet }) => has(selectionSet, path));
}

interface Page<Node> {
  nodes: readonly Node[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly endCursor: string | null | undefined;
  };
}

/**
 * All rows of a connection, page after page.
 * @param read gives the page behind a cursor; undefined for no list at all
 */
export async function readAllPages<Node>(
  read: (after: string | null) => Promise<Page<Node> | undefined>,
): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const page: Page<Node> | undefined = await read(after);
    nodes.push(...(page?.nodes ?? []));
    after = (page?.pageInfo.hasNextPage && page.pageInfo.endCursor) || null;
  } while (after !== null);
  return nodes;
}

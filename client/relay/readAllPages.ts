interface Page<Node> {
  nodes: readonly Node[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly endCursor: string | null | undefined;
  };
}

/**
 * Reads all rows of a connection, page by page.
 * @param read reads the page after a cursor; undefined if there is no list
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

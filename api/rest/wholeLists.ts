/** Lists of any length: the API gives them page by page, REST gives them whole. */

/** A page of a connection, as every document of REST asks for it. */
export interface Connection<Node = unknown> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What has connections: a row, or the whole answer, which has no type and id. */
export interface Owner {
  __typename?: string;
  nodeId?: string;
  [field: string]: unknown;
}

interface Unfinished {
  owner: Owner;
  name: string;
  connection: Connection;
}

/** Reads the page of a connection of `owner` behind a cursor; answers who has it now. */
export type ReadPage = (owner: Owner, name: string, after: string | null) => Promise<Owner>;

/** Reads every connection in an answer to its end, into its first page. */
export async function completeLists(answer: unknown, read: ReadPage): Promise<void> {
  // Found first: what is added is complete already.
  for (const { owner, name, connection } of [...unfinishedIn(answer)]) {
    while (connection.pageInfo.hasNextPage) {
      const page = (await read(owner, name, connection.pageInfo.endCursor))[name];
      // The row was deleted between two pages.
      if (!isConnection(page)) break;
      await completeLists(page.edges, read);
      connection.edges.push(...page.edges);
      connection.pageInfo = page.pageInfo;
    }
  }
}

function* unfinishedIn(value: unknown): Generator<Unfinished> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (isConnection(inner) && inner.pageInfo.hasNextPage) {
      yield { owner: value as Owner, name, connection: inner };
    }
    yield* unfinishedIn(inner);
  }
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'edges' in value && 'pageInfo' in value;

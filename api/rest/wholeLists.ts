/** Reads lists to their ends: GraphQL returns pages, REST returns whole lists. */

/** A page of a connection, with the fields that all documents of REST select. */
export interface Connection<Node = unknown> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** An object with connections: a row, or the whole result, which has no type and id. */
interface Owner {
  __typename?: string;
  nodeId?: string;
  [field: string]: unknown;
}

interface Unfinished {
  owner: Owner;
  name: string;
  connection: Connection;
}

/** Reads the page of a connection of `owner` after a cursor; resolves to an owner with that page. */
export type ReadPage = (owner: Owner, name: string, after: string | null) => Promise<Owner>;

/** Reads all connections of a result to their ends and adds the edges to their first pages. */
export async function completeLists(result: unknown, read: ReadPage): Promise<void> {
  // Collected first, because added edges are already complete.
  for (const { owner, name, connection } of [...unfinishedIn(result)]) {
    while (connection.pageInfo.hasNextPage) {
      const page = (await read(owner, name, connection.pageInfo.endCursor))[name];
      // The row may be deleted between two pages.
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

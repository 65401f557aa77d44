import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { PostSection, readPostsQuery } from '../__generated__/readPostsQuery.graphql';
import { readAllPages } from '../relay/readAllPages';

export interface ListedPost {
  databaseId: number;
  version: number;
  section: PostSection;
  number: number;
  turkishTitle: string;
  englishTitle: string;
  /** Integer key of the broader topic, if there is one. */
  broaderId: number | null;
}

/** Reads all posts in order of their numbers. */
export async function readPosts(environment: IEnvironment): Promise<ListedPost[]> {
  const posts = await readAllPages(async (after) => {
    const request = fetchQuery<readPostsQuery>(
      environment,
      graphql`
        query readPostsQuery($after: String) {
          posts(first: 500, after: $after) {
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                databaseId
                version
                section
                number
                turkishTitle
                englishTitle
                broader {
                  databaseId
                }
              }
            }
          }
        }
      `,
      { after },
      { networkCacheConfig: { force: true } },
    );
    const page = (await request.toPromise())?.posts;
    const nodes = page?.edges.map(({ node }) => {
      const { databaseId, version, section, broader, ...texts } = node;
      return { databaseId, version, section, broaderId: broader?.databaseId ?? null, ...texts };
    });
    return page && { nodes: nodes ?? [], pageInfo: page.pageInfo };
  });
  return posts.sort((left, right) => left.number - right.number);
}

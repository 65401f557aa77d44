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
}

/** Reads all posts in order of their numbers. */
export async function readPosts(environment: IEnvironment): Promise<ListedPost[]> {
  const posts = await readAllPages(async (after) => {
    const request = fetchQuery<readPostsQuery>(
      environment,
      graphql`
        query readPostsQuery($after: String) {
          posts(first: 100, after: $after) {
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
      const { databaseId, version, section, ...texts } = node;
      return { databaseId, version, section, ...texts };
    });
    return page && { nodes: nodes ?? [], pageInfo: page.pageInfo };
  });
  return posts.sort((left, right) => left.number - right.number);
}

import { Environment, fetchQuery, graphql, Network, type FetchFunction } from 'relay-runtime';
import query, { type verseQuery } from './__generated__/verseQuery.graphql.ts';

/** What the compiler reads; the artifact is imported, as no Babel plugin runs here. */
export const documents = () => [
  graphql`
    query verseQuery($key: String!) {
      verse(key: $key) {
        key
        ...verse_posts
      }
    }
  `,
  graphql`
    fragment verse_posts on Verse
    @refetchable(queryName: "versePostsQuery")
    @argumentDefinitions(after: { type: "String" }, first: { type: "Int", defaultValue: 1 }) {
      posts(after: $after, first: $first) @connection(key: "verse_posts") {
        edges {
          node {
            id
            englishTitle
          }
        }
      }
    }
  `,
];

export async function relayVerse(origin: string, key: string) {
  const send: FetchFunction = async ({ text }, variables) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    });
    return response.json();
  };
  const environment = new Environment({ network: Network.create(send) });
  const data = await fetchQuery<verseQuery>(environment, query, { key }).toPromise();
  return data?.verse?.key;
}

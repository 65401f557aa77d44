import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { VerseWithWordsDocument } from './codegen/graphql';
import { introspection } from './introspection';

/** From the introspection of the schema: the members of interfaces and unions. */
const possibleTypes = Object.fromEntries(
  introspection.__schema.types.flatMap((type) =>
    'possibleTypes' in type && type.possibleTypes
      ? [[type.name, type.possibleTypes.map(({ name }) => name)]]
      : [],
  ),
);

export async function apolloVerse(origin: string, key: string) {
  const client = new ApolloClient({
    link: new HttpLink({ uri: `${origin}/graphql` }),
    cache: new InMemoryCache({ possibleTypes }),
  });
  const { data } = await client.query({ query: VerseWithWordsDocument, variables: { key } });
  const verse = data?.verse;
  // The second read is by id, from the cache alone.
  const kept = client.cache.readFragment<{ key: string }>({
    id: client.cache.identify({ __typename: 'Verse', id: verse?.id }) ?? '',
    fragment: gql`
      fragment Kept on Verse {
        key
      }
    `,
  });
  return { key: verse?.key, kept: kept?.key, words: verse?.words.length };
}

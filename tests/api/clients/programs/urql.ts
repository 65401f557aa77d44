import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { SearchDocument, VerseWithWordsDocument } from './codegen/graphql';
import { introspection } from './introspection';

/** Types without `id` are parts of others. */
const keys = Object.fromEntries(
  introspection.__schema.types.flatMap((type) =>
    type.kind === 'OBJECT' && !type.fields.some(({ name }) => name === 'id')
      ? [[type.name, () => null]]
      : [],
  ),
);

export async function urqlVerse(origin: string, key: string) {
  const resolvers = { Verse: { posts: relayPagination() } };
  const client = new Client({
    url: `${origin}/graphql`,
    preferGetMethod: false,
    exchanges: [cacheExchange({ schema: introspection, keys, resolvers }), fetchExchange],
  });
  const { data, error } = await client.query(VerseWithWordsDocument, { key });
  const search = await client.query(SearchDocument, { query: 'patience' });
  if (error ?? search.error) throw error ?? search.error;
  const again = client.readQuery(VerseWithWordsDocument, { key });
  return {
    key: data?.verse?.key,
    kept: again?.data?.verse?.key,
    found: (search.data?.search.totalElements ?? 0) > 0,
  };
}

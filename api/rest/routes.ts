/** Every call of the REST API, a row each. `handle.ts` does what a row says. */
import { z } from 'zod';
import { verseKey } from '../../text/verseReference';
import * as bodies from './bodies';
import { documents } from './documents';
import { searchAnswer, searchParameters } from './search';
import * as shapes from './shapes';
import type { Connection } from './wholeLists';

/** What a caller asks for: path parameters and the body as its schema made it. */
export interface Asked {
  params: Record<string, unknown>;
  body: Record<string, unknown>;
  /** Parameters behind the question mark. */
  query: Record<string, unknown>;
}

export type Variables = Record<string, unknown>;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, as Hono writes it. Parameters are integer keys, but for `section`. */
  path: string;
  /** For the OpenAPI document. */
  summary: string;
  document: string;
  body?: z.ZodType<Record<string, unknown>>;
  /** Of the parameters behind the question mark, which come as text. */
  query?: z.ZodObject;
  variables?(asked: Asked): Variables;
  /** Where the row is in the payload of a mutation. */
  field?: string;
  /** Makes `data` of the row. */
  data: z.ZodType;
  /** Makes `current` of the row in a conflict, when it isn't as `data`. */
  current?: z.ZodType;
  /** Finds the parameter `id` before the call. */
  lookUp?: {
    document: string;
    variables(asked: Asked): Variables;
    /** Undefined when there is none. */
    idIn(found: unknown, params: Asked['params']): number | undefined;
  };
}

const byId = ({ params: { id } }: Asked) => ({ id });

/** The opaque id of the verse with an integer key. */
const byVerse = (name: string) => (asked: Asked) => ({
  id: btoa(`Verse:${String(asked.params[name])}`),
});

/** No surah has 999 verses, and there are fewer surahs. */
const byKey = ({ params: { surah, number } }: Asked) => ({
  key: verseKey({ surah: Math.min(Number(surah), 999), verse: Math.min(Number(number), 999) }),
});

const creation = ({ body }: Asked) => ({ input: body });

const changeOf =
  (name: string) =>
  ({ params, body: { version, ...fields } }: Asked) => ({
    input: { databaseId: params[name], expectedVersion: version ?? null, ...fields },
  });

const changeOfRow = changeOf('id');

interface VerseOfPost {
  id: number;
  verse: { id: number };
}

export const routes: Route[] = [
  {
    method: 'POST',
    path: '/authentication/login',
    summary: 'Signs an admin in. The refresh token comes as an HttpOnly cookie.',
    document: documents.login,
    body: bodies.credentials,
    variables: creation,
    data: shapes.session,
  },
  {
    method: 'PUT',
    path: '/authentication/refreshJwt',
    summary:
      'Exchanges the cookie for the next one and a new access token, for pages of this site.',
    document: documents.refreshJwt,
    data: shapes.session,
  },
  {
    method: 'DELETE',
    path: '/authentication/logout',
    summary: 'Ends the session of the cookie, for pages of this site.',
    document: documents.logout,
    data: shapes.nothing,
  },

  {
    method: 'GET',
    path: '/posts',
    summary: 'All posts by section and number, without their notes and verses.',
    document: documents.posts,
    data: shapes.listOf(shapes.postSummary),
  },
  {
    method: 'GET',
    path: '/posts/1',
    summary: 'The Beginning, with the opening phrase before its verses.',
    document: documents.post,
    variables: () => ({ id: 1 }),
    data: shapes.post,
  },
  {
    method: 'GET',
    path: '/posts/:id',
    summary: 'A post with its verses.',
    document: documents.post,
    variables: byId,
    data: shapes.post,
  },
  {
    method: 'GET',
    path: '/posts/bySection/:section',
    summary: 'The posts of a section by number.',
    document: documents.postsOfSection,
    variables: ({ params: { section } }) => ({ section }),
    data: shapes.listOf(shapes.postSummary),
  },
  {
    method: 'GET',
    path: '/posts/usesVerse/:verseId',
    summary: 'The posts that use a verse, by number.',
    document: documents.postsOfVerse,
    variables: byVerse('verseId'),
    field: 'posts',
    data: shapes.listOf(shapes.postSummary),
  },
  {
    method: 'POST',
    path: '/posts',
    summary: 'Makes a post; every field must be filled.',
    document: documents.createPost,
    body: bodies.newPost,
    variables: creation,
    field: 'post',
    data: shapes.post,
  },
  {
    method: 'PUT',
    path: '/posts/:id',
    summary: 'Saves a post. Verses that stay in it keep the translations it has of its own.',
    document: documents.updatePost,
    body: bodies.post,
    variables: changeOfRow,
    field: 'post',
    data: shapes.post,
  },
  {
    method: 'DELETE',
    path: '/posts/:id',
    summary: 'Deletes a post, which can be restored. The Beginning stays.',
    document: documents.deletePost,
    variables: changeOfRow,
    data: shapes.nothing,
    current: shapes.post,
  },

  {
    method: 'GET',
    path: '/verses/query',
    summary: 'Verses that a search finds: a reference, a name, a root, a phrase or words.',
    document: documents.search,
    query: searchParameters,
    variables: ({ query: { queryParameter, ...page } }) => ({ query: queryParameter, ...page }),
    data: searchAnswer,
  },
  {
    method: 'GET',
    path: '/verses/:id',
    summary: 'A verse with its words, by its place in the mushaf, 1 to 6236.',
    document: documents.verse,
    variables: byVerse('id'),
    data: shapes.verse,
  },
  {
    method: 'GET',
    path: '/verses/bySurahNumberAndNumberInSurah/:surah/:number',
    summary: 'A verse with its words, by surah and number in the surah.',
    document: documents.verseOfSurah,
    variables: byKey,
    data: shapes.verse,
  },
  {
    method: 'PUT',
    path: '/verses/:id',
    summary: 'Saves and publishes the translations of a verse.',
    document: documents.updateVerse,
    body: bodies.verse,
    variables: changeOfRow,
    field: 'verse',
    data: shapes.verse,
  },

  {
    method: 'GET',
    path: '/postVerses/:postVerseId',
    summary: 'A verse in its place in a post.',
    document: documents.postVerse,
    variables: ({ params: { postVerseId } }) => ({ id: postVerseId }),
    data: shapes.postVerse,
  },
  {
    method: 'PUT',
    path: '/postVerses/:postVerseId',
    summary: 'Saves the translations of a verse in one post; the verse itself stays as it is.',
    document: documents.updatePostVerse,
    body: bodies.postVerse,
    variables: changeOf('postVerseId'),
    field: 'postVerse',
    data: shapes.postVerse,
  },
  {
    method: 'PUT',
    path: '/postVerses/post/:postId/verse/:verseId',
    summary: 'Saves the translations of a verse in one post, found by the keys of both.',
    lookUp: {
      document: documents.versesOfPost,
      variables: ({ params: { postId } }) => ({ id: postId }),
      idIn: (post, { verseId }) =>
        (post as { verses: Connection<VerseOfPost> }).verses.edges.find(
          ({ node }) => node.verse.id === verseId,
        )?.node.id,
    },
    document: documents.updatePostVerse,
    body: bodies.postVerse,
    variables: changeOfRow,
    field: 'postVerse',
    data: shapes.postVerse,
  },

  {
    method: 'PUT',
    path: '/words/:id',
    summary: 'Saves a word. A changed translation marks that of the verse as needing an update.',
    document: documents.updateWord,
    body: bodies.word,
    variables: changeOfRow,
    field: 'word',
    data: shapes.word,
  },

  {
    method: 'GET',
    path: '/terms',
    summary: 'All terms, without their elements.',
    document: documents.terms,
    data: shapes.listOf(shapes.term),
  },
  {
    method: 'GET',
    path: '/terms/:id',
    summary: 'A term with its elements.',
    document: documents.term,
    variables: byId,
    data: shapes.termWithElements,
  },
  {
    method: 'PUT',
    path: '/terms/:id',
    summary: 'Saves the names of a term.',
    document: documents.updateTerm,
    body: bodies.term,
    variables: changeOfRow,
    field: 'term',
    data: shapes.term,
  },
  {
    method: 'POST',
    path: '/terms/:id/organize',
    summary: 'Recomputes the table of a term from the words that are tagged.',
    document: documents.organizeTerm,
    variables: changeOfRow,
    field: 'term',
    data: shapes.termWithElements,
  },
  {
    method: 'GET',
    path: '/termElements',
    summary: 'The elements of all terms, without their verses.',
    document: documents.termElements,
    data: shapes.listOf(shapes.termElement),
  },
  {
    method: 'POST',
    path: '/termElements',
    summary: 'Adds an element at the end of the table of a term.',
    document: documents.createTermElement,
    body: bodies.newTermElement,
    variables: creation,
    field: 'termElement',
    data: shapes.termElementWithVerses,
  },
  {
    method: 'PUT',
    path: '/termElements/:id',
    summary: 'Saves what is given of a term element.',
    document: documents.updateTermElement,
    body: bodies.termElement,
    variables: changeOfRow,
    field: 'termElement',
    data: shapes.termElementWithVerses,
  },

  {
    method: 'GET',
    path: '/characters',
    summary: 'The letters of the Arabic alphabet in its order.',
    document: documents.characters,
    data: z.array(shapes.character),
  },
  {
    method: 'PUT',
    path: '/characters/:id',
    summary: 'Saves a letter.',
    document: documents.updateCharacter,
    body: bodies.character,
    variables: changeOfRow,
    field: 'character',
    data: shapes.character,
  },

  {
    method: 'GET',
    path: '/surahs/details',
    summary: 'The 114 surahs in mushaf order.',
    document: documents.surahs,
    data: z.array(shapes.surah),
  },
  {
    method: 'GET',
    path: '/surahs/surahOptions',
    summary: 'The 114 surahs to pick from.',
    document: documents.surahs,
    data: z.array(shapes.surahOption),
  },
  {
    method: 'PUT',
    path: '/surahs/:id',
    summary: 'Saves a row of the Qur’an index; number, place and number of verses stay.',
    document: documents.updateSurah,
    body: bodies.surah,
    variables: changeOfRow,
    field: 'surah',
    data: shapes.surah,
  },
];

/** Names of the parameters in a path, in their order. */
export const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/**
 * What stands at the place of a parameter. An integer beyond every key is one all the same, to
 * which there is no row.
 */
export const parameter = (name: string): z.ZodType =>
  name === 'section' ? shapes.sections.request : integer;

const integer = z.preprocess(
  (text: string) => (/^\d+$/.test(text) ? Number(text) : text),
  z.number({ error: 'A whole number is expected.' }).meta({ type: 'integer', minimum: 1 }),
);

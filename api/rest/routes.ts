/** All calls of the REST API as a table, one row per call. `handle.ts` executes a row. */
import { z } from 'zod';
import { verseKey } from '../../text/verseReference';
import {
  characterBody,
  credentialsBody,
  newPostBody,
  newTermElementBody,
  postBody,
  postVerseBody,
  surahBody,
  termBody,
  termElementBody,
  verseBody,
  wordBody,
} from './bodies';
import { changes, changesParameters } from './changes';
import { documents } from './documents';
import * as mushaf from './mushaf';
import { keysOfRange, MAX_VERSES_OF_RANGE, rangeParameters } from './range';
import { reference, referenceParameters } from './reference';
import { malformed } from './refusals';
import type { CallInput, Route } from './route';
import { searchAnswer, searchParameters } from './search';
import * as shapes from './shapes';
import * as translations from './translations';
import type { Connection } from './wholeLists';

const byId = ({ params: { id } }: CallInput) => ({ id });

/** The opaque id of the verse with an integer key. */
const byVerse = (name: string) => (request: CallInput) => ({
  id: btoa(`Verse:${String(request.params[name])}`),
});

/** Numbers are limited to three digits, as a key takes no more; no surah or verse has number 999. */
const byKey = ({ params: { surah, number } }: CallInput) => ({
  key: verseKey({ surah: Math.min(Number(surah), 999), verse: Math.min(Number(number), 999) }),
});

const creation = ({ body }: CallInput) => ({ input: body });

const changeOf =
  (name: string) =>
  ({ params, body: { version, ...fields } }: CallInput) => ({
    input: { databaseId: params[name], expectedVersion: version ?? null, ...fields },
  });

const changeOfRow = changeOf('id');

const changeOfPostVerse =
  (name: string) =>
  ({ body: { postId: _checked, ...body }, ...input }: CallInput) =>
    changeOf(name)({ ...input, body });

/** @throws {GraphQLError} 400 if the body names another post than the one that has the verse */
function checkPost(named: unknown, actual: unknown): void {
  if (named === undefined || named === actual) return;
  throw malformed(
    `\`postId\` is ${Number(named)}, but the verse is in post ${Number(actual)}. Send that key, or none.`,
  );
}

interface VerseOfPost {
  id: number;
  verse: { id: number };
}

export const routes: Route[] = [
  {
    method: 'POST',
    path: '/authentication/login',
    id: 'login',
    summary: 'Signs in an admin. The refresh token is set as an HttpOnly cookie.',
    document: documents.login,
    body: credentialsBody,
    variables: creation,
    data: shapes.session,
  },
  {
    method: 'PUT',
    path: '/authentication/refreshJwt',
    id: 'refreshJwt',
    summary:
      'Exchanges the refresh token of the cookie for a new one and a new access token. Only for pages of this site.',
    document: documents.refreshJwt,
    data: shapes.session,
  },
  {
    method: 'DELETE',
    path: '/authentication/logout',
    id: 'logout',
    summary: 'Ends the session of the cookie. Only for pages of this site.',
    document: documents.logout,
    data: shapes.nothing,
  },

  {
    method: 'GET',
    path: '/posts',
    id: 'listPosts',
    summary: 'All posts without notes and verses, ordered by section and number.',
    document: documents.posts,
    data: shapes.listOf(shapes.postSummary),
  },
  {
    method: 'GET',
    path: '/posts/1',
    id: 'getBeginning',
    summary: 'The Beginning, with the opening phrase before its verses.',
    document: documents.post,
    variables: () => ({ id: 1 }),
    data: shapes.post,
  },
  {
    method: 'GET',
    path: '/posts/:id',
    id: 'getPost',
    summary: 'A post with its verses.',
    document: documents.post,
    variables: byId,
    data: shapes.post,
  },
  {
    method: 'GET',
    path: '/posts/bySection/:section',
    id: 'listPostsOfSection',
    summary: 'The posts of a section, ordered by number.',
    document: documents.postsOfSection,
    variables: ({ params: { section } }) => ({ section }),
    data: shapes.listOf(shapes.postSummary),
  },
  {
    method: 'GET',
    path: '/posts/usesVerse/:verseId',
    id: 'listPostsOfVerse',
    summary: 'The posts that contain a verse, ordered by number.',
    document: documents.postsOfVerse,
    variables: byVerse('verseId'),
    field: 'posts',
    data: shapes.listOf(shapes.postSummary),
  },
  {
    method: 'POST',
    path: '/posts',
    id: 'createPost',
    summary: 'Creates a post; no field may be empty.',
    document: documents.createPost,
    body: newPostBody,
    variables: creation,
    field: 'post',
    data: shapes.post,
  },
  {
    method: 'PUT',
    path: '/posts/:id',
    id: 'updatePost',
    summary: "Saves a post. Verses that remain in it keep the post's own translations.",
    document: documents.updatePost,
    body: postBody,
    variables: changeOfRow,
    field: 'post',
    data: shapes.post,
  },
  {
    method: 'DELETE',
    path: '/posts/:id',
    id: 'deletePost',
    summary: "Deletes a post, which can be restored. The Beginning can't be deleted.",
    document: documents.deletePost,
    variables: changeOfRow,
    data: shapes.nothing,
    current: shapes.post,
  },

  {
    method: 'GET',
    path: '/verses/query',
    id: 'searchVerses',
    summary: 'Searches verses by a reference, a name, a root, a phrase or words.',
    document: documents.search,
    query: searchParameters,
    variables: ({ query: { queryParameter, surah, place, juz, post, ...page } }) => ({
      query: queryParameter,
      filter: { surah, place, juz, post },
      ...page,
    }),
    data: searchAnswer,
  },
  {
    method: 'GET',
    path: '/references',
    id: 'resolveReference',
    summary: 'What a reference refers to, or why to nothing; null if the text is no reference.',
    document: documents.reference,
    query: referenceParameters,
    variables: ({ query }) => query,
    data: reference,
  },
  {
    method: 'GET',
    path: '/changes',
    id: 'listChanges',
    summary: 'What has changed since a content revision, for mirrors of the downloads.',
    document: documents.changes,
    query: changesParameters,
    variables: ({ query }) => query,
    data: changes,
  },
  {
    method: 'GET',
    path: '/verses',
    id: 'listVerses',
    summary: `Consecutive verses of one surah with their words, at most ${MAX_VERSES_OF_RANGE}.`,
    document: documents.verses,
    query: rangeParameters,
    variables: ({ query: { reference: range } }) => ({ keys: keysOfRange(String(range)) }),
    data: shapes.listOf(shapes.verse),
  },
  {
    method: 'GET',
    path: '/verses/:id',
    id: 'getVerse',
    summary: 'A verse with its words, by its position in the mushaf, 1 to 6236.',
    document: documents.verse,
    variables: byVerse('id'),
    data: shapes.verse,
  },
  {
    method: 'GET',
    path: '/verses/bySurahNumberAndNumberInSurah/:surah/:number',
    id: 'getVerseOfSurah',
    summary: 'A verse with its words, by surah and number in the surah.',
    document: documents.verseOfSurah,
    variables: byKey,
    data: shapes.verse,
  },
  {
    method: 'GET',
    path: '/verses/:verseId/translations',
    id: 'listTranslationsOfVerse',
    summary: 'A verse in each translation, or in those of the given languages and slugs.',
    document: documents.translationsOfVerse,
    query: translations.choice,
    variables: ({ params, query }) => ({
      ...byVerse('verseId')({ params, query, body: {} }),
      ...query,
    }),
    field: 'translations',
    data: z.array(translations.verseTranslation),
  },
  {
    method: 'GET',
    path: '/translations',
    id: 'listTranslations',
    summary: "The translations of the Qur'an: first the two that are stored with the verses.",
    document: documents.translations,
    query: translations.languages,
    variables: ({ query }) => query,
    data: z.array(translations.translation),
  },
  {
    method: 'PUT',
    path: '/verses/:id',
    id: 'updateVerse',
    summary: 'Saves and publishes the translations of a verse.',
    document: documents.updateVerse,
    body: verseBody,
    variables: changeOfRow,
    field: 'verse',
    data: shapes.verse,
  },

  {
    method: 'GET',
    path: '/pages/:page',
    id: 'getPage',
    summary: 'A page of the Madinah mushaf with the texts of its verses.',
    document: documents.page,
    variables: ({ params: { page } }) => ({ number: page }),
    data: mushaf.page,
  },
  {
    method: 'GET',
    path: '/juz/:juz',
    id: 'getJuz',
    summary: 'A juz of the mushaf: its pages, its first and its last verse.',
    document: documents.juz,
    variables: ({ params: { juz } }) => ({ number: juz }),
    data: mushaf.juz,
  },

  {
    method: 'GET',
    path: '/postVerses/:postVerseId',
    id: 'getPostVerse',
    summary: 'A verse at its position in a post.',
    document: documents.postVerse,
    variables: ({ params: { postVerseId } }) => ({ id: postVerseId }),
    data: shapes.postVerse,
  },
  {
    method: 'PUT',
    path: '/postVerses/:postVerseId',
    id: 'updatePostVerse',
    summary: 'Saves the translations of a verse in one post. The verse itself is not changed.',
    lookUp: {
      document: documents.postOfVerse,
      isNeeded: ({ body }) => body.postId !== undefined,
      variables: ({ params: { postVerseId } }) => ({ id: postVerseId }),
      idIn: (place, { params, body }) => {
        checkPost(body.postId, (place as { post: { id: number } }).post.id);
        return params.postVerseId;
      },
    },
    document: documents.updatePostVerse,
    body: postVerseBody,
    variables: changeOfPostVerse('postVerseId'),
    field: 'postVerse',
    data: shapes.postVerse,
  },
  {
    method: 'PUT',
    path: '/postVerses/post/:postId/verse/:verseId',
    id: 'updateVerseOfPost',
    summary: 'Saves the translations of a verse in one post, identified by the keys of both.',
    lookUp: {
      document: documents.versesOfPost,
      variables: ({ params: { postId } }) => ({ id: postId }),
      idIn: (post, { params: { postId, verseId }, body }) => {
        checkPost(body.postId, postId);
        return (post as { verses: Connection<VerseOfPost> }).verses.edges.find(
          ({ node }) => node.verse.id === verseId,
        )?.node.id;
      },
    },
    document: documents.updatePostVerse,
    body: postVerseBody,
    variables: changeOfPostVerse('id'),
    field: 'postVerse',
    data: shapes.postVerse,
  },

  {
    method: 'PUT',
    path: '/words/:id',
    id: 'updateWord',
    summary:
      'Saves a word. A changed gloss marks the translation of the verse as needing an update.',
    document: documents.updateWord,
    body: wordBody,
    variables: changeOfRow,
    field: 'word',
    data: shapes.word,
  },

  {
    method: 'GET',
    path: '/terms',
    id: 'listTerms',
    summary: 'All terms, without their elements.',
    document: documents.terms,
    data: shapes.listOf(shapes.term),
  },
  {
    method: 'GET',
    path: '/terms/:id',
    id: 'getTerm',
    summary: 'A term with its elements.',
    document: documents.term,
    variables: byId,
    data: shapes.termWithElements,
  },
  {
    method: 'PUT',
    path: '/terms/:id',
    id: 'updateTerm',
    summary: 'Saves the names of a term.',
    document: documents.updateTerm,
    body: termBody,
    variables: changeOfRow,
    field: 'term',
    data: shapes.term,
  },
  {
    method: 'POST',
    path: '/terms/:id/organize',
    id: 'organizeTerm',
    summary: 'Recomputes the table of a term from the tagged words.',
    document: documents.organizeTerm,
    variables: changeOfRow,
    field: 'term',
    data: shapes.termWithElements,
  },
  {
    method: 'GET',
    path: '/termElements',
    id: 'listTermElements',
    summary: 'The elements of all terms, without their verses.',
    document: documents.termElements,
    data: shapes.listOf(shapes.termElement),
  },
  {
    method: 'POST',
    path: '/termElements',
    id: 'createTermElement',
    summary: 'Adds an element to the end of the table of a term.',
    document: documents.createTermElement,
    body: newTermElementBody,
    variables: creation,
    field: 'termElement',
    data: shapes.termElementWithVerses,
  },
  {
    method: 'PUT',
    path: '/termElements/:id',
    id: 'updateTermElement',
    summary: 'Saves the given fields of a term element.',
    document: documents.updateTermElement,
    body: termElementBody,
    variables: changeOfRow,
    field: 'termElement',
    data: shapes.termElementWithVerses,
  },

  {
    method: 'GET',
    path: '/characters',
    id: 'listCharacters',
    summary: 'The letters of the Arabic alphabet in alphabetical order.',
    document: documents.characters,
    data: z.array(shapes.character),
  },
  {
    method: 'GET',
    path: '/characters/signs',
    id: 'listReadingSigns',
    summary: 'The signs of the mushaf beside the letters: forms of letters, vowels, pause marks.',
    document: documents.readingSigns,
    data: z.array(shapes.readingSign),
  },
  {
    method: 'PUT',
    path: '/characters/:id',
    id: 'updateCharacter',
    summary: 'Saves a letter.',
    document: documents.updateCharacter,
    body: characterBody,
    variables: changeOfRow,
    field: 'character',
    data: shapes.character,
  },

  {
    method: 'GET',
    path: '/surahs/details',
    id: 'listSurahs',
    summary: 'The 114 surahs in mushaf order.',
    document: documents.surahs,
    data: z.array(shapes.surah),
  },
  {
    method: 'GET',
    path: '/surahs/surahOptions',
    id: 'listSurahOptions',
    summary: 'The 114 surahs as options of a list.',
    document: documents.surahs,
    data: z.array(shapes.surahOption),
  },
  {
    method: 'GET',
    path: '/surahs/:id',
    id: 'getSurah',
    summary: 'A surah with the texts of its verses, without words.',
    document: documents.surah,
    variables: byId,
    data: mushaf.surahWithVerses,
  },
  {
    method: 'PUT',
    path: '/surahs/:id',
    id: 'updateSurah',
    summary: 'Saves the editable fields of a surah.',
    document: documents.updateSurah,
    body: surahBody,
    variables: changeOfRow,
    field: 'surah',
    data: shapes.surah,
  },
];

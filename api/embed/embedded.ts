/** Reads what embedded pages and their oEmbed descriptions show. */
import { execute, parse } from 'graphql';
import { pagePaths } from '../../text/pagePaths';
import { verseKey, verseKeysOf, verseRunText } from '../../text/verseReference';
import type { Context } from '../context';
import { schema } from '../schema';
import { MAX_EMBEDDED_VERSES, type Subject } from './embedRequest';
import { EMBED_TEXTS, type Language } from './embedTexts';

export interface EmbeddedVerse {
  key: string;
  numberInSurah: number;
  arabic: string;
  /** Null while it is being worked on. */
  translation: string | null;
}

export interface Embedded {
  title: string;
  /** Path of the page of the site that has all of it. */
  path: string;
  /** HTML of a topic's note, not yet safe in a page of another site. */
  note: string | undefined;
  verses: EmbeddedVerse[];
  /** Number of verses, with those that are not embedded. */
  total: number;
}

const VERSE = `key numberInSurah arabicText`;

const VERSES = parse(`query ($keys: [String!]!, $first: Int!) {
  verses(keys: $keys, first: $first) { edges { node {
    ${VERSE} turkishTranslation englishTranslation
    surah { turkishNameTranscription englishNameTranscription }
  } } }
}`);

const POST = parse(`query ($id: Int!, $first: Int!) {
  post(databaseId: $id) {
    turkishTitle englishTitle turkishNote englishNote numberOfVerses
    verses(first: $first) { edges { node {
      turkishTranslation englishTranslation verse { ${VERSE} }
    } } }
  }
}`);

type Translations = Record<`${Language}Translation`, string | null>;

interface VerseRow {
  key: string;
  numberInSurah: number;
  arabicText: string;
}

interface VersesData {
  verses: {
    edges: {
      node: VerseRow & Translations & { surah: Record<`${Language}NameTranscription`, string> };
    }[];
  };
}

interface PostData {
  post:
    | ({
        numberOfVerses: number;
        verses: { edges: { node: Translations & { verse: VerseRow } }[] };
      } & Record<`${Language}${'Title' | 'Note'}`, string>)
    | null;
}

const embeddedVerse = (
  { key, numberInSurah, arabicText: arabic }: VerseRow,
  translations: Translations,
  language: Language,
): EmbeddedVerse => ({
  key,
  numberInSurah,
  arabic,
  translation: translations[`${language}Translation`],
});

/** @returns undefined if there is no such topic, or if the database lacks the verses */
export async function readEmbedded(
  subject: Subject,
  language: Language,
  contextValue: Context,
): Promise<Embedded | undefined> {
  if (subject.kind === 'post') return readPost(subject.id, language, contextValue);
  const { run } = subject;
  const all = verseKeysOf(run);
  const keys = all.slice(0, MAX_EMBEDDED_VERSES);
  const variables = { keys, first: keys.length };
  const { verses } = await read<VersesData>(VERSES, variables, contextValue);
  const [first] = verses.edges;
  if (!first) return undefined;
  const reference = verseRunText(run) ?? '';
  return {
    title: EMBED_TEXTS[language].verses(
      first.node.surah[`${language}NameTranscription`],
      reference,
    ),
    path: pagePaths.verses(verseKey(run.first), verseKey(run.last)),
    note: undefined,
    verses: verses.edges.map(({ node }) => embeddedVerse(node, node, language)),
    total: all.length,
  };
}

async function readPost(
  id: number,
  language: Language,
  contextValue: Context,
): Promise<Embedded | undefined> {
  const variables = { id, first: MAX_EMBEDDED_VERSES };
  const { post } = await read<PostData>(POST, variables, contextValue);
  if (!post) return undefined;
  return {
    title: post[`${language}Title`],
    path: pagePaths.post(id),
    note: post[`${language}Note`],
    verses: post.verses.edges.map(({ node }) => embeddedVerse(node.verse, node, language)),
    total: post.numberOfVerses,
  };
}

async function read<Data>(
  document: ReturnType<typeof parse>,
  variableValues: Record<string, unknown>,
  contextValue: Context,
): Promise<Data> {
  const { data, errors } = await execute({ schema, document, variableValues, contextValue });
  if (errors?.[0]) throw errors[0];
  return data as Data;
}

/** Verses, surahs and topics as text and as JSON without an envelope, at the addresses of their pages. */
import { ATTRIBUTIONS, attributionLine } from '../../text/attribution';
import { textOfHtml } from '../../text/html';
import { pagePaths } from '../../text/pagePaths';
import { parseVerseRun } from '../../text/verseReference';
import { notFound } from './refusals';
import type { CallInput, Route } from './route';
import { keysOfRange } from './range';
import { routes } from './routes';

type Language = 'turkish' | 'english';

interface PlainCall {
  route: Route;
  input: CallInput;
  /** Fields of the answer that its text is made of. */
  fields: string[];
  textOf(data: never, languages: Language[]): string[];
  /** Of the page of the site. */
  path: string;
}

export const PLAIN_PATHS = ['verses', 'surahs', 'posts'].map(
  (folder) => `/${folder}/:name{[^/]+\\.(?:txt|json)}`,
);

const callOf = (id: string) => {
  const found = routes.find((route) => route.id === id);
  if (!found) throw new Error(`No call ${id}.`);
  return found;
};

const ADDRESS = /^\/(verses|surahs|posts)\/([^/]+)\.(txt|json)$/;

export function plainFormOf(path: string): 'txt' | 'json' {
  return ADDRESS.exec(path)?.[3] === 'txt' ? 'txt' : 'json';
}

/**
 * The call behind an address such as "/verses/2:255-257.txt".
 * @throws {GraphQLError} 400 or 404 for what is no verse, surah or topic
 */
export function plainCallOf(path: string): PlainCall {
  const [, folder, encoded = ''] = ADDRESS.exec(path) ?? [];
  const name = decoded(encoded);
  if (folder === 'verses') return verses(name);
  if (!/^[1-9]\d{0,8}$/.test(name)) throw notFound(`There is no row ${JSON.stringify(name)}.`);
  const input = { params: { id: Number(name) }, query: {}, body: {} };
  return folder === 'surahs'
    ? {
        route: callOf('getSurah'),
        input,
        fields: [...SURAH_NAMES, ...VERSE_TEXTS.map((field) => `verses.${field}`)],
        textOf: ({ verses: rows, ...surah }: SurahNames & { verses: VerseText[] }, languages) => [
          namesOf(surah, languages),
          ...rows.flatMap((verse) => [verse.verseReference, ...linesOf(verse, languages), '']),
        ],
        path: pagePaths.surah(Number(name)),
      }
    : {
        route: callOf('getPost'),
        input,
        fields: [...POST_TEXTS, 'verses.verseReference', 'verses.words.arabicText', ...OF_VERSES],
        textOf: postText,
        path: pagePaths.post(Number(name)),
      };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function verses(name: string): PlainCall {
  const keys = keysOfRange(name);
  const run = parseVerseRun(name);
  const isOne = keys.length === 1;
  const fields = [...VERSE_TEXTS, ...SURAH_NAMES.map((field) => `surah.${field}`)];
  const rowText = (verse: VerseText & { surah: SurahNames }, languages: Language[]) => [
    `${namesOf(verse.surah, languages)} ${verse.verseReference}`,
    ...linesOf(verse, languages),
    '',
  ];
  return {
    route: callOf(isOne ? 'getVerseOfSurah' : 'listVerses'),
    input: {
      params: isOne ? { surah: run?.first.surah, number: run?.first.verse } : {},
      query: isOne ? {} : { reference: name },
      body: {},
    },
    fields,
    textOf: (data: Parameters<typeof rowText>[0] | Parameters<typeof rowText>[0][], languages) =>
      [data].flat().flatMap((verse) => rowText(verse, languages)),
    path: pagePaths.verses(keys[0] ?? '', keys.at(-1) ?? ''),
  };
}

type Translations = Record<`${Language}Translation`, string | null>;
type SurahNames = Record<`${Language}NameTranscription`, string>;
type VerseText = Translations & { verseReference: string; arabicText: string };

const SURAH_NAMES = ['turkishNameTranscription', 'englishNameTranscription'];
const VERSE_TEXTS = ['verseReference', 'arabicText', 'turkishTranslation', 'englishTranslation'];
const POST_TEXTS = ['turkishTitle', 'englishTitle', 'turkishNote', 'englishNote'];
const OF_VERSES = [
  'verses.turkishTranslation',
  'verses.englishTranslation',
  'verses.words.pauseAfter',
];

const namesOf = (surah: SurahNames, languages: Language[]) =>
  languages.map((language) => surah[`${language}NameTranscription`]).join(' / ');

const linesOf = (verse: Translations & { arabicText: string }, languages: Language[]) => [
  verse.arabicText,
  ...languages.flatMap((language) => verse[`${language}Translation`] ?? []),
];

interface PostText extends Record<`${Language}${'Title' | 'Note'}`, string> {
  verses: (Translations & {
    /** The opening phrase has none. */
    verseReference?: string;
    words: { arabicText: string; pauseAfter: string | null }[];
  })[];
}

function postText({ verses: rows, ...post }: PostText, languages: Language[]): string[] {
  return [
    ...languages.flatMap((language) => [
      post[`${language}Title`],
      textOfHtml(post[`${language}Note`]),
      '',
    ]),
    ...rows.flatMap(({ verseReference, words, ...translations }) => [
      ...(verseReference ? [verseReference] : []),
      ...linesOf({ ...translations, arabicText: words.map(wordText).join(' ') }, languages),
      '',
    ]),
  ];
}

/** The sign of prostration is apart from the word, as in `Verse.arabicText`. */
const wordText = ({ arabicText, pauseAfter }: PostText['verses'][number]['words'][number]) =>
  arabicText + (pauseAfter === '۩' ? ' ۩' : (pauseAfter ?? ''));

/** The language of `?lang=`, or both. */
export function languagesOf(lang: string | null): Language[] {
  if (lang === 'tr') return ['turkish'];
  return lang === 'en' ? ['english'] : ['turkish', 'english'];
}

/** The text with its sources and address. */
export function plainText(
  { textOf, path }: PlainCall,
  data: unknown,
  { languages, origin }: { languages: Language[]; origin: string },
): string {
  const sources = new Set(languages.flatMap((one) => ATTRIBUTIONS[one].map(attributionLine)));
  const lang = languages.length === 1 ? `?lang=${languages[0] === 'turkish' ? 'tr' : 'en'}` : '';
  const [page = '', place] = path.split('#');
  const address = `${origin}${page}${lang}${place === undefined ? '' : `#${place}`}`;
  const lines = [...textOf(data as never, languages), ...sources, address];
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

/**
 * Everything that a plain form depends on except the content and the origin.
 * @returns undefined if the address has no plain form
 */
export function plainKey(target: string): string | undefined {
  // As the handler reads it, so that no other address has its key.
  const { pathname: path, searchParams: search } = new URL(target, 'http://localhost');
  if (!ADDRESS.test(path)) return undefined;
  if (plainFormOf(path) === 'txt') return `${path} ${languagesOf(search.get('lang')).join()}`;
  if (!search.has('fields')) return path;
  const names = new Set(
    search
      .getAll('fields')
      .join(',')
      .split(',')
      .map((name) => name.trim()),
  );
  return `${path}?${[...names].sort().join()}`;
}

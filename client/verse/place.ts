import { byLanguage, type Language } from '../language';
import { readStored, useStored, writeStored } from './browserStore';

/*
 * The place where a reader goes on, stored only in this browser: the key of the verse, for the page of
 * a surah, page or juz its address, and the names of the surah: `36:40 /surahs/36 Yâsîn/Ya-Sin`.
 */
const PLACE = 'lastVerse';

interface SurahNames {
  readonly turkishNameTranscription: string;
  readonly englishNameTranscription: string;
}

export interface Place {
  key: string;
  /** The address of the verse on the page where it was read. */
  to: string;
  /** "Yâsîn 36:40" */
  labelOf(language: Language): string;
}

const FORM =
  /^([1-9]\d{0,2}:[1-9]\d{0,2})(?: (\/(?:surahs|pages|juz)\/[1-9]\d{0,2}))?(?: ([^/]+)\/([^/]+))?$/;

/** The kept place; undefined on the server and before the first verse. */
export function usePlace(): Place | undefined {
  return parsePlace(useStored(PLACE));
}

function parsePlace(stored: string): Place | undefined {
  const [, key, page, turkish = '', english = ''] = FORM.exec(stored) ?? [];
  if (key === undefined) return undefined;
  const names = { turkishNameTranscription: turkish, englishNameTranscription: english };
  return {
    key,
    to: page ? `${page}#${anchorOf(page, key)}` : `/verses/${key}`,
    labelOf: (language) => `${byLanguage(language, names, 'NameTranscription')} ${key}`.trim(),
  };
}

/** The id of a verse on a reading page. */
export const anchorOf = (page: string, key: string): string =>
  page.startsWith('/surahs/') ? key.slice(key.indexOf(':') + 1) : key;

/** Keeps a verse that is read on the page of its surah, page or juz. */
export function keepPlace(page: string, key: string, names: SurahNames): void {
  writeStored(PLACE, [key, page, formatNames(names)].join(' '));
}

/** The verse that was opened last on a page of its own. */
let opened = '';

/**
 * Keeps a verse that is opened on a page of its own. A single verse, such as one from a search, does not
 * replace the place in a surah, page or juz until the reader goes on to the next verse.
 */
export function rememberVerse(key: string, names: SurahNames): void {
  const goesOn = isNext(opened, key);
  opened = key;
  const stored = readStored(PLACE);
  const isOnReadingPage = stored.includes(' /');
  if (!isOnReadingPage || goesOn) writeStored(PLACE, [key, formatNames(names)].join(' '));
}

const formatNames = (names: SurahNames) =>
  `${names.turkishNameTranscription}/${names.englishNameTranscription}`;

/** Whether a verse may follow another: the next one of its surah, or the first of the next surah. */
function isNext(from: string, to: string): boolean {
  const [fromSurah = 0, fromVerse = 0] = from.split(':').map(Number);
  const [surah = 0, verse = 0] = to.split(':').map(Number);
  return surah === fromSurah ? verse === fromVerse + 1 : surah === fromSurah + 1 && verse === 1;
}

/** Finds the verses that a text names: by a reference, or else by a famous name. */
import {
  isInMushaf,
  parseVerseRun,
  verseKeysOf,
  type VerseRun,
} from '../../../text/verseReference';
import { parseVerseKey } from '../../../text/verseReference';
import { JUZ_COUNT, PAGE_COUNT } from '../../../text/quranCounts';
import { VERSE_COUNTS } from '../../../text/verseCounts';
import { ToolError, type Reader } from '../tool';

export interface FoundReference {
  kind: 'verses' | 'surah' | 'juz' | 'page';
  runs: VerseRun[];
  /** Number of the surah, juz or page; null for verses. */
  number: number | null;
  /** The famous name in its own spelling. */
  name: string | null;
  /** What the caller should know: that a name was misspelled, or that a number was ignored. */
  remarks: string[];
}

interface RunRow {
  firstVerse: { key: string };
  lastVerse: { key: string };
}

interface ReferenceRow {
  kind: 'VERSES' | 'SURAH' | 'JUZ' | 'PAGE' | 'PROBLEM';
  problem: keyof typeof PROBLEMS | null;
  number: number | null;
  isCorrected: boolean;
  surah: SurahRow | null;
  ignoredSurah: SurahRow | null;
  runs: RunRow[];
}

interface SurahRow {
  number: number;
  numberOfVerses: number;
  englishNameTranscription: string;
}

const SURAH = 'surah { number numberOfVerses englishNameTranscription }';

const RESOLVE = `query ($text: String!) {
  resolve(reference: $text) {
    kind problem number isCorrected ${SURAH} ignoredSurah { number numberOfVerses englishNameTranscription }
    runs { firstVerse { key } lastVerse { key } }
  }
}`;

const FIND_NAME = `query ($text: String!) {
  search(query: $text, pageSize: 1) {
    jump { name ${SURAH} firstVerse { key } lastVerse { key } }
  }
}`;

interface JumpRow {
  name: string | null;
  surah: SurahRow;
  firstVerse: { key: string } | null;
  lastVerse: { key: string } | null;
}

const surahName = ({ number, englishNameTranscription }: SurahRow) =>
  `surah ${number} (${englishNameTranscription})`;

const PROBLEMS = {
  NO_SURAH: () => `There is no such surah: surahs have the numbers 1 to ${VERSE_COUNTS.length}.`,
  NO_VERSE: (surah: SurahRow | null) =>
    surah
      ? `There is no such verse: ${surahName(surah)} has ${surah.numberOfVerses} verses.`
      : 'There is no such verse.',
  BACKWARDS: () => 'The last verse precedes the first.',
  NO_JUZ: () => `There is no such juz: juz have the numbers 1 to ${JUZ_COUNT}.`,
  NO_PAGE: () =>
    `There is no such page: pages of the Madinah mushaf have the numbers 1 to ${PAGE_COUNT}.`,
};

const EXPECTED =
  'Expected a reference such as "2:255", "2:255-257", "Al-Baqarah 255", "Bakara 2:255", "البقرة ٢٥٥", "juz 30" or "page 50", or the name of a surah or of a famous verse such as "Ayetel Kürsi".';

/** @throws {ToolError} if there is no such verse, with the reason, or if the text names no verses */
export async function findVerses(text: string, reader: Reader): Promise<FoundReference> {
  const plain = parseVerseRun(text.trim());
  if (plain && isInMushaf(plain.first) && isInMushaf(plain.last) && inOrder(plain)) {
    return { kind: 'verses', runs: [plain], number: null, name: null, remarks: [] };
  }
  const { resolve } = await reader.run<{ resolve: ReferenceRow | null }>(RESOLVE, { text });
  return resolve ? ofReference(resolve, text) : ofName(text, reader);
}

const inOrder = ({ first, last }: VerseRun) => first.verse <= last.verse;

function ofReference(row: ReferenceRow, text: string): FoundReference {
  const { kind, problem, surah, ignoredSurah, isCorrected } = row;
  if (kind === 'PROBLEM') {
    throw new ToolError(`"${text}": ${PROBLEMS[problem ?? 'NO_VERSE'](surah)}`);
  }
  return {
    kind: kind.toLowerCase() as FoundReference['kind'],
    runs: kind === 'SURAH' && surah ? [wholeSurah(surah)] : row.runs.map(runOf),
    number: kind === 'SURAH' ? (surah?.number ?? null) : row.number,
    name: null,
    remarks: [
      ...(isCorrected && surah ? [`The name was misspelled; ${surahName(surah)} is assumed.`] : []),
      ...(ignoredSurah
        ? [`The number of ${surahName(ignoredSurah)} beside the name was ignored.`]
        : []),
    ],
  };
}

async function ofName(text: string, reader: Reader): Promise<FoundReference> {
  const { search } = await reader.run<{ search: { jump: JumpRow | null } }>(FIND_NAME, { text });
  const { jump } = search;
  if (!jump) throw new ToolError(`"${text}" names no verses. ${EXPECTED}`);
  const { name, surah, firstVerse, lastVerse } = jump;
  if (firstVerse && lastVerse) {
    const runs = [runOf({ firstVerse, lastVerse })];
    return { kind: 'verses', runs, number: null, name, remarks: [] };
  }
  return { kind: 'surah', runs: [wholeSurah(surah)], number: surah.number, name, remarks: [] };
}

const runOf = ({ firstVerse, lastVerse }: RunRow): VerseRun => ({
  first: referenceOf(firstVerse.key),
  last: referenceOf(lastVerse.key),
});

function referenceOf(key: string) {
  const reference = parseVerseKey(key);
  if (!reference) throw new Error(`${key} is no key of a verse.`);
  return reference;
}

const wholeSurah = ({ number, numberOfVerses }: SurahRow): VerseRun => ({
  first: { surah: number, verse: 1 },
  last: { surah: number, verse: numberOfVerses },
});

/** Keys of all verses, each once, in the order of the text. */
export const keysOf = ({ runs }: FoundReference) => [...new Set(runs.flatMap(verseKeysOf))];

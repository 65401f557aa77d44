/** The first fill of an empty database: surahs, verses and words. */
import { createHafs, type Surah } from 'quran-meta';
import { turkishTranscription } from '../../api/text/turkishTranscription';
import type { PrismaClient } from '../client/client';
import {
  readArabicVerses,
  readEnglishTranslations,
  readEnglishWords,
  readTurkishTranslations,
  type SourceVerse,
} from './quranText';
import { surahNames } from './surahs';

export interface ImportProgress {
  /** Rows written so far. */
  done: number;
  total: number;
}

/** Rows sent in one statement: large enough to be fast, small enough to show progress. */
const CHUNK = 4000;

/** Any number that nothing else in this database locks: two processes must not fill it at once. */
const IMPORT_LOCK = 6236_77429;

/**
 * Fills an empty database with the whole Qur'an, in one transaction: a killed import leaves nothing.
 * @returns false when the database already had verses; then nothing is changed
 * @throws {Error} when a package's data doesn't have the counts of this division
 */
export async function importQuran(
  prisma: PrismaClient,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<boolean> {
  if ((await prisma.verse.count()) > 0) return false;
  const tables = readTables();
  const total = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
  return prisma.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`;
      if ((await transaction.verse.count()) > 0) return false;
      let done = 0;
      const write = async <Row>(rows: Row[], insert: (json: string) => PromiseLike<unknown>) => {
        for (let start = 0; start < rows.length; start += CHUNK) {
          const chunk = rows.slice(start, start + CHUNK);
          await insert(JSON.stringify(chunk));
          done += chunk.length;
          onProgress({ done, total });
        }
      };
      await transaction.surah.createMany({ data: tables.surahs });
      done = tables.surahs.length;
      await write(
        tables.verses,
        (json) => transaction.$executeRaw`
          INSERT INTO "Verse" (id, "surahId", "numberInSurah", key, "turkishTranslation", "englishTranslation")
          SELECT * FROM json_to_recordset(${json}::json) AS row(id int, "surahId" int,
            "numberInSurah" int, key text, "turkishTranslation" text, "englishTranslation" text)`,
      );
      await write(
        tables.words,
        (json) => transaction.$executeRaw`
          INSERT INTO "Word" (id, "verseId", "numberInVerse", key, "arabicText", "pauseAfter",
            "turkishTranscription", "englishTranscription", "englishTranslation")
          SELECT * FROM json_to_recordset(${json}::json) AS row(id int, "verseId" int,
            "numberInVerse" int, key text, "arabicText" text, "pauseAfter" text,
            "turkishTranscription" text, "englishTranscription" text, "englishTranslation" text)`,
      );
      await transaction.contentRevision.upsert({
        where: { id: 1 },
        create: { revision: 1 },
        update: { revision: { increment: 1 }, changedAt: new Date() },
      });
      return true;
    },
    { maxWait: 60_000, timeout: 600_000 },
  );
}

function readTables() {
  const verses = readArabicVerses();
  const glosses = readEnglishWords();
  const turkish = readTurkishTranslations();
  const english = readEnglishTranslations();
  const count = verses.reduce((sum, verse) => sum + verse.words.length, 0);
  expectCount('verses', verses.length, 6236);
  expectCount('Turkish translations', turkish.length, 6236);
  expectCount('English translations', english.length, 6236);
  expectCount('words', count, 77_429);
  expectCount('English glosses', glosses.length, 77_429);
  return {
    surahs: surahRows(),
    verses: verses.map((verse) => ({
      id: verse.id,
      surahId: verse.surah,
      numberInSurah: verse.number,
      key: `${verse.surah}:${verse.number}`,
      turkishTranslation: turkish[verse.id - 1],
      englishTranslation: english[verse.id - 1],
    })),
    words: verses.flatMap(wordRows).map((row, index) => ({
      ...row,
      id: index + 1,
      englishTranscription: glosses[index]?.transcription,
      englishTranslation: glosses[index]?.gloss,
    })),
  };
}

function surahRows() {
  const hafs = createHafs();
  return surahNames.map(({ number, ...names }) => {
    const { surahOrder, isMeccan, ayahCount } = hafs.getSurahMeta(number as Surah);
    return {
      ...names,
      id: number,
      number,
      revelationOrder: surahOrder,
      turkishRevelationPlace: isMeccan ? 'Mekke' : 'Medine',
      englishRevelationPlace: isMeccan ? 'Mecca' : 'Medina',
      numberOfVerses: ayahCount,
    };
  });
}

function wordRows({ id, surah, number, words }: SourceVerse) {
  return words.map((word, index) => ({
    ...word,
    verseId: id,
    numberInVerse: index + 1,
    key: `${surah}:${number}:${index + 1}`,
    turkishTranscription: turkishTranscription(word.arabicText),
  }));
}

function expectCount(what: string, found: number, expected: number): void {
  if (found !== expected) {
    throw new Error(`The import expects ${expected} ${what} and found ${found}.`);
  }
}

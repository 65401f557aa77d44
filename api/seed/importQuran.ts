/** Fills an empty database with the text of the Qur'an and the content of this project. */
import { createHafs, type Surah } from 'quran-meta';
import { incrementContentRevision } from '../write/changes';
import { chunksOf } from '../write/chunks';
import { completeImportedWords } from '../write/importedWords';
import { completeRootSenses } from '../write/rootSenses';
import { writeVerseKeys } from '../write/verseKeys';
import { wordTranscription } from '../../text/transcription/transcription';
import { NUMBER_OF_VERSES, NUMBER_OF_WORDS } from '../../text/quranCounts';
import type { Prisma, PrismaClient } from '../__generated__/prisma/client';
import { collectGarbage } from '../database/garbage';
import { EVERYTHING } from '../database/tags';
import { FROM_LEXICON, FROM_RULE } from '../database/provenance';
import { waitFor, type ReportLine } from '../database/waiting';
import { BULK_TRANSACTION, continueKeySequences, updateStatistics } from '../database/bulkLoad';
import { glossRows } from './glosses';
import { grammarRows } from './grammar';
import { countingRows } from './leftOut';
import { aliasRows, postRows, termRows, type SeedContent } from './content';
import { addTranslations, allAdded } from './furtherTranslations';
import { forgetForms } from '../../content/grammar/memory';
import {
  readArabicVerses,
  readEnglishTranslations,
  readEnglishGlosses,
  readTurkishTranslations,
  type SourceVerse,
} from './quranText';
import { detailsOf } from '../../content/surahDetails';
import { surahNames } from '../../content/surahs';

interface ImportProgress {
  /** Rows written so far. */
  done: number;
  total: number;
}

/** Rows per statement: many enough to be fast, few enough to show progress. */
const ROWS_PER_CHUNK = 2000;

/** Statements after which the texts of their rows are collected. */
const CHUNKS_PER_COLLECTION = 10;

/** Verses after whose analysis the garbage that it left is collected, which V8 would let grow to hundreds of MiB. */
const VERSES_PER_COLLECTION = 250;

/** Key of the advisory lock that prevents two processes from filling the database at once. */
const IMPORT_LOCK = 6236_77429;

interface ImportOptions {
  onProgress?: (progress: ImportProgress) => void;
  /** Reads further content, including roots and glosses of the words. */
  readContent?: () => SeedContent;
  /** Receives a line every few seconds while another process fills the database. */
  report?: ReportLine;
}

/**
 * Fills an empty database with the whole Qur'an in one transaction, so that a killed import leaves no
 * rows. If another process fills it, waits until that succeeds or fails.
 * @returns false if the database already has verses; nothing is changed then
 * @throws {Error} if the data of a package does not have the expected counts
 */
export async function importQuran(
  prisma: PrismaClient,
  { onProgress = () => undefined, readContent, report }: ImportOptions = {},
): Promise<boolean> {
  let outcome = 'busy' as Outcome;
  const attempt = async () => {
    outcome = await fillOnce(prisma, onProgress, readContent);
    return outcome !== 'busy';
  };
  await waitFor(attempt, { what: "another process to import the Qur'an", report });
  return outcome === 'filled';
}

type Outcome = 'filled' | 'was filled' | 'busy';

/** @returns busy if another process fills the database */
async function fillOnce(
  prisma: PrismaClient,
  onProgress: (progress: ImportProgress) => void,
  readContent: (() => SeedContent) | undefined,
): Promise<Outcome> {
  if ((await prisma.verse.count()) > 0) return 'was filled';
  return prisma.$transaction(async (transaction): Promise<Outcome> => {
    const [lock] = await transaction.$queryRaw<{ isFree: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(${IMPORT_LOCK}) AS "isFree"`;
    if (!lock?.isFree) return 'busy';
    if ((await transaction.verse.count()) > 0) return 'was filled';
    const content = readContent?.();
    const text = readText(content);
    const further = content && contentRows(content, text);
    if (further) setElementSources(text.words, further.elementWords);
    forgetForms();
    collectGarbage();
    const tables = [...Object.values(text), ...Object.values(further ?? {})];
    const total = tables.reduce((sum, rows) => sum + rows.length, 0);
    let done = 0;
    let chunks = 0;
    const write: Write = async (rows, insert) => {
      for (const { chunk } of chunksOf(rows, ROWS_PER_CHUNK)) {
        await insert(chunk);
        done += chunk.length;
        if (++chunks % CHUNKS_PER_COLLECTION === 0) collectGarbage();
        onProgress({ done, total });
      }
    };
    await writeText(transaction, text, write);
    await completeImportedWords(transaction);
    await completeRootSenses(transaction);
    if (further) await writeContent(transaction, further, write);
    // Before the first revision, after which changes are logged.
    if (further) await addTranslations(transaction);
    const revision = await incrementContentRevision(transaction, [EVERYTHING]);
    if (further) await transaction.contentRevision.update({ where: { id: 1 }, data: allAdded() });
    await writeVerseKeys(transaction, revision);
    await updateStatistics(transaction);
    return 'filled';
  }, BULK_TRANSACTION);
}

/** Writes rows in chunks and reports progress. */
type Write = <Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => PromiseLike<unknown>,
) => Promise<void>;

type Transaction = Prisma.TransactionClient;

async function writeText(tx: Transaction, text: Text, write: Write): Promise<void> {
  await write(text.surahs, (data) => tx.surah.createMany({ data }));
  await write(text.roots, (data) => tx.root.createMany({ data }));
  await write(
    text.verses,
    (rows) => tx.$executeRaw`
      INSERT INTO "Verse" (id, "surahId", "numberInSurah", key, "turkishTranslation", "englishTranslation")
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row(id int, "surahId" int,
        "numberInSurah" int, key text, "turkishTranslation" text, "englishTranslation" text)`,
  );
  await write(
    text.words,
    (rows) => tx.$executeRaw`
      INSERT INTO "Word" (id, "verseId", "numberInVerse", key, "arabicText", "pauseAfter", "rootId",
        "turkishTranscription", "turkishTranslation", "englishTranscription", "englishTranslation",
        "turkishGlossOf", "englishGlossOf", "turkishSource", "englishSource", "rootSource",
        "termElementsSource", lemma, "lemmaSource", grammar, "grammarSource")
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row(id int, "verseId" int,
        "numberInVerse" int, key text, "arabicText" text, "pauseAfter" text, "rootId" int,
        "turkishTranscription" text, "turkishTranslation" text, "englishTranscription" text,
        "englishTranslation" text, "turkishGlossOf" int, "englishGlossOf" int, "turkishSource" text,
        "englishSource" text, "rootSource" text, "termElementsSource" text, lemma text,
        "lemmaSource" text, grammar text, "grammarSource" text)`,
  );
}

async function writeContent(tx: Transaction, rows: ContentTables, write: Write): Promise<void> {
  await write(rows.characters, (data) => tx.character.createMany({ data }));
  await write(rows.signs, (data) => tx.readingSign.createMany({ data }));
  await write(rows.terms, (data) => tx.term.createMany({ data }));
  await write(rows.elements, (data) => tx.termElement.createMany({ data }));
  await write(
    rows.elementWords,
    (chunk) => tx.$executeRaw`
      INSERT INTO "TermElementWord" ("termElementId", "wordId", position)
      SELECT * FROM json_to_recordset(${JSON.stringify(chunk)}::json)
        AS row("termElementId" int, "wordId" int, position int)`,
  );
  await write(
    rows.elementVerses,
    (chunk) => tx.$executeRaw`
      INSERT INTO "TermElementVerse" ("termElementId", "verseId")
      SELECT * FROM json_to_recordset(${JSON.stringify(chunk)}::json)
        AS row("termElementId" int, "verseId" int)`,
  );
  await write(rows.phrases, (data) => tx.termElementPhrase.createMany({ data }));
  await write(rows.reasons, (data) => tx.leftOutReason.createMany({ data }));
  await write(rows.posts, (data) => tx.post.createMany({ data }));
  await write(rows.postVerses, (data) => tx.postVerse.createMany({ data }));
  await write(rows.aliases, (data) => tx.verseAlias.createMany({ data }));
  await continueKeySequences(tx);
}

type Text = ReturnType<typeof readText>;
type ContentTables = ReturnType<typeof contentRows>;

function readText(content: SeedContent | undefined) {
  const verses = readArabicVerses();
  const glosses = readEnglishGlosses();
  const turkish = readTurkishTranslations();
  const english = readEnglishTranslations();
  const count = verses.reduce((sum, verse) => sum + verse.words.length, 0);
  expectCount('verses', verses.length, NUMBER_OF_VERSES);
  expectCount('Turkish translations', turkish.length, NUMBER_OF_VERSES);
  expectCount('English translations', english.length, NUMBER_OF_VERSES);
  expectCount('words', count, NUMBER_OF_WORDS);
  expectCount('English glosses', glosses.length, NUMBER_OF_WORDS);
  const words = verses.map(wordRows);
  const entries = content ? words.flat().map((word) => content.lexicon.entryOf(word)) : [];
  const letters = new Set(entries.flatMap((entry) => entry?.root ?? []));
  const roots = [...letters].sort().map((root, index) => ({ id: index + 1, letters: root }));
  const rootIds = new Map(roots.map((root) => [root.letters, root.id]));
  let last = 0;
  return {
    surahs: surahRows(),
    roots,
    verses: verses.map((verse) => ({
      id: verse.id,
      surahId: verse.surah,
      numberInSurah: verse.number,
      key: `${verse.surah}:${verse.number}`,
      turkishTranslation: turkish[verse.id - 1],
      englishTranslation: english[verse.id - 1],
    })),
    words: words.flatMap((ofVerse, place) => {
      if ((place + 1) % VERSES_PER_COLLECTION === 0) collectGarbage();
      const first = last;
      const glossed = ofVerse.map(({ key, arabicText }, index) => ({
        key,
        arabicText,
        turkishGloss: entries[first + index]?.gloss,
        englishGloss: glosses[first + index] ?? '',
      }));
      const rows = glossRows(glossed, content);
      const analyzed = ofVerse.map(({ key, arabicText }, index) => ({
        key,
        arabicText,
        root: entries[first + index]?.root ?? null,
      }));
      const grammar = content ? grammarRows(analyzed, content) : [];
      return ofVerse.map((word, index) => {
        const entry = entries[last];
        // In place to save memory, which is the bottleneck of an import.
        return Object.assign(word, {
          rootId: entry?.root && rootIds.get(entry.root),
          rootSource: entry?.root && FROM_LEXICON,
          ...rows[index],
          ...grammar[index],
          id: ++last,
        });
      });
    }),
  };
}

/** The words that are tagged with term elements were found by rules. */
function setElementSources(words: Text['words'], tagged: readonly { wordId: number }[]): void {
  for (const { wordId } of tagged) {
    Object.assign(words[wordId - 1] ?? {}, { termElementsSource: FROM_RULE });
  }
}

function contentRows(
  { letters, signs, terms, posts, aliases }: SeedContent,
  { verses, words }: Text,
) {
  const verseIds = new Map(verses.map(({ key, id }) => [key, id]));
  const tables = termRows(terms, words);
  const { phrases, reasons } = countingRows(terms, tables.elements, words);
  return {
    characters: letters,
    signs,
    ...tables,
    phrases,
    reasons,
    ...postRows(posts, verseIds),
    aliases: aliasRows(aliases, verseIds),
  };
}

function surahRows() {
  const hafs = createHafs();
  return surahNames.map(({ number, ...names }) => {
    const { surahOrder, isMeccan, ayahCount } = hafs.getSurahMeta(number as Surah);
    return {
      ...names,
      ...detailsOf(number),
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
    turkishTranscription: wordTranscription(word.arabicText, 'TURKISH_DIA'),
    englishTranscription: wordTranscription(word.arabicText, 'ENGLISH_IJMES'),
  }));
}

function expectCount(what: string, found: number, expected: number): void {
  if (found !== expected) {
    throw new Error(`The import expects ${expected} ${what} and found ${found}.`);
  }
}

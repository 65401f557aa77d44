/**
 * How many verses are found by the wording of another translation, in comparison with MiniSearch, with the
 * full-text search of PostgreSQL and with the exact matches alone. The queries are made by rule from texts that are not
 * in the product.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translation as hilaliKhan } from '@kmaslesa/quran_translation-english_hilali_khan/data.js';
import MiniSearch from 'minisearch';
import { openEmbedded, type EmbeddedDatabase } from '../../api/database/embedded';
import { searchVerses } from '../../api/schema/search/searchVerses';
import { isCommonWord } from '../../api/schema/search/words/stopWords';
import type { Context } from '../../api/context';
import { foldedWords, type LatinLanguage } from '../../text/foldLatin';
import type { Part } from '../bench';
import type { Figure } from '../figures';
import { filledData } from '../filledData';
import { copyOf } from '../resources';

/** The Turkish text is not on npm; without it, only the English queries are measured. */
const TURKISH_FILE = join(
  process.cwd(),
  '../shared/data/data-quran/ayah-translation/tr-yazir-tanzil.md',
);

const QUERIES_PER_KIND = 200;
const MIN_WORDS = 4;
const WITHIN = 10;

/** Minimum shares of queries whose verse is among the first ten. */
const TARGETS: Record<LatinLanguage, Record<Kind, number>> = {
  turkish: { content: 0.65, span: 0.8 },
  english: { content: 0.82, span: 0.76 },
};
const MAX_SHARE_OF_NOTHING = 0.01;

type Kind = 'content' | 'span';

interface Query {
  text: string;
  key: string;
}

interface VerseRow {
  key: string;
  turkish: string;
  english: string;
}

type Search = (query: string) => Promise<string[]>;

export const part: Part = {
  timeLimit: 600,
  async measure() {
    const { dataDir } = await filledData();
    const database = await openEmbedded(join(copyOf(dataDir), 'postgres'));
    try {
      const verses = await database.sql<VerseRow>`
        SELECT key, "turkishTranslation" AS turkish, "englishTranslation" AS english
        FROM "Verse" ORDER BY id`;
      const texts = {
        english: hilaliKhan.map(({ translation }) => translation),
        turkish: existsSync(TURKISH_FILE) ? versesIn(readFileSync(TURKISH_FILE, 'utf8')) : [],
      };
      const figures: Figure[] = [];
      for (const language of ['turkish', 'english'] as const) {
        if (texts[language].length === 0) {
          figures.push({ what: `${language}: its file is missing`, value: undefined, atLeast: 1 });
          continue;
        }
        const others = await otherSearches(database, verses, language);
        for (const kind of ['content', 'span'] as const) {
          const queries = queriesFrom(texts[language], verses, language, kind);
          figures.push(...(await compared(database, queries, language, kind, others)));
        }
      }
      return figures;
    } finally {
      await database.close();
    }
  },
};

async function compared(
  database: EmbeddedDatabase,
  queries: Query[],
  language: LatinLanguage,
  kind: Kind,
  others: Record<string, Search>,
): Promise<Figure[]> {
  const context = { database } as unknown as Context;
  const ask = async (query: string) => {
    const search = { query, language, pageSize: WITHIN, pageIndex: 0 };
    return (await searchVerses(search, context)).results;
  };
  const searches: Record<string, Search> = {
    search: async (query) => (await ask(query)).map(({ verseKey }) => verseKey),
    'exact matches alone': async (query) =>
      (await ask(query))
        .filter(({ matchKind }) => matchKind !== 'close')
        .map(({ verseKey }) => verseKey),
    ...others,
  };
  const figures: Figure[] = [];
  for (const [name, search] of Object.entries(searches)) {
    let found = 0;
    let nothing = 0;
    for (const { text, key } of queries) {
      const keys = await search(text);
      if (keys.includes(key)) found++;
      if (keys.length === 0) nothing++;
    }
    const isOurs = name === 'search';
    const what = `${language}, ${kind === 'content' ? 'words without common ones' : 'words in sequence'}`;
    figures.push({
      what: `${what}: ${name}`,
      value: found / queries.length,
      decimals: 3,
      ...(isOurs ? { atLeast: TARGETS[language][kind] } : {}),
    });
    if (isOurs) {
      figures.push({
        what: `${what}: share without any result`,
        value: nothing / queries.length,
        decimals: 3,
        atMost: MAX_SHARE_OF_NOTHING,
      });
    }
  }
  return figures;
}

async function otherSearches(
  database: EmbeddedDatabase,
  verses: VerseRow[],
  language: LatinLanguage,
): Promise<Record<string, Search>> {
  const fold = (term: string) => foldedWords(term, language)[0]?.key.slice(0, 5) ?? null;
  const mini = new MiniSearch<VerseRow>({
    idField: 'key',
    fields: ['turkish', 'english'],
    processTerm: fold,
  });
  mini.addAll(
    verses.map((verse) => ({ ...verse, turkish: verse.turkish, english: verse.english })),
  );
  const column = `"${language}Translation"`;
  return {
    'MiniSearch, words of five letters': (query) =>
      Promise.resolve(
        mini
          .search(query)
          .slice(0, WITHIN)
          .map(({ id }) => String(id)),
      ),
    'full-text search of PostgreSQL, any word': async (query) => {
      const words = foldedWords(query, language).map(({ start, end }) => query.slice(start, end));
      const text = words.join(' or ');
      const rows = await database.prisma.$queryRawUnsafe<{ key: string }[]>(
        `SELECT key FROM "Verse", websearch_to_tsquery('${language}', $1) q
         WHERE to_tsvector('${language}', ${column}) @@ q
         ORDER BY ts_rank(to_tsvector('${language}', ${column}), q) DESC, id LIMIT ${WITHIN}`,
        text,
      );
      return rows.map(({ key }) => key);
    },
  };
}

/** Queries of four to six words of verses in a random order, the same in every run. */
function queriesFrom(
  texts: readonly string[],
  verses: readonly VerseRow[],
  language: LatinLanguage,
  kind: Kind,
): Query[] {
  const choose = chooser(kind === 'content' ? 1 : 2);
  const queries: Query[] = [];
  while (queries.length < QUERIES_PER_KIND) {
    const verse = choose(texts.length);
    const text = plain(texts[verse] ?? '');
    const all = foldedWords(text, language);
    const words =
      kind === 'span'
        ? all
        : all.filter(({ key }) => key.length > 2 && !isCommonWord(key, language));
    const count = MIN_WORDS + choose(3);
    if (words.length <= count) continue;
    const chosen =
      kind === 'span'
        ? words.slice(...spanOf(choose(words.length - count + 1), count))
        : some(words, count, choose);
    const typed = chosen.map(({ start, end }) => text.slice(start, end)).join(' ');
    queries.push({ text: typed, key: verses[verse]?.key ?? '' });
  }
  return queries;
}

const spanOf = (start: number, count: number): [number, number] => [start, start + count];

/** Some of the words in their order. */
function some<Word>(
  words: readonly Word[],
  count: number,
  choose: (below: number) => number,
): Word[] {
  const places = new Set<number>();
  while (places.size < count) places.add(choose(words.length));
  return [...places].sort((left, right) => left - right).map((place) => words[place] as Word);
}

/** The text without what the translator added, and without its number. */
const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/g, ' ')
    .replace(/^\s*\d+[.\-:)\s]*/, '');

/** The verses of a file in which a line "# number" precedes each. */
function versesIn(file: string): string[] {
  const verses: string[] = [];
  for (const block of file.split(/^# (?=\d+$)/m).slice(1)) {
    const [number = '', ...lines] = block.split('\n');
    verses[Number(number) - 1] = lines.join(' ').trim();
  }
  return verses;
}

/** Pseudorandom integers below a limit (mulberry32). */
function chooser(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

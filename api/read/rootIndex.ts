/** Finds roots by their letters, in Arabic or Latin, or by what they mean in Turkish or English. */
import type { Database } from '../database/database';
import { LISTS } from '../database/tags';
import { cachedValue } from './rowCache';
import type { RootRow } from './rows';
import { foldEnglish, foldTurkish } from '../../text/foldLatin';
import { arabicReadings } from '../../text/latinRoots';

interface MeantRoot extends RootRow {
  /** With one letter for hamza and alif. */
  key: string;
  /** Folded words of its senses and glosses, and how many words of the Qur'an each says something of. */
  words: ReadonlyMap<string, number>;
}

/** A beginning of a word with fewer letters finds only the word itself. */
const MIN_LETTERS = 3;

/** Further words of a text are not looked up. */
const MAX_WORDS = 8;

/** A word that begins with the text, compared with the word itself. */
const WEIGHT_OF_BEGINNING = 0.5;

const lettersKey = (letters: string) => letters.replace(/[ءآؤإئا]/g, 'أ');

const rootIndex = cachedValue<MeantRoot[]>(
  [LISTS.roots, LISTS.texts],
  async ({ sql }: Database) => {
    const roots = await sql<
      RootRow & { turkishSense: string | null; englishSense: string | null; count: number }
    >`
      SELECT r.id, r.letters, r."turkishSense", r."englishSense", w.count
      FROM "Root" r JOIN (
        SELECT "rootId", count(*)::int AS count FROM "Word" GROUP BY "rootId"
      ) w ON w."rootId" = r.id`;
    const glosses = await sql<{
      id: number;
      turkish: string | null;
      english: string | null;
      count: number;
    }>`
      SELECT "rootId" AS id, "turkishTranslation" AS turkish, "englishTranslation" AS english, count(*)::int AS count
      FROM "Word" WHERE "rootId" IS NOT NULL GROUP BY 1, 2, 3`;
    const words = new Map(roots.map(({ id }) => [id, new Map<string, number>()]));
    const add = (id: number, text: string, count: number) => {
      const counts = words.get(id);
      for (const word of new Set(text.split(' '))) {
        if (word) counts?.set(word, (counts.get(word) ?? 0) + count);
      }
    };
    for (const { id, turkish, english, count } of glosses) {
      add(id, foldTurkish(turkish ?? ''), count);
      add(id, foldEnglish(english ?? ''), count);
    }
    for (const { id, turkishSense, englishSense, count } of roots) {
      add(id, foldTurkish(turkishSense ?? ''), count);
      add(id, foldEnglish(englishSense ?? ''), count);
    }
    return roots.map(({ id, letters }) => ({
      id,
      letters,
      key: lettersKey(letters),
      words: words.get(id) ?? new Map<string, number>(),
    }));
  },
);

/** The roots that a text names, best first. */
export async function findRoots(
  text: string,
  context: Parameters<typeof rootIndex>[0],
  limit: number,
): Promise<RootRow[]> {
  const roots = await rootIndex(context);
  const arabic = lettersKey(text.replace(/[^\u0621-\u064A]/g, ''));
  if (arabic) {
    const found = roots.filter(({ key }) => key.startsWith(arabic));
    return found.sort((one, other) => one.key.length - other.key.length).slice(0, limit);
  }
  const isConsonants = /^[bcdfghjklmnpqrstvwxyzşçğʾʿ’'ḥḫṣḍṭẓ\s-]{2,14}$/iu.test(text);
  const letters = isConsonants ? arabicReadings(foldTurkish(text).replaceAll(' ', '')) : [];
  const readings = new Set(letters.map(lettersKey));
  const queries = [...new Set([foldTurkish(text), foldEnglish(text)])].map(askedWords);
  return roots
    .map((root) => ({
      root,
      score: readings.has(root.key)
        ? Infinity
        : Math.max(...queries.map((words) => meaningScore(root, words))),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => (one.score === other.score ? 0 : other.score - one.score))
    .slice(0, limit)
    .map(({ root }) => root);
}

/** The words of a folded text, each once. */
const askedWords = (key: string) =>
  [...new Set(key.split(' ').filter(Boolean))].slice(0, MAX_WORDS);

/** How many of its words mean all that is asked for, at least the least of them; 0 if it does not mean one. */
function meaningScore({ words }: MeantRoot, asked: readonly string[]): number {
  if (asked.length === 0) return 0;
  return Math.min(
    ...asked.map((one) => {
      let score = words.get(one) ?? 0;
      if (one.length < MIN_LETTERS) return score;
      for (const [word, count] of words) {
        if (word !== one && word.startsWith(one)) score += WEIGHT_OF_BEGINNING * count;
      }
      return score;
    }),
  );
}

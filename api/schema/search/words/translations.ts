/** Finds the words of a query in the further translations. */
import type { Context } from '../../../context';
import type { MatchKind, SearchResultRow, TextRange } from '../../../read/rows';
import { anyWords } from '../../../../text/foldAny';
import type { TranslationRow } from '../../../../text/translations';
import type { IndexedTranslation } from '../index/translationIndex';
import type { Findings } from './ranking';

/** Scripts that are written without spaces between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

const MIN_LETTERS = 2;

/** Shorter words are those of too many languages, unless they are in sequence. */
const MIN_WORD_LETTERS = 4;

const KINDS = ['phrase', 'allWords', 'wordBeginning'] as const satisfies MatchKind[];

interface Match {
  kind: number;
  translation: TranslationRow;
}

/**
 * Verses that have all words of the query in one further translation: first those with the words in sequence, then
 * those with the words, then those with words that begin like them.
 */
export function findInTranslations(
  query: string,
  isPhrase: boolean,
  indexed: readonly IndexedTranslation[],
): Findings | undefined {
  const keys = anyWords(query).map(({ key }) => key);
  const words = [...new Set(keys)];
  const phrase = WITHOUT_SPACES.test(query) ? keys.join(' ') : ` ${keys.join(' ')} `;
  const isLong = (word: string) => word.length >= MIN_WORD_LETTERS || WITHOUT_SPACES.test(word);
  const lastKind = words.every(isLong) ? 2 : words.some(isLong) ? 1 : 0;
  if (words.join('').length < MIN_LETTERS) return undefined;
  const parts = words.map((word) => (WITHOUT_SPACES.test(word) ? word : ` ${word}`));
  const matches = new Map<number, Match>();
  for (const { translation, texts } of indexed) {
    texts.forEach((text, verse) => {
      const kind = kindIn(text, { phrase, parts, isPhrase: isPhrase || words.length > 1 });
      if (kind < 0 || kind > lastKind || (isPhrase && kind > 0)) return;
      if (kind < (matches.get(verse)?.kind ?? KINDS.length))
        matches.set(verse, { kind, translation });
    });
  }
  if (matches.size === 0) return undefined;
  const verses = [...matches].sort(([one, a], [other, b]) => a.kind - b.kind || one - other);
  return {
    matchedIn: 'translation',
    verses: verses.map(([verse]) => verse),
    kindOf: (verse) => KINDS[matches.get(verse)?.kind ?? 1] ?? 'allWords',
    placesIn: () => [],
    translationOf: (verse) => matches.get(verse)?.translation,
  };
}

/** Index of the kind; -1 for a text without the words. */
function kindIn(
  text: string,
  { phrase, parts, isPhrase }: { phrase: string; parts: readonly string[]; isPhrase: boolean },
): number {
  if (!parts.every((part) => text.includes(part))) return -1;
  if (isPhrase && text.includes(phrase)) return 0;
  return parts.every((part) => !part.startsWith(' ') || text.includes(`${part} `)) ? 1 : 2;
}

/** Adds the texts of the translations, with the ranges of the words, to the results of a page. */
export async function withTranslations(
  results: readonly SearchResultRow[],
  query: string,
  { database: { sql } }: Context,
): Promise<SearchResultRow[]> {
  const found = results.flatMap(({ verseId, inTranslation }) =>
    inTranslation ? { verseId, translation: inTranslation } : [],
  );
  if (found.length === 0) return [...results];
  const rows = await sql<{
    verseId: number;
    translationId: number;
    text: string;
    note: string | null;
  }>`
    SELECT t.* FROM "TranslationVerse" t
    JOIN unnest(
      ${found.map(({ translation }) => translation.id)}::int[],
      ${found.map(({ verseId }) => verseId)}::int[]
    ) AS chosen(translation, verse)
      ON chosen.translation = t."translationId" AND chosen.verse = t."verseId"`;
  const keys = anyWords(query).map(({ key }) => key);
  return results.map((result) => {
    const { inTranslation: translation, verseId } = result;
    const row = rows.find(
      (one) => one.verseId === verseId && one.translationId === translation?.id,
    );
    if (!translation || !row) return result;
    const { text, note: notes } = row;
    return {
      ...result,
      matchedTranslation: { translation, text, notes },
      ranges: rangesIn(text, keys),
    };
  });
}

/** The words that begin like those of the query. */
function rangesIn(text: string, keys: readonly string[]): TextRange[] {
  const isFound = (key: string) =>
    keys.some((one) => key.startsWith(one) || (WITHOUT_SPACES.test(one) && key.includes(one)));
  return anyWords(text).flatMap(({ key, start, end }) => (isFound(key) ? { start, end } : []));
}

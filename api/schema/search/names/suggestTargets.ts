import type { Language } from '../../../__generated__/prisma/client';
import type { Context } from '../../../context';
import { selectVerse, type RootRow, type SuggestionRow, type VerseRow } from '../../../read/rows';
import { foldTurkish } from '../../../../text/foldLatin';
import { SEARCH_LIMITS } from '../../../../text/searchLimits';
import { arabicReadings } from '../../../../text/latinRoots';
import { searchNamesOf } from '../../../read/searchNames';
import { readQuery } from '../../../../text/readQuery';
import { versesOf } from './referredVerses';
import { searchIndexOf } from '../index/searchIndex';
import { findCandidates } from './suggestions';

/** Unless there are too few of other kinds. */
const MAX_PER_KIND = 3;

export async function suggestTargets(
  typed: string,
  language: Language,
  context: Context,
): Promise<SuggestionRow[]> {
  const { text, root } = readQuery(typed);
  if (text === '') return [];
  // Loads the index for the search that follows. The search reports failures.
  Promise.resolve(searchIndexOf(context)).catch(() => undefined);
  const first = [
    ...(await referredVerse(text, language, context)),
    ...(await rootsByConsonants(root?.letters ?? text, context)),
  ];
  const candidates = await findCandidates(root?.letters ?? text, context);
  // Of several names of a verse, the best is enough.
  const found = candidates.filter(
    ({ verseId }, index) =>
      verseId === undefined || candidates.findIndex((other) => other.verseId === verseId) === index,
  );
  const few = found.filter(
    ({ kind }, index) =>
      found.slice(0, index).filter((one) => one.kind === kind).length < MAX_PER_KIND,
  );
  const chosen = [...new Set([...few, ...found])].slice(0, SEARCH_LIMITS.suggestions);
  const verses = await readVerses(
    chosen.flatMap(({ verseId }) => verseId ?? []),
    context,
  );
  const rest = chosen.flatMap(({ labelIn, target, verseId }): SuggestionRow[] => {
    const verse = verses.get(verseId ?? 0);
    const to = target ?? (verse && ({ __typename: 'Verse', ...verse } as const));
    return to ? [{ label: labelIn(language), target: to }] : [];
  });
  const all = new Map([...first, ...rest].map((suggestion) => [suggestion.label, suggestion]));
  return [...all.values()].slice(0, SEARCH_LIMITS.suggestions);
}

async function referredVerse(
  text: string,
  language: Language,
  context: Context,
): Promise<SuggestionRow[]> {
  const { references, surahs } = await searchNamesOf(context);
  const reference = references.parse(text);
  const [run] = (reference && versesOf(reference)) ?? [];
  const verse = run && (await readVerses([run.first], context)).get(run.first);
  if (!verse) return [];
  const surah = surahs.get(verse.surahId);
  const name = language === 'english' ? 'englishNameTranscription' : 'turkishNameTranscription';
  return [{ label: `${verse.key} - ${surah?.[name]}`, target: { __typename: 'Verse', ...verse } }];
}

/** Roots typed as Latin consonants, such as "ktb". */
async function rootsByConsonants(
  typed: string,
  { database: { sql } }: Context,
): Promise<SuggestionRow[]> {
  const isConsonants = /^[bcdfghjklmnpqrstvwyz'-]{3,6}$/i.test(typed);
  const letters = isConsonants ? arabicReadings(foldTurkish(typed)) : [];
  if (letters.length === 0) return [];
  const roots = await sql<RootRow>`
    SELECT id, letters FROM "Root" WHERE translate(letters, 'أإؤئء', 'ااااا') = ANY(${letters}::text[])
    ORDER BY letters LIMIT ${MAX_PER_KIND}`;
  return roots.map((root) => ({
    label: [...root.letters].join(' '),
    target: { __typename: 'Root', ...root },
  }));
}

async function readVerses(ids: number[], { database: { sql } }: Context) {
  if (ids.length === 0) return new Map<number, VerseRow>();
  const verses = await sql<VerseRow>`${selectVerse} WHERE v.id = ANY(${ids}::int[])`;
  return new Map(verses.map((verse) => [verse.id, verse]));
}

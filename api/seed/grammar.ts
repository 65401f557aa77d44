/** Lemma and grammar of the words, as the rules of this project derive them. */
import { analyse } from '../../content/grammar/analyse';
import { forgetForms } from '../../content/grammar/memory';
import type { VerseWord } from '../../content/grammar/verse';
import { encodeGrammar } from '../../text/grammar';
import type { Prisma } from '../__generated__/prisma/client';
import { BULK_TRANSACTION } from '../database/bulkLoad';
import type { Database } from '../database/database';
import { FROM_RULE } from '../database/provenance';
import { EVERYTHING } from '../database/tags';
import { incrementContentRevision } from '../write/changes';
import { chunksOf } from '../write/chunks';
import { writeVerseKeys } from '../write/verseKeys';
import type { SeedContent } from './content';

type Transaction = Prisma.TransactionClient;

/**
 * The columns of the grammar of a verse.
 * @param words all words of the verse in order
 */
export function grammarRows(words: readonly VerseWord[], content: Pick<SeedContent, 'analyse'>) {
  return content.analyse(words).map(({ lemma, ...grammar }) => ({
    lemma: lemma ?? null,
    lemmaSource: lemma ? FROM_RULE : null,
    grammar: grammar.segments.length > 0 ? encodeGrammar(grammar) : null,
    grammarSource: grammar.segments.length > 0 ? FROM_RULE : null,
  }));
}

/** Analyzes the words of a database that was filled before their grammar was stored. */
export async function completeGrammar(database: Database): Promise<void> {
  if (await isComplete(database.prisma)) return;
  const revision = await database.prisma.$transaction(async (tx) => {
    // Other processes that start wait until the words are analyzed.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${GRAMMAR_LOCK})::text`;
    if (await isComplete(tx)) return undefined;
    const verses = await tx.verse.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
    const ids = verses.map(({ id }) => id);
    for (const { chunk } of chunksOf(ids, VERSES_PER_CHUNK)) await analyzeVerses(tx, chunk);
    forgetForms();
    const next = await incrementContentRevision(tx, [EVERYTHING]);
    // Searches compare lemmas.
    await writeVerseKeys(tx, next);
    return next;
  }, BULK_TRANSACTION);
  if (revision !== undefined) database.announceRevision(revision, [EVERYTHING]);
}

/** Key of the advisory lock under which the words are analyzed. */
const GRAMMAR_LOCK = 77429_6236;

const VERSES_PER_CHUNK = 250;

/** True also for a database without words. */
async function isComplete({ word }: Pick<Transaction, 'word'>): Promise<boolean> {
  if (await word.findFirst({ where: { grammar: { not: null } }, select: { id: true } }))
    return true;
  return (await word.findFirst({ select: { id: true } })) === null;
}

/** Lemmas that were imported stay. */
async function analyzeVerses(tx: Transaction, verseIds: readonly number[]): Promise<void> {
  const verses = await tx.$queryRaw<{ words: (VerseWord & { id: number })[] }[]>`
    SELECT json_agg(json_build_object('id', w.id, 'key', w.key, 'arabicText', w."arabicText", 'root', r.letters)
      ORDER BY w.id) AS words
    FROM "Word" w LEFT JOIN "Root" r ON r.id = w."rootId"
    WHERE w."verseId" = ANY(${[...verseIds]}::int[]) GROUP BY w."verseId"`;
  const rows = verses.flatMap(({ words }) => {
    const grammar = grammarRows(words, { analyse });
    return words.map(({ id }, index) => ({ id, ...grammar[index] }));
  });
  await tx.$executeRaw`
    UPDATE "Word" w SET grammar = g.grammar, "grammarSource" = g."grammarSource",
      lemma = COALESCE(w.lemma, g.lemma),
      "lemmaSource" = CASE WHEN w.lemma IS NULL THEN g."lemmaSource" ELSE w."lemmaSource" END
    FROM json_populate_recordset(NULL::"Word", ${JSON.stringify(rows)}::json) g
    WHERE w.id = g.id AND g.grammar IS NOT NULL`;
}

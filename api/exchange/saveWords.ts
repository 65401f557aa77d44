/** Writes imported words in one transaction, with a revision for each changed word. */
import { incrementContentRevision } from '../write/changes';
import { chunksOf } from '../write/chunks';
import type { Database } from '../database/database';
import { fromImport } from '../database/provenance';
import { EVERYTHING } from '../database/tags';
import { followersOf } from '../write/arabicFollowers';
import { shortenChangeLog } from '../write/changeLog';
import { GLOSS_OF } from '../write/glossGroups';
import { completeRootSenses } from '../write/rootSenses';
import { writeVerseKeys } from '../write/verseKeys';
import type { Prisma } from '../__generated__/prisma/client';
import { BULK_TRANSACTION, updateStatistics } from '../database/bulkLoad';
import type { ImportedWord } from './format';
import { grammarLine } from './importedGrammar';
import { ImportError } from './source';

interface SaveOptions {
  /** Also overwrites fields that an admin has edited. */
  overwriteEdited: boolean;
  /** Also changes Arabic text; without it, such a change is an error. */
  changeArabic: boolean;
  /** Counts the changes without making them. */
  dryRun: boolean;
  /** Format of the file, which becomes the provenance of changed glosses and roots. */
  format: string;
  onProgress(done: number, total: number): void;
}

interface SavedWords {
  changed: number;
  /** Words that already had the same values. */
  unchanged: number;
  /** Words with a field that was edited by an admin and not overwritten. */
  edited: number;
  /** Keys of the words whose Arabic text is changed. */
  arabic: string[];
}

/** Rolls the transaction back. */
class Unsaved extends Error {}

type Transaction = Prisma.TransactionClient;
type Columns = Omit<ImportedWord, 'root' | 'grammar'> & {
  rootId?: number | null;
  grammar?: string | null;
};

const ROWS_PER_CHUNK = 4000;

/** @throws {ImportError} if Arabic text would be changed without `changeArabic`, except in a dry run */
export async function saveWords(
  database: Database,
  words: ReadonlyMap<number, ImportedWord>,
  options: SaveOptions,
): Promise<SavedWords> {
  const saved: SavedWords = { changed: 0, unchanged: 0, edited: 0, arabic: [] };
  const run = database.prisma.$transaction(async (tx) => {
    const rootIds = await rootIdsOf(tx, words);
    const edited = options.overwriteEdited ? undefined : await editedFields(tx);
    const keptGroups = edited && (await groupsOfEdited(tx, edited));
    const stored = await storedWords(tx, words);
    const rows = [...words].flatMap(([id, { root, grammar, ...values }]) => {
      const columns: Columns = {
        ...values,
        ...(grammar !== undefined && {
          grammar:
            grammar && grammarLine(values.arabicText ?? stored.get(id)?.arabicText ?? '', grammar),
        }),
        ...(root !== undefined && { rootId: root === null ? null : rootIds.get(root) }),
      };
      const unedited = Object.entries(columns).filter(([field]) => !edited?.get(id)?.has(field));
      if (unedited.length < Object.keys(columns).length) saved.edited++;
      const written = unedited.filter(([field]) => !keptGroups?.get(field)?.has(id));
      if (written.length === 0) return [];
      const given: Partial<Columns> = Object.fromEntries(written);
      const before = stored.get(id);
      const followers = before && followersOf(before, given.arabicText);
      return [{ id, values: { ...followers, ...given } }];
    });
    for (const { start, chunk } of chunksOf(rows, ROWS_PER_CHUNK)) {
      const given = JSON.stringify(chunk);
      saved.arabic.push(...(await wordsWithOtherArabic(tx, given)));
      if (saved.arabic.length > 0 && !options.changeArabic && !options.dryRun) continue;
      const changed = await writeWords(tx, given, fromImport(options.format));
      saved.changed += changed;
      saved.unchanged += chunk.length - changed;
      options.onProgress(start + chunk.length, rows.length);
    }
    if (saved.arabic.length > 0 && !options.changeArabic && !options.dryRun) {
      throw new ImportError(
        `Nothing was imported: the file would change the Arabic text of ${listed(saved.arabic)}. Add --change-arabic if you want that.`,
      );
    }
    const recorded = options.changeArabic ? await recordImported(tx, words) : 0;
    // New roots are not created for words that stay as they are.
    if (options.dryRun || saved.changed + recorded === 0) throw new Unsaved();
    const revision = await incrementContentRevision(tx, [EVERYTHING]);
    await writeVerseKeys(tx, revision);
    await updateStatistics(tx);
    return revision;
  }, BULK_TRANSACTION);
  const revision = await run.catch((error: unknown) => {
    if (!(error instanceof Unsaved)) throw error;
  });
  if (revision !== undefined) {
    database.announceRevision(revision, [EVERYTHING]);
    await shortenChangeLog(database);
  }
  return saved;
}

/** Keys of words whose Arabic text or pause mark differs from the given one. */
async function wordsWithOtherArabic(tx: Transaction, rows: string): Promise<string[]> {
  const words = await tx.$queryRaw<{ key: string }[]>`
    SELECT w.key FROM "Word" w
    JOIN json_to_recordset(${rows}::json) AS g(id int, values jsonb) ON g.id = w.id
    WHERE g.values ? 'arabicText' AND g.values ->> 'arabicText' <> w."arabicText"
      OR g.values ? 'pauseAfter' AND g.values ->> 'pauseAfter' IS DISTINCT FROM w."pauseAfter"
    ORDER BY w.id`;
  return words.map(({ key }) => key);
}

/**
 * Records the Arabic text of a file as the imported one, also of words that keep the edit of an admin.
 * @returns the number of words whose imported text is new
 */
async function recordImported(
  tx: Transaction,
  words: ReadonlyMap<number, ImportedWord>,
): Promise<number> {
  const rows = [...words].flatMap(([wordId, { arabicText, pauseAfter = null }]) =>
    arabicText === undefined ? [] : [{ wordId, arabicText, pauseAfter }],
  );
  let recorded = 0;
  for (const { chunk } of chunksOf(rows, ROWS_PER_CHUNK)) {
    recorded += await tx.$executeRaw`
      INSERT INTO "ImportedWord"
      SELECT * FROM json_populate_recordset(NULL::"ImportedWord", ${JSON.stringify(chunk)}::json)
      ON CONFLICT ("wordId") DO UPDATE
        SET "arabicText" = excluded."arabicText", "pauseAfter" = excluded."pauseAfter"
        WHERE ("ImportedWord"."arabicText", "ImportedWord"."pauseAfter")
          IS DISTINCT FROM (excluded."arabicText", excluded."pauseAfter")`;
  }
  return recorded;
}

const MAX_LISTED = 5;

/** "3 words: 1:1:1, 1:1:2, 2:5:1" */
export function listed(keys: readonly string[]): string {
  const rest = keys.length - MAX_LISTED;
  const shown = keys.slice(0, MAX_LISTED).join(', ');
  const count = keys.length === 1 ? '1 word' : `${keys.length} words`;
  return `${count}: ${shown}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Integer keys of the roots by their letters. New roots are created. */
async function rootIdsOf(tx: Transaction, words: ReadonlyMap<number, ImportedWord>) {
  const letters = new Set([...words.values()].flatMap(({ root }) => root ?? []));
  const data = [...letters].sort().map((root) => ({ letters: root }));
  await tx.root.createMany({ data, skipDuplicates: true });
  await completeRootSenses(tx);
  const roots = await tx.root.findMany();
  return new Map(roots.map((root) => [root.letters, root.id]));
}

/**
 * Fields that an admin has changed, by the integer key of the word; not those that only follow from a correction of the
 * Arabic text or from taking it back: lemma, grammar and the transcriptions by rule.
 */
async function editedFields(tx: Transaction): Promise<Map<number, Set<string>>> {
  const rows = await tx.$queryRaw<{ id: number; field: string }[]>`
    SELECT DISTINCT r."entityId" AS id, e.key AS field
    FROM "Revision" r CROSS JOIN LATERAL jsonb_each(r.after) e
    WHERE r.entity = 'word' AND r.source IN ('edit', 'restore')
      AND r.before -> e.key IS DISTINCT FROM e.value
      AND e.key NOT IN ('lemma', 'grammar')
      AND NOT (e.key IN ('turkishTranscription', 'englishTranscription')
        AND r.before -> 'arabicText' <> r.after -> 'arabicText')`;
  const edited = new Map<number, Set<string>>();
  for (const { id, field } of rows) edited.set(id, (edited.get(id) ?? new Set()).add(field));
  return edited;
}

/** What is stored of the words that the Arabic text decides, if the file has that or their grammar. */
async function storedWords(tx: Transaction, words: ReadonlyMap<number, ImportedWord>) {
  const isNeeded = ({ arabicText, grammar }: ImportedWord) => arabicText !== undefined || grammar;
  const rows = [...words.values()].some(isNeeded)
    ? await tx.word.findMany({
        select: {
          id: true,
          arabicText: true,
          lemma: true,
          lemmaSource: true,
          grammar: true,
          turkishTranscription: true,
          englishTranscription: true,
        },
      })
    : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The words of verses in which an admin has changed which words a gloss covers: the groups of a verse are kept as a
 * whole.
 * @returns their integer keys by the field of the groups
 */
async function groupsOfEdited(
  tx: Transaction,
  edited: ReadonlyMap<number, ReadonlySet<string>>,
): Promise<Map<string, Set<number>>> {
  const kept = new Map<string, Set<number>>();
  for (const field of Object.values(GLOSS_OF)) {
    const ids = [...edited].flatMap(([id, fields]) => (fields.has(field) ? id : []));
    const words = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM "Word"
      WHERE "verseId" IN (SELECT "verseId" FROM "Word" WHERE id = ANY(${ids}::int[]))`;
    kept.set(field, new Set(words.map(({ id }) => id)));
  }
  return kept;
}

/**
 * @param source provenance of the values that change
 * @returns the number of changed words
 */
async function writeWords(tx: Transaction, rows: string, source: string): Promise<number> {
  const [result] = await tx.$queryRaw<{ count: number }[]>`
    WITH given AS (
      SELECT * FROM json_to_recordset(${rows}::json) AS row(id int, values jsonb)
    ), change AS (
      SELECT w.id, to_jsonb(w) AS before,
        to_jsonb(w) || g.values || jsonb_build_object('version', w.version + 1) || COALESCE((
          SELECT jsonb_object_agg(s.source,
            CASE WHEN g.values ->> s.field IS NOT NULL THEN ${source}::text END)
          FROM (VALUES ('turkishTranslation', 'turkishSource'),
            ('englishTranslation', 'englishSource'), ('rootId', 'rootSource'),
            ('lemma', 'lemmaSource'), ('grammar', 'grammarSource')) s(field, source)
          WHERE g.values ? s.field
            AND g.values -> s.field IS DISTINCT FROM to_jsonb(w) -> s.field
        ), '{}') AS after,
        jsonb_build_object('termElementIds', COALESCE((
          SELECT jsonb_agg(t."termElementId" ORDER BY t.position)
          FROM "TermElementWord" t WHERE t."wordId" = w.id
        ), '[]')) AS more
      FROM "Word" w JOIN given g ON g.id = w.id
      WHERE NOT to_jsonb(w) @> g.values
    ), written AS (
      UPDATE "Word" w SET ("arabicText", "pauseAfter", "rootId", lemma, "turkishTranslation",
          "englishTranslation", "turkishTranscription", "englishTranscription", "turkishGlossOf", "englishGlossOf",
          "turkishSource", "englishSource", "rootSource", "lemmaSource", grammar, "grammarSource",
          version) =
        (SELECT n."arabicText", n."pauseAfter", n."rootId", n.lemma, n."turkishTranslation",
          n."englishTranslation", n."turkishTranscription", n."englishTranscription", n."turkishGlossOf", n."englishGlossOf",
          n."turkishSource", n."englishSource", n."rootSource", n."lemmaSource", n.grammar,
          n."grammarSource", n.version
        FROM jsonb_populate_record(NULL::"Word", c.after) n)
      FROM change c WHERE c.id = w.id
    ), revisions AS (
      INSERT INTO "Revision" (entity, "entityId", version, "adminName", source, before, after)
      SELECT 'word', id, (after ->> 'version')::int, 'import', 'import', before || more, after || more
      FROM change
      RETURNING 1
    )
    SELECT count(*)::int AS count FROM revisions`;
  return result?.count ?? 0;
}

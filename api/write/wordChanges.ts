/** Changes of many words that history shows as one and that are undone as one. */
import { StaleWordsError } from '../errors';
import type { Changes } from './changes';
import type { Snapshots } from './entities';
import { markVerses } from './translationMarks';
import { SOURCE_FIELDS, SOURCE_OF, withSources } from './wordSources';
import { lockWords, readWords, writeWords } from './wordRows';

type WordSnapshot = Snapshots['word'];

interface WordTarget {
  id: number;
  /** The version that the caller read; null or undefined overwrites any version. */
  expectedVersion?: number | null;
}

/**
 * Changes existing words, all or none.
 * @returns the key of the change set; null if at most one word has changed
 * @throws {StaleWordsError} naming each word that has another version than the caller expects
 */
export async function changeWords(
  changes: Changes,
  targets: readonly WordTarget[],
  change: (before: WordSnapshot) => Partial<WordSnapshot>,
): Promise<number | null> {
  const { tx } = changes;
  const expected = new Map(targets.map(({ id, expectedVersion }) => [id, expectedVersion]));
  const words = await lockWords(tx, [...expected.keys()]);
  const stale = words.filter(({ id, version }) => (expected.get(id) ?? version) !== version);
  if (stale.length > 0) throw new StaleWordsError(stale.map(({ id }) => id));
  const changed = words
    .map((before) => ({ before, data: withSources(before, change(before), changes.editor) }))
    .filter(({ before, data }) => !isSame(before, data));
  if (changed.length === 0) return null;
  await writeWords(
    tx,
    changed.map(({ before, data }) => ({ ...before, ...data })),
    changed.some(({ data }) => data.termElementIds !== undefined),
  );
  await markVerses(tx, changed);
  const before = changed.map((word) => word.before);
  const after = await readWords(
    tx,
    before.map(({ id }) => id),
  );
  return changes.recordTogether('word', before, after);
}

const isSame = (before: WordSnapshot, data: Partial<WordSnapshot>) =>
  Object.entries(data).every(
    ([field, value]) =>
      JSON.stringify(value) === JSON.stringify(before[field as keyof WordSnapshot]),
  );

/**
 * Undoes the changes of a change set. Only what the set has changed is undone, so other
 * fields of its words may have been changed since.
 * @param revisions of the change set
 * @returns the keys of the words that were changed back, and of those that were left because a value of the set has
 * been changed since
 */
export async function undoWords(
  changes: Changes,
  revisions: readonly { before: WordSnapshot; after: WordSnapshot }[],
): Promise<{ undone: number[]; left: number[] }> {
  const byWord = new Map(revisions.map((revision) => [revision.after.id, revision]));
  const left: number[] = [];
  const undone: number[] = [];
  await changeWords(
    changes,
    [...byWord.keys()].map((id) => ({ id })),
    (current) => {
      const earlier = earlierValues(current, byWord.get(current.id));
      if (!earlier) left.push(current.id);
      else if (Object.keys(earlier).length > 0) undone.push(current.id);
      return earlier ?? {};
    },
  );
  return { undone, left };
}

/** @returns the values before the change; undefined if one has been changed since */
function earlierValues(
  current: WordSnapshot,
  revision: { before: WordSnapshot; after: WordSnapshot } | undefined,
): Partial<WordSnapshot> | undefined {
  if (!revision) return {};
  const { before, after } = revision;
  const json = (row: WordSnapshot, field: string) =>
    JSON.stringify(row[field as keyof WordSnapshot]);
  const fields = Object.keys(after).filter(
    (field) => !NOT_COMPARED.includes(field) && json(before, field) !== json(after, field),
  );
  const changed = fields.filter((field) => json(current, field) !== json(before, field));
  if (changed.some((field) => json(current, field) !== json(after, field))) return undefined;
  const sources = changed.flatMap(
    (field) => new Map<string, string>(Object.entries(SOURCE_OF)).get(field) ?? [],
  );
  return Object.fromEntries(
    [...changed, ...sources].map((field) => [field, before[field as keyof WordSnapshot]]),
  );
}

/** A value has its provenance back with it. */
const NOT_COMPARED: readonly string[] = ['version', ...SOURCE_FIELDS];

/** The changes of a revision in readable form. */
import { paragraphsOf } from '../../text/paragraphs';
import { arrayDifference, type ArrayDifference } from './arrayDifference';

/** A row as stored in a revision; null if the row did not exist. */
export type Snapshot = Readonly<Record<string, unknown>> | null;

interface TextChange {
  kind: 'text';
  field: string;
  before: unknown;
  after: unknown;
  isHtml: boolean;
  /** The verse, for a translation of a post. */
  verseId?: number;
}

interface ListChange extends ArrayDifference {
  kind: 'list';
  field: ListField;
}

type ListField = keyof typeof LIST_FIELDS;

export type Change = TextChange | ListChange | { kind: 'deletion'; isDeleted: boolean };

/** Fields that hold keys of other rows, and the kind of those rows. */
export const LIST_FIELDS = {
  verses: 'VERSE',
  verseIds: 'VERSE',
  termElementIds: 'TERM_ELEMENT',
  relatedIds: 'POST',
  termIds: 'TERM',
} as const;

/** Fields that are not listed, because another field or the revision itself shows the same. */
const UNLISTED_FIELDS = new Set([
  'id',
  'version',
  'createdAt',
  'deletedAt',
  'key',
  'postId',
  'termId',
  'turkishSource',
  'englishSource',
  'rootSource',
  'lemmaSource',
  'grammarSource',
  'termElementsSource',
]);

/** Fields with the edited HTML of a text, which is shown as one field with the text. */
const HTML_OF: Record<string, readonly string[]> = {
  turkishTranslation: ['turkishTranslationAdmin', 'turkishTranslationHtml'],
  englishTranslation: ['englishTranslationAdmin', 'englishTranslationHtml'],
};
const HTML_FIELDS = new Set(['turkishNote', 'englishNote']);

interface OwnVerse {
  verseId: number;
  [field: string]: unknown;
}

/** The readable differences between two states of a row. */
export function changesOf(before: Snapshot, after: Snapshot): Change[] {
  const changes: Change[] = [];
  const wasDeleted = Boolean(before?.deletedAt);
  const isDeleted = Boolean(after?.deletedAt);
  if (wasDeleted !== isDeleted) changes.push({ kind: 'deletion', isDeleted });
  changes.push(...textChanges(before, after));
  for (const field of Object.keys(LIST_FIELDS) as ListField[]) {
    const [old, current] = [keysOf(before, field), keysOf(after, field)];
    const difference = arrayDifference(old, current);
    const isAny = Object.values(difference).some(({ length }) => length > 0);
    if (isAny) changes.push({ kind: 'list', field, ...difference });
  }
  return [...changes, ...ownTranslations(before, after)];
}

function textChanges(before: Snapshot, after: Snapshot): TextChange[] {
  const fields = Object.keys({ ...before, ...after });
  const isHtmlOfAnother = (field: string) =>
    Object.values(HTML_OF).some((names) => names.includes(field));
  return fields
    .filter(
      (field) => !UNLISTED_FIELDS.has(field) && !(field in LIST_FIELDS) && !isHtmlOfAnother(field),
    )
    .map((field) => {
      const html = HTML_OF[field]?.find((name) => fields.includes(name));
      const isHtml = html !== undefined || HTML_FIELDS.has(field);
      const [old, current] = [before, after].map((row) => valueOf(row, field, html));
      return { kind: 'text' as const, field, before: old, after: current, isHtml };
    })
    .filter((change) => change.before !== change.after);
}

/** The value of a field; the empty text if it has none. */
function valueOf(row: Snapshot, field: string, html: string | undefined): unknown {
  const value = row?.[field] ?? '';
  const text: unknown = Array.isArray(value) ? value.join(', ') : value;
  if (html === undefined || typeof text !== 'string' || !text) return text;
  return row?.[html] ?? paragraphsOf(text.split('\n'));
}

const versesOf = (row: Snapshot) => (row?.verses ?? []) as OwnVerse[];

function keysOf(row: Snapshot, field: ListField): number[] {
  if (field === 'verses') return versesOf(row).map(({ verseId }) => verseId);
  return (row?.[field] ?? []) as number[];
}

/** Changed translations of a post's own, for verses that remain in the post. */
function ownTranslations(before: Snapshot, after: Snapshot): TextChange[] {
  const rest = [...versesOf(before)];
  return versesOf(after).flatMap((current) => {
    const place = rest.findIndex(({ verseId }) => verseId === current.verseId);
    const [old] = place < 0 ? [] : rest.splice(place, 1);
    if (!old) return [];
    return textChanges(old, current).map((change) => ({ ...change, verseId: current.verseId }));
  });
}

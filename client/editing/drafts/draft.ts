import type { Language } from '../../language';

/** Unsaved input of one open form, kept in this browser until it is saved. */
export interface Draft {
  /** Random; no two open forms have the same. */
  id: string;
  /** Kind and integer key of the edited row: "verse/262"; "post/new" for a new one. */
  row: string;
  values: Record<string, unknown>;
  /** The values of the row before editing, to merge with changes that others save meanwhile. */
  base: Record<string, unknown>;
  /** The version of the row when it was read; null for a new row. */
  version: number | null;
  /** The client key of a new row, which an earlier attempt may have used. */
  clientKey?: string | undefined;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Name of the edited row. */
  label: Record<Language, string>;
  /** Path of the page with the form. */
  path: string;
}

/** `crypto.randomUUID` does not exist on pages without HTTPS. */
export const newDraftId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Whether a draft is of the form with these fields. A form of an earlier version of the site may have had fewer or more
 * of them, but not others instead.
 */
export function isOfForm({ values, base }: Draft, fields: readonly string[]): boolean {
  const own = Object.keys(values).filter((field) => field in base);
  const { length } = own.filter((field) => fields.includes(field));
  return length > 0 && (length === own.length || length === fields.length);
}

/** A draft with the fields of its form alone; those that it does not have are as in the row. */
export function withFields(draft: Draft, row: object): Draft {
  const { values, base } = draft;
  const isOwn = (field: string) => field in values && field in base;
  const only = (own: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries<unknown>({ ...row }).map(([field, saved]) => [
        field,
        isOwn(field) ? own[field] : saved,
      ]),
    );
  return { ...draft, values: only(values), base: only(base) };
}

/** Whether a stored value, perhaps of another version of the site, is a draft. */
export function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  const { id, row, values, base, savedAt, label, path } = value as Partial<Draft>;
  return (
    [id, row, label?.turkish, label?.english, path].every((text) => typeof text === 'string') &&
    isRecord(values) &&
    isRecord(base) &&
    typeof savedAt === 'number'
  );
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

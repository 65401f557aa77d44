/** Unsaved input of a form, kept in this browser until it is saved. */

export interface Draft {
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
  label: string;
  /** Path of the page with the form. */
  path: string;
}

const PREFIX = 'draft:';
const listeners = new Set<() => void>();

/** The draft under a key; undefined if there is none with exactly these fields. */
export function readDraft(key: string, fields: readonly string[]): Draft | undefined {
  const draft = parse(stored(PREFIX + key));
  return draft && fields.every((field) => field in draft.values && field in draft.base)
    ? draft
    : undefined;
}

/** @returns false if the browser refuses storage or has no room left */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    notify();
    return true;
  } catch {
    return false;
  }
}

/** Deletes a draft, if there is one. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Without storage there is no draft to delete.
  }
  notify();
}

/** All drafts with their keys, newest first. */
export function readDrafts(): [key: string, draft: Draft][] {
  return keys()
    .map((key) => [key.slice(PREFIX.length), parse(stored(key))] as const)
    .filter((entry): entry is [string, Draft] => entry[1] !== undefined)
    .sort(([, left], [, right]) => right.savedAt - left.savedAt);
}

/** A store of the keys of all drafts, as one text. */
export const draftStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
  read: () => keys().sort().join('\n'),
};

const notify = () => listeners.forEach((listener) => listener());

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(json: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(json ?? 'null') as Partial<Draft> | null;
    const isDraft =
      isRecord(draft?.values) &&
      isRecord(draft.base) &&
      typeof draft.savedAt === 'number' &&
      typeof draft.label === 'string' &&
      typeof draft.path === 'string';
    return isDraft ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

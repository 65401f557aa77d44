/** What was typed into forms and isn't saved yet, kept in this browser until it is. */

export interface Draft {
  values: Record<string, unknown>;
  /** What the row held before anything was typed, for merging what others save meanwhile. */
  base: Record<string, unknown>;
  /** Of the row when it was read; null for one that is yet to be made. */
  version: number | null;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** What is edited, as its form is called. */
  label: string;
  /** Page on which it is edited. */
  path: string;
}

const PREFIX = 'draft:';
const listeners = new Set<() => void>();

/** Undefined where there is none of a form with these fields. */
export function readDraft(key: string, fields: readonly string[]): Draft | undefined {
  const draft = parse(stored(PREFIX + key));
  return draft && fields.every((field) => field in draft.values && field in draft.base)
    ? draft
    : undefined;
}

/** False when the browser keeps nothing, or has no room left. */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    tell();
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
  tell();
}

/** All drafts by their keys, the newest first. */
export function readDrafts(): [key: string, draft: Draft][] {
  return keys()
    .map((key) => [key.slice(PREFIX.length), parse(stored(key))] as const)
    .filter((entry): entry is [string, Draft] => entry[1] !== undefined)
    .sort(([, left], [, right]) => right.savedAt - left.savedAt);
}

/** As one text, which changes whenever any draft does. */
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

const tell = () => listeners.forEach((listener) => listener());

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

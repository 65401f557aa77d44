/** Drafts of version 1.0, which were in localStorage with one key per row. */
import { isDraft, type Draft } from './draft';

const PREFIX = 'draft:';

/** Moves them to where drafts are stored now; they stay if that fails. */
export async function moveOldDrafts(write: (drafts: Draft[]) => Promise<void>): Promise<void> {
  const found = keys().map((key) => [key, read(key)] as const);
  const drafts = found.flatMap(([, draft]) => draft ?? []);
  if (drafts.length === 0) return;
  await write(drafts);
  for (const [key, draft] of found) if (draft) localStorage.removeItem(key);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): Draft | undefined {
  try {
    const old = JSON.parse(localStorage.getItem(key) ?? 'null') as Omit<Draft, 'label'> & {
      label: string;
    };
    const { label, savedAt } = old;
    const row = key.slice(PREFIX.length);
    // The same id in each tab that moves it.
    const id = encodeURIComponent(`${row}@${savedAt}`);
    const draft = { ...old, id, row, label: { turkish: label, english: label } };
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

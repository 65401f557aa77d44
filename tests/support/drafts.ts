import { waitFor } from '@testing-library/react';
import type { Draft } from '../../client/editing/drafts/draft';
import {
  deleteDraft,
  draftStore,
  loadDrafts,
  putDraft,
} from '../../client/editing/drafts/draftStore';
import { flushDrafts } from '../../client/editing/drafts/draftWriter';

/** A draft of the row that an earlier visit left. */
export const draftOf = (row: string, draft: Partial<Draft> = {}): Draft => ({
  id: `earlier ${row}`,
  row,
  values: {},
  base: {},
  version: 1,
  savedAt: 0,
  label: { turkish: row, english: row },
  path: `/of/${row}`,
  ...draft,
});

export const keepDraft = putDraft;

/** The stored drafts, newest first. */
export const keptDrafts = () => draftStore.read().drafts;

/** Waits until no form of an earlier test is open, and deletes all drafts. */
export async function deleteAllDrafts(): Promise<void> {
  await loadDrafts();
  await flushDrafts();
  await waitFor(() => expect(draftStore.read().here.size).toBe(0));
  await Promise.all(keptDrafts().map(({ id }) => deleteDraft(id)));
}

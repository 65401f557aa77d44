import { useState } from 'react';
import { useEditingTexts } from '../../i18n/editing';
import { toast } from '../../ui/toasts/toast';
import type { Draft } from './draft';
import { deleteAbandoned } from './draftStore';

/** The drafts that a form offers before it is filled, and what can be done with each. */
export interface DraftOfferState {
  /** Newest first. */
  drafts: readonly Draft[];
  take(id: string): void;
  remove(id: string): void;
  /** Keeps all of them and shows the form. */
  leave(): void;
}

interface OfferOptions {
  drafts: readonly Draft[];
  take(id: string): Promise<void>;
}

/** The offer of drafts; undefined if there are none. */
export function useDraftOffer({ drafts, take }: OfferOptions): DraftOfferState | undefined {
  const t = useEditingTexts();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // The form is not shown before it has the values of the draft.
  const [busy, setBusy] = useState<readonly Draft[]>();
  const offered = busy ?? drafts.filter(({ id }) => !left.has(id));
  if (offered.length === 0) return undefined;
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(offered);
    try {
      await work();
    } catch {
      toast({ type: 'error', title: t('notDone') });
    }
    setBusy(undefined);
  };
  return {
    drafts: offered,
    take: (id) => void run(() => take(id)),
    remove: (id) => void run(() => deleteAbandoned(id)),
    leave: () => setLeft(new Set([...left, ...offered.map(({ id }) => id)])),
  };
}

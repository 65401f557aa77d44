/** The drafts of this browser: a copy in memory of what is stored, which follows all tabs. */
import { useSyncExternalStore } from 'react';
import type { Draft } from './draft';
import { listen, tell } from './draftChannel';
import { claim, claimedElsewhere, claimedHere, lose, release } from './draftClaims';
import { eraseDraft, readAllDrafts, readOneDraft, writeDrafts } from './draftDatabase';
import { moveOldDrafts } from './oldDrafts';

interface Drafts {
  /** Newest first. */
  drafts: readonly Draft[];
  /** Ids of the drafts whose forms are open in this tab. */
  here: ReadonlySet<string>;
  /** Ids of the drafts whose forms are open in other tabs. */
  elsewhere: ReadonlySet<string>;
  /** The forms of this tab whose last change could not be stored. */
  unkept: ReadonlySet<object>;
}

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: Drafts = {
  drafts: [],
  here: NOBODY,
  elsewhere: NOBODY,
  unkept: new Set(),
};

/** Pauses between attempts to read the drafts, doubled after each. */
const RETRY_MS = { first: 1000, longest: 30_000 };

let state = NOTHING;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

export const draftStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    void loadDrafts();
    return () => void listeners.delete(listener);
  },
  read: () => state,
};

/** The drafts, which are read when a component first asks for them. */
export const useDrafts = () =>
  useSyncExternalStore(draftStore.subscribe, draftStore.read, () => NOTHING);

/** Reads the stored drafts, once per page; ends too if the first attempt fails. */
export function loadDrafts(): Promise<void> {
  loading ??= begin();
  return loading;
}

async function begin(): Promise<void> {
  listen({
    onChange: (id, isOpen) => void follow(id, isOpen).catch(ignore),
    onAsk: claimedHere,
  });
  document.addEventListener('visibilitychange', () => {
    // Another tab may have crashed, which sends no message.
    if (document.visibilityState === 'visible') void refresh();
  });
  if (!(await read())) void readLater(RETRY_MS.first);
}

/** Tries again until it succeeds; a form that is still untouched then offers what was found. */
async function readLater(pause: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (!(await read())) await readLater(Math.min(2 * pause, RETRY_MS.longest));
}

async function read(): Promise<boolean> {
  await moveOldDrafts(writeDrafts).catch(ignore);
  return refresh();
}

/** Reads everything again; after a failure, the copy stays. */
async function refresh(): Promise<boolean> {
  try {
    set({ elsewhere: await claimedElsewhere() });
    set({ drafts: sorted(await readAllDrafts()) });
    return true;
  } catch {
    return false;
  }
}

/** Follows a change in another tab. */
async function follow(id: string, isOpen: boolean): Promise<void> {
  if (isOpen) lose(id);
  const elsewhere = new Set(state.elsewhere);
  if (isOpen) elsewhere.add(id);
  else elsewhere.delete(id);
  set({ elsewhere, here: claimedHere() });
  const draft = await readOneDraft(id);
  replace(id, draft);
}

/** @throws if the browser refuses storage or has no room left */
export async function putDraft(draft: Draft): Promise<void> {
  await writeDrafts([draft]);
  replace(draft.id, draft);
  tell({ kind: 'changed', id: draft.id, isOpen: claimedHere().has(draft.id) });
}

export async function deleteDraft(id: string): Promise<void> {
  await eraseDraft(id);
  replace(id, undefined);
  tell({ kind: 'changed', id, isOpen: claimedHere().has(id) });
}

/**
 * Claims a draft for a form of this tab.
 * @param options `onLost` is called when another tab has taken it, only on pages without HTTPS
 * @returns false if another form has it
 */
export async function claimDraft(id: string, options: Parameters<typeof claim>[1]) {
  const isClaimed = await claim(id, options);
  if (isClaimed) set({ here: claimedHere() });
  else await refresh();
  return isClaimed;
}

export function releaseDraft(id: string): void {
  release(id);
  set({ here: claimedHere() });
}

/**
 * Deletes a draft without an open form.
 * @returns false if a form in this or another tab has it
 */
export async function deleteAbandoned(id: string): Promise<boolean> {
  if (!(await claimDraft(id, { onLost: ignore }))) return false;
  await deleteDraft(id).finally(() => releaseDraft(id));
  return true;
}

/** The draft as it is stored now, which another tab may have just changed. */
export async function readAgain(id: string): Promise<Draft | undefined> {
  const draft = await readOneDraft(id);
  replace(id, draft);
  return draft;
}

/** Remembers whether the last change of a form could be stored. */
export function setKept(form: object, isKept: boolean): void {
  if (isKept !== state.unkept.has(form)) return;
  const unkept = new Set(state.unkept);
  if (isKept) unkept.delete(form);
  else unkept.add(form);
  set({ unkept });
}

function replace(id: string, draft: Draft | undefined): void {
  const others = state.drafts.filter((other) => other.id !== id);
  set({ drafts: sorted(draft ? [...others, draft] : others) });
}

function set(part: Partial<Drafts>): void {
  state = { ...state, ...part };
  listeners.forEach((listener) => listener());
}

const sorted = (drafts: Draft[]) => drafts.sort((left, right) => right.savedAt - left.savedAt);

const ignore = () => undefined;

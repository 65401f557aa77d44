/**
 * Which drafts have an open form, in this tab or another. A form holds a Web Lock named after its
 * draft, which the browser frees when the tab is closed or crashes. Pages without HTTPS have no
 * locks; there, tabs ask each other.
 */
import { ask, tell } from './draftChannel';

const PREFIX = 'draft:';

interface Claim {
  /** Called when another tab has taken the draft, which locks prevent. */
  onLost(): void;
  release(): void;
}

/** The claims of this tab by the ids of drafts. */
const claims = new Map<string, Claim>();

export const claimedHere = (): ReadonlySet<string> => new Set(claims.keys());

interface ClaimOptions {
  onLost(): void;
  /** Set for a new draft, which nobody else can have. */
  isNew?: boolean;
}

/** @returns false if a form in this or another tab has the draft */
export async function claim(id: string, { onLost, isNew }: ClaimOptions): Promise<boolean> {
  if (claims.has(id)) return false;
  const release = await lock(id, isNew);
  if (!release || claims.has(id)) return false;
  claims.set(id, { onLost, release });
  tell({ kind: 'changed', id, isOpen: true });
  return true;
}

export function release(id: string): void {
  claims.get(id)?.release();
  claims.delete(id);
  tell({ kind: 'changed', id, isOpen: false });
}

/** Gives a draft up that another tab says it has taken. A lock cannot be taken. */
export function lose(id: string): void {
  if (locks()) return;
  const lost = claims.get(id);
  claims.delete(id);
  lost?.release();
  lost?.onLost();
}

/** Drafts whose forms are open in other tabs. */
export async function claimedElsewhere(): Promise<Set<string>> {
  const manager = locks();
  const ids = manager ? await lockedIds(manager) : await ask();
  return new Set([...ids].filter((id) => !claims.has(id)));
}

async function lockedIds(manager: LockManager): Promise<string[]> {
  const { held = [] } = await manager.query();
  return held.flatMap(({ name = '' }) =>
    name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [],
  );
}

/** @returns a function that frees the lock; undefined if another tab has it */
async function lock(id: string, isNew = false): Promise<(() => void) | undefined> {
  const manager = locks();
  if (!manager) return !isNew && (await ask()).has(id) ? undefined : () => undefined;
  return new Promise((resolve, reject) => {
    manager
      .request(PREFIX + id, { ifAvailable: true }, (held) => {
        if (!held) return resolve(undefined);
        return new Promise<void>((free) => resolve(free));
      })
      .catch(reject);
  });
}

const locks = () => (navigator as { locks?: LockManager }).locks;

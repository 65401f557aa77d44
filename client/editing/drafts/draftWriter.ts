/** Stores the input of one form while it is typed. */
import { newDraftId, type Draft } from './draft';
import { claimDraft, deleteDraft, putDraft, readAgain, releaseDraft, setKept } from './draftStore';

/** Time from a change until it is stored, with all changes that were made meanwhile. */
const DELAY_MS = 300;
/** Time after which a failed attempt is repeated. */
const RETRY_MS = 5000;

export type DraftContent = Omit<Draft, 'id' | 'savedAt'>;

export type DraftWriter = ReturnType<typeof createDraftWriter>;

/** The writers of the forms that are open in this tab. */
const open = new Set<DraftWriter>();

/** What forms that were closed still write. */
const ending = new Set<Promise<void>>();

/** Stores what was typed in this tab now, for a page that may be left. */
export const flushDrafts = () =>
  Promise.all([...[...open].map((writer) => writer.flush()), ...ending]);

export function createDraftWriter() {
  let id = newDraftId();
  let claimed: Promise<unknown> | undefined;
  /** The input, and whether it is stored as it is. */
  let content: DraftContent | undefined;
  let isStored = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();

  const schedule = (milliseconds: number) => {
    timer ??= setTimeout(() => void writer.flush(), milliseconds);
  };
  const unschedule = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flushIfHidden = () => {
    if (document.visibilityState === 'hidden') void writer.flush();
  };
  const isDropped = () => content === undefined;
  const flushNow = () => void writer.flush();
  const release = () => {
    const released = id;
    void claimed?.then(() => releaseDraft(released));
    claimed = undefined;
  };
  /** Continues in a draft of its own, if another tab has taken this one. */
  const lose = () => {
    id = newDraftId();
    claimed = undefined;
    if (content) writer.keep(content);
  };
  const write = async (written: DraftContent) => {
    isStored = true;
    try {
      await putDraft({ ...written, id, savedAt: Date.now() });
      setKept(writer, true);
    } catch {
      if (isDropped()) return;
      if (content === written) isStored = false;
      setKept(writer, false);
      schedule(RETRY_MS);
    }
  };
  const claim = () => {
    claimed ??= claimDraft(id, { onLost: lose, isNew: true }).catch(() => undefined);
  };

  const writer = {
    /** Begins with the form; ends with the returned function, which keeps what was typed. */
    begin() {
      open.add(writer);
      if (content) claim();
      document.addEventListener('visibilitychange', flushIfHidden);
      addEventListener('pagehide', flushNow);
      return () => {
        document.removeEventListener('visibilitychange', flushIfHidden);
        removeEventListener('pagehide', flushNow);
        open.delete(writer);
        const end = writer.flush().finally(() => {
          ending.delete(end);
          if (open.has(writer)) return;
          unschedule();
          setKept(writer, true);
          release();
        });
        ending.add(end);
      };
    },
    keep(next: DraftContent) {
      content = next;
      isStored = false;
      claim();
      schedule(DELAY_MS);
    },
    /** Ends when the input is stored or could not be. */
    flush(): Promise<void> {
      unschedule();
      // An earlier write may still be under way.
      if (content && !isStored)
        writing = Promise.all([writing, write(content)]).then(() => undefined);
      return writing;
    },
    /** Deletes the draft, if there is one. */
    drop() {
      unschedule();
      if (!content) return;
      content = undefined;
      isStored = true;
      setKept(writer, true);
      void deleteDraft(id).catch(() => undefined);
    },
    /** Continues a draft that has no open form; undefined if it is gone or another form has it. */
    async takeOver(taken: string): Promise<Draft | undefined> {
      if (!(await claimDraft(taken, { onLost: lose }))) return undefined;
      const draft = await readAgain(taken).catch(() => undefined);
      // It may have been deleted meanwhile, or the form closed.
      if (!draft || !open.has(writer)) {
        releaseDraft(taken);
        return undefined;
      }
      release();
      id = taken;
      claimed = Promise.resolve();
      content = draft;
      return draft;
    },
  };
  return writer;
}

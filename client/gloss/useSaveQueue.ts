import { useState } from 'react';

export interface SaveQueue {
  /**
   * Runs a save when those before it have ended, whether they succeeded or not.
   * @param onDropped called instead if the waiting saves are dropped
   */
  add(save: () => Promise<void>, onDropped: () => void): void;
  /** Drops the saves that wait. */
  dropWaiting(): void;
}

/** Runs saves one after the other. */
export function useSaveQueue(): SaveQueue {
  const [queue] = useState(makeQueue);
  return queue;
}

function makeQueue(): SaveQueue {
  let last = Promise.resolve();
  /** The saves that wait, and what is called when they are dropped. */
  const waiting = new Map<() => Promise<void>, () => void>();
  return {
    add(save, onDropped) {
      waiting.set(save, onDropped);
      const run = async () => {
        if (waiting.delete(save)) await save();
      };
      last = last.then(run, run);
    },
    dropWaiting() {
      const dropped = [...waiting.values()];
      waiting.clear();
      dropped.forEach((onDropped) => onDropped());
    },
  };
}

/** Which verse sounds. A page has one player, which belongs to the button that was pressed first. */

interface Playback {
  /** The id of the button with the player. */
  host: string | undefined;
  verse: string | undefined;
  /** The next verse, which sounds once its page is shown. */
  awaited: string | undefined;
}

const SILENCE: Playback = { host: undefined, verse: undefined, awaited: undefined };

let current = SILENCE;
const listeners = new Set<() => void>();

function change(next: Playback) {
  current = next;
  listeners.forEach((listener) => listener());
}

export const playback = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => current,
  /** @param button its player is used if there is none yet */
  start: (verse: string, button: string) =>
    change({ host: current.host ?? button, verse, awaited: undefined }),
  /** Plays another verse in the same player. */
  goOn: (verse: string) => change({ ...current, verse, awaited: undefined }),
  awaitPageOf: (awaited: string) => change({ ...current, awaited }),
  stop: () => change(SILENCE),
};

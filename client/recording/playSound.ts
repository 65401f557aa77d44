/** What a recording does; `replaced` when another one has taken its place. */
export type SoundState = 'loading' | 'playing' | 'paused' | 'failed' | 'ended' | 'replaced';

export interface Sound {
  /** Pauses and resumes. */
  toggle(): void;
  /** Milliseconds from the beginning. */
  position(): number;
  /** Ends it without a report. */
  stop(): void;
}

type Report = (state: SoundState) => void;

/** One element for all, since phones let only an element that the reader has started go on by itself. */
let audio: HTMLAudioElement | undefined;
/** That of the recording that has the element. */
let current: Report | undefined;

/** Plays the file at an address, in place of what sounds. The first report comes later. */
export function playSound(address: string, report: Report): Sound {
  const replaced = current;
  const element = (audio ??= createElement());
  const isCurrent = () => current === report;
  const start = () => {
    element.play().catch((error: unknown) => {
      // The browser wants the reader to press a button once more; other errors are also events.
      if ((error as Error).name === 'NotAllowedError' && isCurrent()) report('paused');
    });
  };
  current = report;
  replaced?.('replaced');
  element.src = address;
  start();
  return {
    toggle: () => (element.paused ? start() : element.pause()),
    position: () => element.currentTime * 1000,
    stop: () => {
      if (!isCurrent()) return;
      current = undefined;
      element.pause();
      element.removeAttribute('src');
      // Ends the download.
      element.load();
    },
  };
}

function createElement(): HTMLAudioElement {
  const element = new Audio();
  element.preload = 'none';
  element.addEventListener('playing', () => current?.('playing'));
  element.addEventListener('waiting', () => current?.('loading'));
  element.addEventListener('error', () => current?.('failed'));
  element.addEventListener('ended', () => current?.('ended'));
  element.addEventListener('pause', () => {
    // It also pauses at its end, and the pause of an earlier recording may be reported during this one.
    if (element.paused && !element.ended) current?.('paused');
  });
  return element;
}

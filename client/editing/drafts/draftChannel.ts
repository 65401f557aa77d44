/** Messages between the tabs about drafts. */

export type DraftMessage =
  /** The draft was written, deleted, opened or closed. */
  | { kind: 'changed'; id: string; isOpen: boolean }
  | { kind: 'ask' }
  | { kind: 'answer'; ids: string[] };

/** Time in which other tabs answer; a busy one needs longer than a message takes. */
const ANSWER_MS = 300;

let channel: BroadcastChannel | undefined;

interface Listener {
  onChange(id: string, isOpen: boolean): void;
  /** Ids of the drafts whose forms are open in this tab. */
  onAsk(): Iterable<string>;
}

/** Connects this tab, once. */
export function listen({ onChange, onAsk }: Listener): void {
  channel ??= new BroadcastChannel('drafts');
  channel.addEventListener('message', ({ data }: MessageEvent<DraftMessage>) => {
    if (data.kind === 'changed') onChange(data.id, data.isOpen);
    if (data.kind === 'ask') tell({ kind: 'answer', ids: [...onAsk()] });
  });
}

export function tell(message: DraftMessage): void {
  channel?.postMessage(message);
}

/** Asks the other tabs for the drafts of their open forms. */
export async function ask(): Promise<Set<string>> {
  const open = new Set<string>();
  const hear = ({ data }: MessageEvent<DraftMessage>) => {
    if (data.kind === 'answer') data.ids.forEach((id) => open.add(id));
  };
  channel?.addEventListener('message', hear);
  tell({ kind: 'ask' });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  channel?.removeEventListener('message', hear);
  return open;
}

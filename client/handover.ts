import type { RecordSource } from 'relay-runtime';
import type { Language, Settings } from './settings/settings';

type RecordMap = ReturnType<RecordSource['toJSON']>;

/** What the server hands to the browser inside the page. */
export interface Handover {
  /** The reader's own. */
  settings: Settings;
  /** The language in the address, which the page is shown in whatever the settings say. */
  addressed: Language | undefined;
  origin: string;
  /** The Relay store as the page was rendered with. */
  records: RecordMap;
}

/** JSON that can stand inside a script element. */
export function writeHandover(handover: Handover): string {
  return JSON.stringify(handover).replaceAll('<', '\\u003c');
}

export function readHandover(): Handover {
  return JSON.parse(document.getElementById('handover')?.textContent ?? '') as Handover;
}

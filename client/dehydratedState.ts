import type { RecordSource } from 'relay-runtime';
import type { Language } from './language';
import type { Settings } from './settings/settings';

type RecordMap = ReturnType<RecordSource['toJSON']>;

/** What the server puts into a page for the browser to hydrate it with. */
export interface DehydratedState {
  /** The reader's own. */
  settings: Settings;
  /** The language in the address, which the page is shown in whatever the settings say. */
  addressed: Language | undefined;
  origin: string;
  /** The Relay store as the page was rendered with. */
  records: RecordMap;
}

/** JSON that can stand inside a script element. */
export function writeDehydratedState(state: DehydratedState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

export function readDehydratedState(): DehydratedState {
  return JSON.parse(
    document.getElementById('dehydratedState')?.textContent ?? '',
  ) as DehydratedState;
}

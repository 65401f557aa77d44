import type { RecordSource } from 'relay-runtime';
import type { Language } from './language';
import type { Settings } from './settings/settings';

type RecordMap = ReturnType<RecordSource['toJSON']>;

/** The state that the server puts into a page for hydration. */
interface DehydratedState {
  /** The reader's own settings. */
  settings: Settings;
  /** The language in the address, which outranks the one in the settings. */
  addressed: Language | undefined;
  origin: string;
  /** The Relay store that the page was rendered with. */
  records: RecordMap;
}

/** JSON that is safe inside a script element. */
export function writeDehydratedState(state: DehydratedState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

export function readDehydratedState(): DehydratedState {
  return JSON.parse(
    document.getElementById('dehydratedState')?.textContent ?? '',
  ) as DehydratedState;
}

import type { RecordSource } from 'relay-runtime';
import type { AddressedSettings } from './settings/addressedSettings';
import type { Settings } from './settings/settings';

type RecordMap = ReturnType<RecordSource['toJSON']>;

/** The state that the server puts into a page for hydration. */
interface DehydratedState {
  /** The reader's own settings. */
  settings: Settings;
  /** The settings in the address, which outrank those of the reader. */
  addressed: AddressedSettings;
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

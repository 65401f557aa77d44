import type { RecordSource } from 'relay-runtime';
import { addressedSettings, type AddressedSettings } from './settings/addressedSettings';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings/settings';

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
  /** True if the site has recordings of verses. */
  hasRecordings?: boolean;
  /** True in the shell, which the service worker sends without a network: the browser renders its content. */
  isShell?: boolean;
}

/** JSON that is safe inside a script element. */
export function writeDehydratedState(state: DehydratedState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

export function readDehydratedState(): DehydratedState {
  const json = document.getElementById('dehydratedState')?.textContent ?? '';
  return json === '' ? stateOfShell() : (JSON.parse(json) as DehydratedState);
}

function stateOfShell(): DehydratedState {
  const defaults: Settings = {
    ...DEFAULT_SETTINGS,
    prefLanguage: navigator.language.startsWith('tr') ? 'turkish' : 'english',
  };
  return {
    settings: parseSettings(localStorage.getItem('settings'), defaults),
    addressed: addressedSettings(location.href),
    origin: location.origin,
    records: {},
    isShell: true,
  };
}

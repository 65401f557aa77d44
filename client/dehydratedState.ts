import type { RecordSource } from 'relay-runtime';
import { languageOfAddress, type Language } from './language';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings/settings';

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
    addressed: languageOfAddress(location.href),
    origin: location.origin,
    records: {},
    isShell: true,
  };
}

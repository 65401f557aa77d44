import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { getStorageKey, ROOT_ID, type IEnvironment } from 'relay-runtime';
import { byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { surahLabel } from './surahName';

export interface Place {
  /** Numbers as in the address; undefined on other pages. */
  surah: string | undefined;
  verse: string | undefined;
  /** "2 - Bakara"; undefined on other pages, and if there is no such surah or verse. */
  label: string | undefined;
}

/** The surah and verse of the page. */
export function usePlace(): Place {
  const environment = useRelayEnvironment();
  const { pathname } = useLocation();
  const { prefLanguage } = useSettings().settings;
  const [, ofVerse, verse, whole] =
    /^\/(?:verses\/(\d+):(\d+)|surahs\/(\d+))$/.exec(pathname) ?? [];
  const surah = ofVerse ?? whole;
  const names = surah === undefined ? undefined : loadedNames(environment, surah, verse);
  return {
    surah,
    verse,
    label: names && surahLabel(Number(surah), byLanguage(prefLanguage, names, 'NameTranscription')),
  };
}

interface Names {
  turkishNameTranscription: string;
  englishNameTranscription: string;
}

/**
 * The names of a surah among the data that the page has loaded, so that the bar needs neither a request nor a query
 * that nothing sends.
 */
function loadedNames(
  environment: IEnvironment,
  surah: string,
  verse: string | undefined,
): Names | undefined {
  const source = environment.getStore().getSource();
  const linked = (record: object | null | undefined, field: string) => {
    const link = (record as Record<string, { __ref: string } | null> | undefined)?.[field];
    return link ? source.get(link.__ref) : undefined;
  };
  const field = (name: string, argument: string, value: string | number) =>
    getStorageKey(
      { args: [{ kind: 'Literal', name: argument, value }], kind: 'LinkedField', name } as never,
      {},
    );
  const root = source.get(ROOT_ID);
  const row =
    verse === undefined
      ? linked(root, field('surah', 'number', Number(surah)))
      : linked(linked(root, field('verse', 'key', `${surah}:${verse}`)), 'surah');
  return row as Names | undefined;
}

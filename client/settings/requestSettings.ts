import { parseAccept } from 'hono/utils/accept';
import type { Language } from '../language';
import { addressedSettings } from './addressedSettings';
import { DEFAULT_SETTINGS, type Settings } from './settings';
import { parseCookie } from './settingsCookie';

/** The parts of a request that the settings are in. */
export interface PageRequest {
  url: string;
  headers: { get(name: string): string | null };
}

/** The settings that a request is rendered with; those in its address outrank the others. */
export function settingsOfRequest(request: PageRequest): Settings {
  return { ...readersSettings(request), ...addressedSettings(request.url) };
}

/** The reader's settings by the cookie, else by the languages of the browser, else the defaults. */
export function readersSettings(request: PageRequest): Settings {
  const cookie = /(?:^|; *)settings=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const prefLanguage = acceptedLanguage(request.headers.get('accept-language') ?? '');
  const defaults = { ...DEFAULT_SETTINGS, ...(prefLanguage && { prefLanguage }) };
  const settings = parseCookie(cookie ?? '', defaults);
  return showsTranslations(new URL(request.url)) ? settings : { ...settings, translations: [] };
}

/** The paths of verses, surahs, pages, juz and topics; deploy/nginx.conf has them too. */
const HAS_TRANSLATIONS = /^\/(?:verses|surahs|pages|juz|posts(?:\/[a-z]+)?)\/\d[^/]*\/?$/i;

/** The other pages are the same with any translations, and are cached once. */
const showsTranslations = ({ pathname, searchParams }: URL) =>
  HAS_TRANSLATIONS.test(pathname) && !searchParams.has('at');

const LANGUAGE_OF_TAG = new Map<string, Language>([
  ['tr', 'turkish'],
  ['en', 'english'],
]);

/** The language that Accept-Language ranks first; undefined if it names none of the site's. */
function acceptedLanguage(header: string): Language | undefined {
  return parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => LANGUAGE_OF_TAG.get(type.toLowerCase().split('-')[0] ?? ''))
    .find((language) => language !== undefined);
}

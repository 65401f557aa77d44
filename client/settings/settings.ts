import { LANGUAGES, languageOfAddress, type Language } from '../language';

/** The reader's settings, stored as `settings` in localStorage and mirrored in a cookie. */
export interface Settings {
  prefLanguage: Language;
  prefTheme: Theme;
  textSize: TextSize;
  /** Shows English next to Turkish; has no effect if the language is English. */
  alwaysShowEnglish: boolean;
  /** Shows Uthmani signs and dotted transcription letters unsimplified; takes effect on reload. */
  useComplexCharacters: boolean;
}

export type Theme = 'darkGreen' | 'lightGreen';
/** The size of texts and of everything measured in rem. */
type TextSize = 'small' | 'normal' | 'large' | 'largest';

export const TEXT_SIZES: readonly TextSize[] = ['small', 'normal', 'large', 'largest'];

export const DEFAULT_SETTINGS: Settings = {
  prefLanguage: 'turkish',
  prefTheme: 'darkGreen',
  textSize: 'normal',
  alwaysShowEnglish: true,
  useComplexCharacters: false,
};

/** Reads the valid parts of a stored value; anything else gets its default. */
export function parseSettings(
  json: string | null | undefined,
  defaults: Settings = DEFAULT_SETTINGS,
): Settings {
  let stored: Partial<Record<keyof Settings, unknown>>;
  try {
    stored = (JSON.parse(json ?? '') ?? {}) as typeof stored;
  } catch {
    return defaults;
  }
  const oneOf = <Value>(value: unknown, allowed: readonly Value[], otherwise: Value) =>
    allowed.includes(value as Value) ? (value as Value) : otherwise;
  return {
    prefLanguage: oneOf(stored.prefLanguage, LANGUAGES, defaults.prefLanguage),
    prefTheme: oneOf(stored.prefTheme, ['darkGreen', 'lightGreen'], defaults.prefTheme),
    textSize: oneOf(stored.textSize, TEXT_SIZES, defaults.textSize),
    alwaysShowEnglish: oneOf(stored.alwaysShowEnglish, [true, false], defaults.alwaysShowEnglish),
    useComplexCharacters: oneOf(
      stored.useComplexCharacters,
      [true, false],
      defaults.useComplexCharacters,
    ),
  };
}

/** The settings that a request is rendered with; a language in its address outranks the others. */
export function settingsOfRequest(request: Request): Settings {
  const settings = readersSettings(request);
  return { ...settings, prefLanguage: languageOfAddress(request.url) ?? settings.prefLanguage };
}

/** The reader's settings by the cookie, else by the languages of the browser, else the defaults. */
export function readersSettings(request: Request): Settings {
  const cookie = /(?:^|; *)settings=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const defaults = { ...DEFAULT_SETTINGS };
  const languages = request.headers.get('accept-language') ?? '';
  if (preferredTag(languages) === 'en') defaults.prefLanguage = 'english';
  return parseSettings(cookie && safeDecode(cookie), defaults);
}

/** "tr" or "en", whichever Accept-Language ranks first; "tr" if it names neither. */
function preferredTag(header: string): string {
  const ranked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.slice(0, 2), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => (tag === 'tr' || tag === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked[0]?.tag ?? 'tr';
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The languages that a reader sees side by side, the preferred one first. */
export function shownLanguages({ prefLanguage, alwaysShowEnglish }: Settings): Language[] {
  return prefLanguage === 'turkish' && alwaysShowEnglish ? [...LANGUAGES] : [prefLanguage];
}

import { LANGUAGES, languageOfAddress, type Language } from '../language';

/** What a reader chose; kept under `settings` in the browser and mirrored in a cookie of that name. */
export interface Settings {
  prefLanguage: Language;
  prefTheme: Theme;
  textSize: TextSize;
  /** Shows English next to Turkish; has no effect when the language is English. */
  alwaysShowEnglish: boolean;
  /** Shows Uthmani signs and dotted transcription letters as they are; takes effect on reload. */
  useComplexCharacters: boolean;
}

export type Theme = 'darkGreen' | 'lightGreen';
/** How large texts are, and all that is measured by them. */
export type TextSize = 'small' | 'normal' | 'large' | 'largest';

export const TEXT_SIZES: readonly TextSize[] = ['small', 'normal', 'large', 'largest'];

export const DEFAULT_SETTINGS: Settings = {
  prefLanguage: 'turkish',
  prefTheme: 'darkGreen',
  textSize: 'normal',
  alwaysShowEnglish: true,
  useComplexCharacters: false,
};

/** Takes what it understands of a stored value; anything else keeps its default. */
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

/** The settings under which a request is rendered: a language in its address comes before all else. */
export function settingsOfRequest(request: Request): Settings {
  const settings = readersSettings(request);
  return { ...settings, prefLanguage: languageOfAddress(request.url) ?? settings.prefLanguage };
}

/** What the reader has chosen: by the cookie, else the languages of the browser, else defaults. */
export function readersSettings(request: Request): Settings {
  const cookie = /(?:^|; *)settings=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const defaults = { ...DEFAULT_SETTINGS };
  const languages = request.headers.get('accept-language') ?? '';
  if (preferredTag(languages) === 'en') defaults.prefLanguage = 'english';
  return parseSettings(cookie && safeDecode(cookie), defaults);
}

/** "tr" or "en", whichever an Accept-Language header ranks first; Turkish when it names neither. */
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

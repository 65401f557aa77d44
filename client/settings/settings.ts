import { isTranslationSlug, MAX_CHOSEN_TRANSLATIONS } from '../../text/translationSlug';
import { LANGUAGES, type Language } from '../language';

/** The reader's settings, stored as `settings` in localStorage and mirrored in a cookie. */
export type Settings = Appearance & ContentSettings;

/** What only the styles of the page depend on. */
export interface Appearance {
  prefTheme: Theme;
  textSize: TextSize;
  /** The size of the Arabic for reading, as a part of the text size. */
  arabicSize: TextSize;
}

/** What a page consists of. */
export interface ContentSettings {
  prefLanguage: Language;
  /** Shows English next to Turkish; has no effect if the language is English. */
  alwaysShowEnglish: boolean;
  /** Shows the spelling of the mushaf instead of a simplified one; takes effect on reload. */
  useComplexCharacters: boolean;
  transcription: ShownTranscription;
  verseLayout: VerseLayout;
  /** Hides the words that follow the translations of a verse. */
  foldsWords: boolean;
  /** Whether a word has its Turkish gloss below it; has no effect if the language is English. */
  turkishGlosses: boolean;
  englishGlosses: boolean;
  /** Whether a word has its grammar in a few words below it. */
  wordGrammar: boolean;
  readingMode: ReadingMode;
  /** Slugs of the further translations to show, in alphabetical order. */
  translations: readonly string[];
}

/** `auto` is the light or the dark theme, as the device asks for. */
export type Theme = 'darkGreen' | 'lightGreen' | 'auto';
/** The size of texts and of everything measured in rem. */
type TextSize = 'small' | 'normal' | 'large' | 'largest';

/** In letters for reading aloud, in those of scholarly works, or not at all. */
export type ShownTranscription = 'plain' | 'scholarly' | 'none';

/** What the page of a verse has first; by default the translations on a phone, else the words. */
export type VerseLayout = 'automatic' | 'wordsFirst' | 'translationFirst' | 'wordsOnly';

export const VERSE_LAYOUTS: readonly VerseLayout[] = [
  'automatic',
  'wordsFirst',
  'translationFirst',
  'wordsOnly',
];

/** How the verses of a surah, page or juz are shown. */
export type ReadingMode = 'arabic' | 'translation' | 'words';

export const READING_MODES: readonly ReadingMode[] = ['arabic', 'translation', 'words'];

export const TRANSCRIPTIONS: readonly ShownTranscription[] = ['plain', 'scholarly', 'none'];

export const THEMES: readonly Theme[] = ['darkGreen', 'lightGreen', 'auto'];

export const TEXT_SIZES: readonly TextSize[] = ['small', 'normal', 'large', 'largest'];

export const DEFAULT_SETTINGS: Settings = {
  prefLanguage: 'turkish',
  prefTheme: 'darkGreen',
  textSize: 'normal',
  alwaysShowEnglish: true,
  useComplexCharacters: true,
  transcription: 'plain',
  verseLayout: 'automatic',
  foldsWords: false,
  turkishGlosses: true,
  englishGlosses: true,
  wordGrammar: false,
  readingMode: 'translation',
  arabicSize: 'normal',
  translations: [],
};

/** Reads the valid parts of a stored value; anything else gets its default. */
export function parseSettings(
  json: string | null | undefined,
  defaults: Settings = DEFAULT_SETTINGS,
): Settings {
  try {
    return validSettings((JSON.parse(json ?? '') ?? {}) as StoredSettings, defaults);
  } catch {
    return defaults;
  }
}

export type StoredSettings = Partial<Record<keyof Settings, unknown>>;

/** The valid values; any other gets its default. */
export function validSettings(stored: StoredSettings, defaults: Settings): Settings {
  const oneOf = <Value>(value: unknown, allowed: readonly Value[], otherwise: Value) =>
    allowed.includes(value as Value) ? (value as Value) : otherwise;
  return {
    prefLanguage: oneOf(stored.prefLanguage, LANGUAGES, defaults.prefLanguage),
    prefTheme: oneOf(stored.prefTheme, THEMES, defaults.prefTheme),
    textSize: oneOf(stored.textSize, TEXT_SIZES, defaults.textSize),
    alwaysShowEnglish: oneOf(stored.alwaysShowEnglish, [true, false], defaults.alwaysShowEnglish),
    useComplexCharacters: oneOf(
      stored.useComplexCharacters,
      [true, false],
      defaults.useComplexCharacters,
    ),
    transcription: oneOf(stored.transcription, TRANSCRIPTIONS, defaults.transcription),
    verseLayout: oneOf(stored.verseLayout, VERSE_LAYOUTS, defaults.verseLayout),
    foldsWords: oneOf(stored.foldsWords, [true, false], defaults.foldsWords),
    turkishGlosses: oneOf(stored.turkishGlosses, [true, false], defaults.turkishGlosses),
    englishGlosses: oneOf(stored.englishGlosses, [true, false], defaults.englishGlosses),
    wordGrammar: oneOf(stored.wordGrammar, [true, false], defaults.wordGrammar),
    readingMode: oneOf(stored.readingMode, READING_MODES, defaults.readingMode),
    arabicSize: oneOf(stored.arabicSize, TEXT_SIZES, defaults.arabicSize),
    translations: Array.isArray(stored.translations)
      ? [...new Set(stored.translations.filter(isTranslationSlug))]
          .slice(0, MAX_CHOSEN_TRANSLATIONS)
          .sort()
      : defaults.translations,
  };
}

/** The languages that a reader sees side by side, the preferred one first. */
export function shownLanguages({
  prefLanguage,
  alwaysShowEnglish,
}: Pick<Settings, 'prefLanguage' | 'alwaysShowEnglish'>): Language[] {
  return prefLanguage === 'turkish' && alwaysShowEnglish ? [...LANGUAGES] : [prefLanguage];
}

/** The languages of the glosses below each word. */
export function glossLanguages(settings: ContentSettings): Language[] {
  return shownLanguages(settings).filter((language) => settings[`${language}Glosses`]);
}

/**
 * The reader's settings in the cookie `settings`, from which the server renders the first page. Equal
 * settings have equal cookies, so that proxies can cache pages by them: `tr.darkGreen.normal.1.0.plain.automatic.0.1.1.words.normal.0`,
 * followed by the slugs of further translations, if any: `.de-x~ur-y`.
 */
import { LANGUAGE_TAGS, LANGUAGES } from '../language';
import { parseSettings, validSettings, type Settings } from './settings';

export function formatCookie(settings: Settings): string {
  return [
    LANGUAGE_TAGS[settings.prefLanguage],
    settings.prefTheme,
    settings.textSize,
    Number(settings.alwaysShowEnglish),
    Number(settings.useComplexCharacters),
    settings.transcription,
    settings.verseLayout,
    Number(settings.foldsWords),
    Number(settings.turkishGlosses),
    Number(settings.englishGlosses),
    settings.readingMode,
    settings.arabicSize,
    Number(settings.wordGrammar),
    ...(settings.translations[0] ? [settings.translations.join('~')] : []),
  ].join('.');
}

/** Reads the valid parts of the cookie; anything else gets its default. */
export function parseCookie(cookie: string, defaults: Settings): Settings {
  // The form of version 1.0.
  if (/^(?:{|%7B)/i.test(cookie)) return parseSettings(safeDecode(cookie), defaults);
  const [tag, prefTheme, textSize, alwaysShowEnglish, useComplexCharacters, ...rest] =
    cookie.split('.');
  const [transcription, verseLayout, foldsWords, turkishGlosses, englishGlosses, ...last] = rest;
  const [readingMode, arabicSize, wordGrammar, translations] = last;
  return validSettings(
    {
      prefLanguage: LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag),
      prefTheme,
      textSize,
      alwaysShowEnglish: flagOf(alwaysShowEnglish),
      useComplexCharacters: flagOf(useComplexCharacters),
      transcription,
      verseLayout,
      foldsWords: flagOf(foldsWords),
      turkishGlosses: flagOf(turkishGlosses),
      englishGlosses: flagOf(englishGlosses),
      readingMode,
      arabicSize,
      wordGrammar: flagOf(wordGrammar),
      translations: translations?.split('~'),
    },
    defaults,
  );
}

const flagOf = (text: string | undefined) =>
  text === '1' ? true : text === '0' ? false : undefined;

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

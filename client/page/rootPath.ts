import { LANGUAGE_TAGS, type Language } from '../language';

/** The path of a root: "/roots/كتب", with its letters encoded. */
export const rootPath = (letters: string) => `/roots/${encodeURIComponent(letters)}`;

/** The words of a root with one meaning in a language: "?meaning=en:mercy". */
export const meaningPath = (letters: string, language: Language, text: string) =>
  `${rootPath(letters)}?meaning=${LANGUAGE_TAGS[language]}:${encodeURIComponent(text)}`;

/** The words of a root with one lemma, by the key of any of them. */
export const lemmaPath = (letters: string, wordKey: string) =>
  `${rootPath(letters)}?lemma=${wordKey}`;

/** Which field the texts of a file are for. */
import type { TextField, WordValues } from './format';
import { ImportError } from './source';

const HINTS: [TextField, RegExp][] = [
  ['englishTranscription', /translit|transcri/],
  ['arabicText', /script|uthmani|word-text|arabic/],
  ['turkishTranslation', /(?:^|[^a-z])(?:tr|tur|turkish|türkçe)(?:[^a-z]|$)/],
  ['englishTranslation', /(?:^|[^a-z])(?:en|eng|english)(?:[^a-z]|$)/],
];

/**
 * The field that was asked for, or the one that the name of the file and its folder tell.
 * @throws {ImportError} when they don't
 */
export function textFieldOf(path: string, asked: TextField | undefined): TextField {
  if (asked) return asked;
  const name = path.toLowerCase().split(/[\\/]/).slice(-2).join('/');
  const [field] = HINTS.find(([, pattern]) => pattern.test(name)) ?? [];
  if (field) return field;
  throw new ImportError(
    `The name of ${path} does not reveal which texts it contains. Add --field turkishTranslation, englishTranslation, englishTranscription or arabicText.`,
  );
}

const MARKS_AT_END = /\s*([\u06D6-\u06DC\u06DE\u06E9]+)$/;

/** A text as the value of a field; of an Arabic one the pause marks at its end are apart. */
export function valueOf(field: TextField, text: string): WordValues {
  if (field !== 'arabicText') return { [field]: text };
  const pauseAfter = MARKS_AT_END.exec(text)?.[1] ?? null;
  return { arabicText: text.replace(MARKS_AT_END, ''), pauseAfter };
}

/**
 * The texts of a verse, in which a word without one shares that of the word before.
 * @returns undefined when the first has none, with which nothing can be shared
 */
export function shared(texts: readonly (string | undefined)[]): string[] | undefined {
  let last: string | undefined;
  const filled = texts.map((text) => (last = text ?? last));
  return filled.includes(undefined) ? undefined : (filled as string[]);
}

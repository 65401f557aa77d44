/** Determines the field of the texts of a file. */
import { pauseMarksIn } from '../../text/quranCharacters';
import type { TextFieldName, ImportedWord } from './format';
import { ImportError } from './source';

const HINTS: [TextFieldName, RegExp][] = [
  ['englishTranscription', /translit|transcri/],
  ['arabicText', /script|uthmani|word-text|arabic/],
  ['turkishTranslation', /(?:^|[^a-z])(?:tr|tur|turkish|türkçe)(?:[^a-z]|$)/],
  ['englishTranslation', /(?:^|[^a-z])(?:en|eng|english)(?:[^a-z]|$)/],
];

/**
 * The requested field, or else the one that the names of the file and its folder contain.
 * @throws {ImportError} if they don't
 */
export function textFieldOf(path: string, requested: TextFieldName | undefined): TextFieldName {
  if (requested) return requested;
  const name = path.toLowerCase().split(/[\\/]/).slice(-2).join('/');
  const [field] = HINTS.find(([, pattern]) => pattern.test(name)) ?? [];
  if (field) return field;
  throw new ImportError(
    `The name of ${path} does not reveal which texts it contains. Add --field turkishTranslation, englishTranslation, englishTranscription or arabicText.`,
  );
}

const MARKS_AT_END = /\s*([\u06D6-\u06DC\u06DE\u06E9]+)$/;

/** The values of a word for a text. Pause marks at the end of an Arabic text become `pauseAfter`. */
function valueOf(field: TextFieldName, text: string): ImportedWord {
  if (field !== 'arabicText') return { [field]: text };
  const marks = MARKS_AT_END.exec(text)?.[1];
  return { arabicText: text.replace(MARKS_AT_END, ''), pauseAfter: pauseMarksIn(marks ?? '') };
}

/** The groups of words that one gloss covers. */
const GROUPS = {
  turkishTranslation: 'turkishGlossOf',
  englishTranslation: 'englishGlossOf',
} as const;

/**
 * The values of the words of a verse. A word without a gloss is covered by that of the word before, and keeps the
 * meaning that it has; a word without another text gets that of the word before.
 * @returns undefined if the first word has no text
 */
export function valuesOf(
  field: TextFieldName,
  texts: readonly (string | undefined)[],
): ImportedWord[] | undefined {
  const [first] = texts;
  if (first === undefined) return undefined;
  let last = first;
  let head = 1;
  return texts.map((text, index) => {
    if (text !== undefined) head = index + 1;
    last = text ?? last;
    if (field !== 'turkishTranslation' && field !== 'englishTranslation') {
      return valueOf(field, last);
    }
    const isAlone =
      head === index + 1 && (index + 1 === texts.length || texts[index + 1] !== undefined);
    return { ...(text !== undefined && { [field]: text }), [GROUPS[field]]: isAlone ? null : head };
  });
}

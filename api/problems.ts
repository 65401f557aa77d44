/** Problems with input fields: a code for programs, its values, and a message for people. */
import { ACCOUNT_LIMITS } from '../text/limits';

const { minPasswordKinds } = ACCOUNT_LIMITS;

/** Codes of the rules, with their descriptions and messages. */
const RULE_PROBLEMS = {
  REQUIRED: {
    description: 'The field is missing or empty.',
    message: () => 'Required fields must be filled',
  },
  TOO_LONG: {
    description: 'The text has more than `maximum` characters, in UTF-16 code units.',
    message: ({ maximum }: Maximum) => `At most ${maximum} characters.`,
  },
  INVALID_CHARACTER: {
    description:
      'The text contains a character that cannot be stored: the code point `value`, e.g. "U+0000".',
    message: ({ value }: Value) => `The character ${value} is not allowed.`,
  },
  OUT_OF_RANGE: {
    description:
      'The integer is less than `minimum` or greater than `maximum`; the limit that does not apply is null.',
    message: ({ minimum, maximum }: Range) => `From ${minimum} to ${maximum}.`,
  },
  TOO_MANY_VERSES: {
    description: 'There are more than `maximum` verses.',
    message: ({ maximum }: Maximum) => `At most ${maximum} verses.`,
  },
  TOO_MANY_TERM_ELEMENTS: {
    description: 'There are more than `maximum` term elements.',
    message: ({ maximum }: Maximum) => `At most ${maximum} term elements.`,
  },
  TOO_MANY_NAMES: {
    description: 'There are more than `maximum` names.',
    message: ({ maximum }: Maximum) => `At most ${maximum} names.`,
  },
  TOO_MANY_ITEMS: {
    description: 'There are more than `maximum` items.',
    message: ({ maximum }: Maximum) => `At most ${maximum} items.`,
  },
  TOO_MANY_WORDS: {
    description: 'There are more than `maximum` words.',
    message: ({ maximum }: Maximum) => `At most ${maximum} words.`,
  },
  NO_SUCH_WORD: {
    description: "The Qur'an has no word with the key `value`.",
    message: ({ value }: Value) => `There is no word ${value}.`,
  },
  NOT_NEIGHBORS: {
    description:
      'The numbers are not those of consecutive words of the verse with the word itself among them.',
    message: () =>
      'A gloss covers consecutive words of one verse, and the word that it belongs to is one of them.',
  },
  IN_ANOTHER_GLOSS: {
    description: 'The gloss of another word covers the word with the number `value` in the verse.',
    message: ({ value }: Value) => `Another gloss covers word ${value} of the verse.`,
  },
  NOT_A_VERSE_REFERENCE: {
    description: 'The text `value` is not a verse such as "2:255".',
    message: ({ value }: Value) =>
      `A verse reference is digits, a colon and digits, such as 2:255 - ${value}`,
  },
  NOT_A_VERSE_RANGE: {
    description:
      'The text `value` is neither a verse such as "2:255" nor a range of verses such as "2:285-286".',
    message: ({ value }: Value) => `Verses of one surah are written 2:255 or 2:285-286 - ${value}`,
  },
  REVERSED_VERSE_RANGE: {
    description: 'The last verse of the range `value` comes before the first.',
    message: ({ value }: Value) => `The first verse must come before the last - ${value}`,
  },
  NO_SUCH_VERSE: {
    description: "The Qur'an has no verse `value`.",
    message: ({ value }: Value) => `There is no verse ${value}.`,
  },
  REPEATED: {
    description:
      'The list has the item `value` twice. Synonyms are compared without case, accents and apostrophes.',
    message: ({ value }: Value) => `“${value}” is in the list twice.`,
  },
  NO_SUCH_POST: {
    description: 'There is no post with the integer key `value`, or it has been deleted.',
    message: ({ value }: Value) => `There is no post ${value}.`,
  },
  NO_SUCH_TERM: {
    description: 'There is no term with the integer key `value`.',
    message: ({ value }: Value) => `There is no term ${value}.`,
  },
  NO_SUCH_ROOT: {
    description: "No word of the Qur'an has a root with the letters `value`.",
    message: ({ value }: Value) => `There is no root “${value}”.`,
  },
  RELATED_TO_ITSELF: {
    description:
      "The key is that of the post itself, which can't be its own broader or related post.",
    message: () => 'A topic can’t be its own broader or related topic.',
  },
  BROADER_IS_A_PART: {
    description:
      'The broader post, with the integer key `value`, is itself a part of another one: there are two levels at most.',
    message: ({ value }: Value) =>
      `Post ${value} is a part of a broader one, so that it can’t have parts itself.`,
  },
  HAS_PARTS: {
    description:
      "The post with the integer key `value` has parts and therefore can't be a part of a broader one: there are two levels at most.",
    message: ({ value }: Value) =>
      `Post ${value} has parts, so that it can’t be a part of a broader one.`,
  },
  NO_SUCH_TERM_ELEMENT: {
    description: 'There is no term element with the integer key `value`.',
    message: ({ value }: Value) => `There is no term element ${value}.`,
  },
  NOT_A_ROOT: {
    description: 'The text does not consist of two to five Arabic letters.',
    message: () => 'A root is two to five Arabic letters, such as "كتب".',
  },
  TOO_FEW_LETTERS: {
    description:
      'The name has fewer than `minimum` letters of its language: Arabic letters for ARABIC, Latin letters for other languages.',
    message: ({ minimum }: Minimum) =>
      `At least ${minimum} letters: Arabic letters for Arabic, Latin letters for other languages.`,
  },
  REVELATION_ORDER_TAKEN: {
    description: 'Surah `value` already has this position in the order of revelation.',
    message: ({ value }: Value) =>
      `Surah ${value} already has this position in the order of revelation.`,
  },
  LETTER_TAKEN: {
    description: 'The row with the integer key `value` already has this letter.',
    message: ({ value }: Value) => `Row ${value} already has this letter.`,
  },
  NAME_TAKEN: {
    description: 'The verses already have this name, written as `value`.',
    message: ({ value }: Value) => `The verses already have this name, written “${value}”.`,
  },
  NAME_OF_OTHER_VERSES: {
    description: 'Other verses already have this name; `value` is their first verse.',
    message: ({ value }: Value) => `Other verses already have this name: ${value}.`,
  },
  NAME_IS_A_REFERENCE: {
    description: 'Searches read the name as a reference or as a root, so they would never find it.',
    message: () => 'Searches read this as a reference or as a root, so it cannot be a name.',
  },
  ALREADY_TAKEN: {
    description:
      'Another row has a value that must be unique; `field` is empty, or `clientKey` if that key was used for a row of another kind.',
    message: () => 'Another row already has this value.',
  },
  NOT_IN_QURAN_TEXT: {
    description:
      'The text contains a character that the Arabic text of the Qur\'an does not have in this field: `value`, the character and its code point, e.g. "h (U+0068)".',
    message: ({ value }: Value) =>
      `The Arabic text of the Qur’an does not use the character ${value} here.`,
  },
  ARABIC_IS_GUARDED: {
    description:
      'The text differs from the Arabic text of the word, which only `correctWordArabic` changes.',
    message: () => 'The Arabic text of a word is changed only by correctWordArabic.',
  },
  NOT_A_UUID: {
    description: 'The text is not a UUID: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.',
    message: () => 'A client key is a UUID, such as 3f2c1b7e-0d4a-4c55-9a86-1f2e3d4c5b6a.',
  },
  CREATED_ROW_DELETED: {
    description:
      'An earlier request with this client key created the row `value`, which has been deleted since. A new row needs a new key.',
    message: ({ value }: Value) =>
      `This was already created, as row ${value}, and has been deleted since. It can be restored.`,
  },
  CANNOT_BE_DELETED: {
    description: "The post is the Beginning, which can't be deleted.",
    message: () => 'The Beginning can’t be deleted.',
  },
  WRONG_PASSWORD: {
    description: 'The text is not the current password of the caller.',
    message: () => 'The current password is wrong.',
  },
  PASSWORD_TOO_SHORT: {
    description: 'The new password has fewer than `minimum` characters.',
    message: ({ minimum }: Minimum) => `A password must have at least ${minimum} characters.`,
  },
  WEAK_PASSWORD: {
    description: `The new password has fewer than \`minimum\` characters, and fewer than ${minPasswordKinds} of these: lowercase letters, uppercase letters, digits, other characters.`,
    message: ({ minimum }: Minimum) =>
      `A password of fewer than ${minimum} characters must have at least ${minPasswordKinds} of these: lowercase letters, uppercase letters, digits, other characters.`,
  },
  COMMON_PASSWORD: {
    description:
      'The new password is one of those that are tried first, or one with a few digits or signs after it.',
    message: () => 'This password is too common. Choose one that nobody else has.',
  },
} satisfies Record<string, { description: string; message(values: never): string }>;

/** Codes of REST only: GraphQL refuses such input before it reaches a rule. */
const TYPE_PROBLEMS = {
  WRONG_TYPE: { description: 'The value has the wrong type. Only in REST.' },
  NOT_AN_OPTION: { description: 'The value is not one of the options of the field. Only in REST.' },
};

type RuleCode = keyof typeof RULE_PROBLEMS;

export type ProblemCode = RuleCode | keyof typeof TYPE_PROBLEMS;

export const PROBLEM_CODES: Record<ProblemCode, { description: string }> = {
  ...RULE_PROBLEMS,
  ...TYPE_PROBLEMS,
};

interface Minimum {
  minimum: number;
}

interface Maximum {
  maximum: number;
}

type Range = Minimum & Maximum;

interface Value {
  value: string;
}

type Values = Range & Value;
type Without<Names extends PropertyKey> = { [Name in Exclude<keyof Values, Names>]?: undefined };
type ValuesOf<Code extends RuleCode> =
  Parameters<(typeof RULE_PROBLEMS)[Code]['message']> extends [infer Given] ? Given : object;

/** A problem found by a rule: a code with exactly its values. */
export type ProblemDetail = {
  [Code in RuleCode]: { code: Code } & ValuesOf<Code> & Without<keyof ValuesOf<Code>>;
}[RuleCode];

/** A problem with the types of a REST call; only one limit may be known. */
export type TypeProblemDetail =
  | ({ code: keyof typeof TYPE_PROBLEMS } & Without<never>)
  | ({ code: 'OUT_OF_RANGE' } & Partial<Range> & Without<keyof Range>);

export type Problem = (ProblemDetail | TypeProblemDetail) & {
  /** Name of the input field; a dot separates the index of an item: "verseReferences.3". */
  field: string;
  message: string;
};

export function messageOf(detail: ProblemDetail): string {
  return RULE_PROBLEMS[detail.code].message(detail as never);
}

export const problem = (field: string, detail: ProblemDetail): Problem => ({
  field,
  ...shortened(detail),
  message: messageOf(shortened(detail)),
});

const MAX_VALUE_CHARACTERS = 40;

/** Truncates a long value. */
export function shortened(detail: ProblemDetail): ProblemDetail {
  const { value } = detail;
  return value === undefined ? detail : { ...detail, value: value.slice(0, MAX_VALUE_CHARACTERS) };
}

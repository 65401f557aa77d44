/** What can be wrong with one field of an input: a code for programs, its figures, and a sentence. */

/** Every code with what it means, and how it is put to a person, of the figures that belong to it. */
const RULE_PROBLEMS = {
  REQUIRED: {
    description: 'The field is missing or empty.',
    message: () => 'Required fields must be filled.',
  },
  TOO_LONG: {
    description: 'The text has more than `maximum` characters, in UTF-16 code units.',
    message: ({ maximum }: Maximum) => `At most ${maximum} characters.`,
  },
  INVALID_CHARACTER: {
    description: 'The text contains a character that can’t be stored: the code point `value`, e.g. "U+0000".',
    message: ({ value }: Value) => `The character ${value} is not allowed.`,
  },
  OUT_OF_RANGE: {
    description:
      'The integer is less than `minimum` or greater than `maximum`; a limit that is null was respected.',
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
  NOT_A_VERSE_REFERENCE: {
    description: 'The text `value` is not a verse such as "2:255".',
    message: ({ value }: Value) =>
      `A verse reference is digits, a colon and digits, such as 2:255 - ${value}`,
  },
  NOT_A_VERSE_RANGE: {
    description: 'The text `value` is neither a verse such as "2:255" nor a range of verses such as "2:285-286".',
    message: ({ value }: Value) => `Verses of one surah are written 2:255 or 2:285-286 - ${value}`,
  },
  REVERSED_VERSE_RANGE: {
    description: 'The last verse of the range `value` comes before the first.',
    message: ({ value }: Value) => `The first verse must come before the last - ${value}`,
  },
  NO_SUCH_VERSE: {
    description: 'The Qur’an has no verse `value`.',
    message: ({ value }: Value) => `There is no verse ${value}.`,
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
    message: ({ value }: Value) => `Surah ${value} already has this position in the order of revelation.`,
  },
  LETTER_TAKEN: {
    description: 'The row with the integer key `value` already has this letter.',
    message: ({ value }: Value) => `Row ${value} already has this letter.`,
  },
  NAME_TAKEN: {
    description: 'The verses already have this name, written as `value`.',
    message: ({ value }: Value) => `The verses already have this name, written “${value}”.`,
  },
  ALREADY_TAKEN: {
    description: 'Another row has a value that must be unique; `field` is empty.',
    message: () => 'Another row already has this value.',
  },
  CANNOT_BE_DELETED: {
    description: 'The post is the Beginning, which can’t be deleted.',
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
    description:
      'The new password has fewer than two of lowercase letters, uppercase letters and digits.',
    message: () => 'A password must have at least two of lowercase letters, uppercase letters and digits.',
  },
} satisfies Record<string, { description: string; message(figures: never): string }>;

/** What only REST has to say: GraphQL refuses such input before any rule sees it. */
const WRONG_FORM = {
  WRONG_TYPE: { description: 'The value has the wrong type. Only in REST.' },
  NOT_AN_OPTION: { description: 'The value is not one of the options of the field. Only in REST.' },
};

type RuleCode = keyof typeof RULE_PROBLEMS;

export type ProblemCode = RuleCode | keyof typeof WRONG_FORM;

export const PROBLEM_CODES: Record<ProblemCode, { description: string }> = {
  ...RULE_PROBLEMS,
  ...WRONG_FORM,
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

type Figures = Range & Value;
type Without<Names extends PropertyKey> = { [Name in Exclude<keyof Figures, Names>]?: undefined };
type FiguresOf<Code extends RuleCode> =
  Parameters<(typeof RULE_PROBLEMS)[Code]['message']> extends [infer Given] ? Given : object;

/** What a rule finds wrong: a code with exactly the figures that belong to it. */
export type Fault = {
  [Code in RuleCode]: { code: Code } & FiguresOf<Code> & Without<keyof FiguresOf<Code>>;
}[RuleCode];

/** What is wrong with the form of a REST call, of which one bound may be known alone. */
export type FormFault =
  | ({ code: keyof typeof WRONG_FORM } & Without<never>)
  | ({ code: 'OUT_OF_RANGE' } & Partial<Range> & Without<keyof Range>);

export type Problem = (Fault | FormFault) & {
  /** Name of the input field; a dot leads into a list: "verseReferences.3". */
  field: string;
  message: string;
};

export function messageOf(fault: Fault): string {
  return RULE_PROBLEMS[fault.code].message(fault as never);
}

export const problem = (field: string, fault: Fault): Problem => ({
  field,
  ...shortened(fault),
  message: messageOf(shortened(fault)),
});

const MAX_VALUE_CHARACTERS = 40;

/** The same with the beginning of a long value alone. */
export function shortened(fault: Fault): Fault {
  const { value } = fault;
  return value === undefined ? fault : { ...fault, value: value.slice(0, MAX_VALUE_CHARACTERS) };
}

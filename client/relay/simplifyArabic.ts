/**
 * Rewrites text with letters of common fonts, for readers who chose the simplified
 * spelling. For display only: texts are stored, searched and saved in their own spelling.
 *
 * Covers the signs that only the Uthmani spelling uses (all that occur in Tanzil Uthmani 1.1,
 * U+06DF to U+06ED) and the dotted letters of names and letters, Turkish and English. The
 * letters of the rasm stay, silent ones too. So do harakat, dagger alif, madda, hamza above, and
 * the signs between words (U+06D6 to U+06DE, U+06E9).
 */

type Rule = readonly [pattern: RegExp, replacement: string];

const arabicRules: readonly Rule[] = [
  [/ٱ/g, 'ا'],

  // A small waw or yeh only lengthens the vowel of a final pronoun (لَهُۥ, بِهِۦٓ). Everywhere else
  // it is a letter that ordinary spelling writes out (دَاوُۥدُ, يُحْىِۦ).
  [/(ه[\u064F\u0650])[\u06E5\u06E6]\u0653?(?![\u0621-\u065F\u0670\u0671])/g, '$1'],
  // Some are on a tatweel, with a vowel on either side.
  [/\u0640([\u064B-\u0652]*)([\u06E5-\u06E8])/g, '$2$1'],
  [/\u06E5/g, 'و'],
  [/\u06E6|\u06E7/g, 'ي'],
  [/\u06E8/g, 'ن'],

  // Once each in the text: the vowel between a and i of 11:41, the softened hamza of 41:44.
  [/\u06EA/g, '\u064E'],
  [/ا\u06EC/g, 'أَ'],

  // The same vowels in the encoding of other editions.
  [/\u06E1/g, '\u0652'],
  [/\u06E4/g, '\u0653'],
  [/\u08F0/g, '\u064B'],
  [/\u08F1/g, '\u064C'],
  [/\u08F2/g, '\u064D'],

  // Silent letter, n read as m, low seen, the hidden u of 12:11.
  [/[\u06DF\u06E0\u06E2\u06E3\u06EB-\u06ED]/g, ''],

  // A small seen inside a word says how to read a sad; after a word it is a pause and stays.
  [/\u06DC(?=[\u064B-\u0652\u06DC]*[\u0621-\u064A])/g, ''],
];

/** Common letters and the transcription letters that they replace; capitals likewise. */
const latinTable: Readonly<Record<string, string>> = {
  a: 'ā',
  d: 'ḍḏ',
  e: 'ē',
  g: 'ġǧḡ',
  h: 'ḥḫẖḣ',
  i: 'ī',
  k: 'ḳḵ',
  l: 'ḷ',
  o: 'ō',
  s: 'ṣšŝṡ',
  t: 'ṭṯẗ',
  u: 'ū',
  z: 'ẓẕżž',
  '’': 'ʿʾʼʻ',
};

const latinLetters = new Map<string, string>();
for (const [common, dotted] of Object.entries(latinTable)) {
  for (const letter of dotted) {
    latinLetters.set(letter, common);
    const capital = letter.toUpperCase();
    // The capitals of ẖ and ẗ are two characters: a letter and a combining mark.
    if (capital.length === 1) latinLetters.set(capital, common.toUpperCase());
  }
}

/** Macron, caron, dot, diaeresis, breve and line below; no Turkish letter is composed with them. */
const combining = '\\u0304\\u030C\\u0323\\u0324\\u032E\\u0331';

const latinLetter = new RegExp(`[${[...latinLetters.keys()].join('')}]`, 'g');
const combined = new RegExp(`([A-Za-z])[${combining}]+`, 'g');

const arabicSign = /[\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08F0-\u08F2ٱ]/;
const latinSign = new RegExp(`${latinLetter.source}|[${combining}]`);

/** Idempotent. Returns the same string if there is nothing to simplify. */
export function simplifyArabic(text: string): string {
  let simple = text;
  if (arabicSign.test(simple)) {
    for (const [pattern, replacement] of arabicRules) {
      simple = simple.replace(pattern, replacement);
    }
  }
  if (latinSign.test(simple)) {
    simple = simple
      .replace(latinLetter, (letter) => latinLetters.get(letter) ?? letter)
      .replace(combined, '$1');
  }
  return simple;
}

/** Fields whose values are sent back to the server or compared, and the signs that a table explains. */
const opaqueFields = new Set([
  'id',
  '__id',
  '__typename',
  'key',
  'cursor',
  'startCursor',
  'endCursor',
  'sign',
]);

/** Fields in the letters of a scholarly transcription, which are shown as the settings say. */
const transcriptionFields = new Set(['turkishTranscription', 'englishTranscription']);

/**
 * Simplifies every string of a JSON value except opaque fields and transcriptions. Copies only what changes: unchanged
 * values and parts of values are returned as the same objects.
 */
export function simplifyDeep<T>(value: T): T {
  return simplifyValue(value) as T;
}

function simplifyValue(value: unknown): unknown {
  if (typeof value === 'string') return simplifyArabic(value);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? simplifyList(value) : simplifyFields(value);
}

function simplifyList(list: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [index, item] of list.entries()) {
    const simple = simplifyValue(item);
    if (simple !== item) (copy ??= [...list])[index] = simple;
  }
  return copy ?? list;
}

function simplifyFields(fields: object): object {
  let copy: Record<string, unknown> | undefined;
  for (const name in fields) {
    if (opaqueFields.has(name) || transcriptionFields.has(name)) continue;
    const field = (fields as Record<string, unknown>)[name];
    const simple = name === 'ranges' ? simplifyRanges(fields) : simplifyValue(field);
    if (simple !== field) (copy ??= { ...fields })[name] = simple;
  }
  return copy ?? fields;
}

/**
 * The parts of a search result that its ranges need, which are UTF-16 units of the matched text.
 */
interface Result {
  readonly ranges?: readonly { readonly start: number; readonly end: number }[];
  readonly matchedIn?: string | null;
  readonly verse?: Readonly<Record<string, unknown>>;
}

/** Adjusts ranges to the simplified text, which may be shorter. */
function simplifyRanges({ ranges, matchedIn, verse }: Result): unknown {
  const text = verse?.[`${matchedIn?.toLowerCase()}Translation`];
  if (typeof text !== 'string' || simplifyArabic(text).length === text.length) return ranges;
  const place = (unit: number) => simplifyArabic(text.slice(0, unit)).length;
  return ranges?.map(({ start, end }) => ({ start: place(start), end: place(end) }));
}

/** Infers the roots of forms without an entry from stems they share with forms that have one. */
import { bareForm } from '../../text/bareForm';

/** Prefixes: conjunctions, prepositions, the article; question, oath and vocative particles. */
const BEFORE = [
  ...[
    '',
    'و',
    'ف',
    'ب',
    'ل',
    'ك',
    'س',
    'ا',
    'ي',
    'ول',
    'فل',
    'وب',
    'فب',
    'وك',
    'وس',
    'فس',
    'او',
    'اف',
  ],
  ...['ال', 'وال', 'فال', 'بال', 'وبال', 'كال', 'لل', 'ولل', 'فلل'],
];

/** Suffixes: pronouns, and endings of number, gender and person, with or without a pronoun. */
const AFTER = [
  ...['', 'ه', 'ها', 'هم', 'هما', 'هن', 'ك', 'كم', 'كما', 'كن', 'نا', 'ي', 'ى', 'نى', 'ن', 'ا'],
  ...['ون', 'ين', 'ان', 'ات', 'ت', 'ة', 'وا', 'تم', 'وه', 'وهم', 'وها', 'وكم', 'ونى'],
  ...[
    'ته',
    'تها',
    'تهم',
    'تك',
    'تكم',
    'تنا',
    'نه',
    'نهم',
    'نك',
    'نكم',
    'ونه',
    'ونها',
    'ونهم',
    'ونكم',
  ],
];

/** A stem of two letters is shared by too many roots. */
const MIN_STEM_LENGTH = 3;

interface Stem {
  letters: string;
  /** Number of letters stripped from the form. */
  stripped: number;
}

/** Marks a stem that forms of several roots share. */
const SEVERAL_ROOTS = Symbol('several');
type Root = string | null | typeof SEVERAL_ROOTS;

export class Stems {
  /** One value per stem, not a set, because there are hundreds of thousands of stems. */
  private readonly roots = new Map<string, Root>();

  /**
   * @param known forms with their roots; null for a form without a root
   * @param exceptions roots of bare forms that share a stem with unrelated forms
   */
  constructor(
    known: Iterable<readonly [form: string, root: string | null]>,
    private readonly exceptions: ReadonlyMap<string, string | null>,
  ) {
    const ofForms = new Map<string, Root>();
    for (const [form, root] of known) add(ofForms, bareForm(form), root);
    for (const [form, root] of ofForms) {
      for (const { letters } of stemsOf(form)) add(this.roots, letters, root);
    }
  }

  /** The root of all forms that share the longest stem; null if they have no root or several. */
  rootOf(form: string): string | null {
    const bare = bareForm(form);
    const exception = this.exceptions.get(bare);
    if (exception !== undefined) return exception;
    const shared = stemsOf(bare).filter(({ letters }) => this.roots.has(letters));
    const least = Math.min(...shared.map(({ stripped }) => stripped));
    const roots = new Set(
      shared
        .filter(({ stripped }) => stripped === least)
        .map(({ letters }) => this.roots.get(letters)),
    );
    const [root, ...others] = roots;
    return typeof root !== 'string' || others.length > 0 ? null : root;
  }
}

function add(roots: Map<string, Root>, letters: string, root: Root): void {
  const known = roots.get(letters);
  roots.set(letters, known === undefined || known === root ? root : SEVERAL_ROOTS);
}

function stemsOf(bare: string): Stem[] {
  return BEFORE.filter((before) => bare.startsWith(before)).flatMap((before) => {
    const rest = bare.slice(before.length);
    return AFTER.filter(
      (after) => rest.endsWith(after) && rest.length - after.length >= MIN_STEM_LENGTH,
    ).map((after) => ({
      letters: rest.slice(0, rest.length - after.length),
      stripped: before.length + after.length,
    }));
  });
}

import { writeNumber } from './writeNumber';

/**
 * Looks up texts by their keys. `{{name}}` in a text stands for a value, and
 * `{{name, number}}` for a number as the language writes it. A text that depends on a
 * number is one for each plural, with a key that ends in `_one` or `_other`, as the language has
 * them for `count`, and in `_zero` where none is said in another way.
 */

type Plural = 'zero' | 'one' | 'other';

/** The keys of texts: names with dots between them, without the plural. */
export type TextKey<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Name extends `${infer Base}_${Plural}`
      ? Base
      : Name
    : `${Name}.${TextKey<Texts[Name]>}`;
}[keyof Texts & string];

/** The values of a text by their names; it has nothing in the place of one that is missing. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

/** @returns the text, or the key where there is none, which only a key from outside can be */
export type Translator<Texts> = (key: TextKey<Texts>, values?: TextValues) => string;

const VALUE = /\{\{(\w+)(, number)?\}\}/g;

/** @param tag BCP 47 tag of the language of the texts */
export function createTranslator<Texts extends object>(
  tag: string,
  texts: Texts,
): Translator<Texts> {
  const plurals = new Intl.PluralRules(tag);
  return (key, values = {}) => {
    const names: string[] = key.split('.');
    const last = names.pop() ?? '';
    let group: unknown = texts;
    for (const outer of names) group = ownOf(group, outer);
    const text = textOf(group, last, values.count, plurals) ?? key;
    return text.replace(VALUE, (_, name: string, isNumber?: string) => {
      const value = values[name] ?? '';
      return isNumber && typeof value === 'number' ? writeNumber(value, tag) : String(value);
    });
  };
}

function textOf(
  group: unknown,
  name: string,
  count: TextValues[string],
  plurals: Intl.PluralRules,
): string | undefined {
  const names =
    typeof count === 'number'
      ? [...(count === 0 ? [`${name}_zero`] : []), `${name}_${plurals.select(count)}`, name]
      : [name];
  for (const candidate of names) {
    const text = ownOf(group, candidate);
    if (typeof text === 'string') return text;
  }
  return undefined;
}

const ownOf = (group: unknown, name: string): unknown =>
  typeof group === 'object' && group !== null && Object.hasOwn(group, name)
    ? (group as Record<string, unknown>)[name]
    : undefined;

/** Which words have the lemma or the spelling of an element without being tagged, and why. */
import { verseKeyOf } from '../../text/verseKeyOf';
import type { TextWord } from '../textWord';
import {
  Occurrences,
  type ElementSource,
  type ElementTexts,
  type Occurrence,
  type Reason,
} from './element';
import type { TermSource } from './terms';

export interface AnalyzedWord extends TextWord {
  lemma?: string | null | undefined;
}

interface LeftOut extends Reason {
  keys: string[];
}

interface Counting {
  /** Lemmas of consecutive words, of which the first is tagged; "" for a word without one. */
  phrases: string[][];
  leftOut: LeftOut[];
}

const OTHER_FORM: Reason = {
  turkish: 'Kelime burada, bu satırda sayılmayan bir biçimde geçer.',
  english: 'Here the word is in a form that this row does not count.',
};

/** The rule names the only places in which it counts the word: a decision, which need not be everyone's reading. */
export const otherPlace = ({ said }: Pick<TermSource, 'said'>): Reason => ({
  turkish: `Tablo bu kelimeyi yalnız, açıkça ${said.turkish} söylendiğini kabul ettiği yerlerde sayar; burayı saymaz.`,
  english: `The table counts this word only where it takes it to be clearly said ${said.english}; it does not count this place.`,
});

const inOtherRow = ({ turkish, english }: ElementSource): Reason => ({
  turkish: `Burada başka bir satırda sayılır: ${nameOf(turkish)}.`,
  english: `Counted here in another row: ${nameOf(english)}.`,
});

const nameOf = ({ nameInQuran, translation }: ElementTexts) =>
  nameInQuran === '—' ? translation : nameInQuran;

const lengthOf = ({ words }: Occurrence) => words.split(' ').length;

/**
 * Returns a function that says how the words of an element were counted.
 * @param words the words of the whole text, in order
 * @param sources all tables, of which several may be about the same being
 */
export function countingIn(words: readonly AnalyzedWord[], sources: readonly TermSource[]) {
  const occurrences = new Occurrences(words);
  const indexOf = new Map(words.map(({ key }, index) => [key, index]));
  const withLemma = new Map<string, number[]>();
  words.forEach(({ lemma }, index) => {
    const indexes = withLemma.get(lemma ?? '');
    if (indexes) indexes.push(index);
    else withLemma.set(lemma ?? '', [index]);
  });

  const keys = new Map<Occurrence, string[]>();
  /** The words that a rule tags. */
  const keysOf = (rule: Occurrence): string[] => {
    const found = keys.get(rule) ?? occurrences.of([rule]);
    keys.set(rule, found);
    return found;
  };

  /** The lemmas of a number of words from this one on, if the verse has so many. */
  const lemmasFrom = (start: number, length: number) => {
    const run = words.slice(start, start + length);
    const verse = verseKeyOf(run[0]?.key ?? '');
    const isRun = run.length === length && run.every(({ key }) => verseKeyOf(key) === verse);
    return isRun ? run.map(({ lemma }) => lemma ?? '') : [];
  };

  /** The distinct lemmas of what the rules tag; a phrase that begins with a counted lemma is none of its own. */
  const lemmasOf = (rules: readonly Occurrence[]): string[][] => {
    const all = rules.flatMap((rule) =>
      keysOf(rule).map((key) => lemmasFrom(indexOf.get(key) ?? 0, lengthOf(rule))),
    );
    const distinct = [...new Map(all.map((lemmas) => [lemmas.join(' '), lemmas])).values()];
    const isWithin = (one: string[], other: string[]) =>
      other.length < one.length && other.every((lemma, index) => lemma === one[index]);
    return distinct.filter(
      (one) => one[0] !== '' && !distinct.some((other) => isWithin(one, other)),
    );
  };

  /** Also the later words of a phrase. */
  const countedBy = ({ occurrences: rules }: ElementSource): string[] =>
    rules.flatMap((rule) =>
      keysOf(rule).flatMap((key) => {
        const first = indexOf.get(key) ?? 0;
        return words.slice(first, first + lengthOf(rule)).map((word) => word.key);
      }),
    );

  const rowsOf = new Map<string, Map<string, ElementSource[]>>();
  /** The rows about the same being, by the words that they count. */
  const rowsAbout = ({ said }: TermSource) => {
    const found = rowsOf.get(said.english);
    if (found) return found;
    const rows = new Map<string, ElementSource[]>();
    rowsOf.set(said.english, rows);
    const tables = sources.filter((other) => other.said.english === said.english);
    for (const element of tables.flatMap(({ elements }) => elements)) {
      for (const key of countedBy(element)) rows.set(key, [...(rows.get(key) ?? []), element]);
    }
    return rows;
  };

  const exclusionOf = (key: string, rules: readonly Occurrence[]) => {
    for (const rule of rules) {
      const places = formsOf(rule).has(key) ? [key, verseKeyOf(key)] : [key];
      const exclusion = rule.except?.find((one) =>
        one.in.split(' ').some((place) => places.includes(place)),
      );
      if (exclusion) return exclusion;
    }
    return undefined;
  };

  const reasonOf = (key: string, term: TermSource, element: ElementSource): Reason => {
    const rules = element.occurrences;
    const exclusion = exclusionOf(key, rules);
    if (exclusion) return exclusion;
    const row = rowsAbout(term)
      .get(key)
      ?.find((other) => other !== element);
    if (row) return inOtherRow(row);
    if (rules.some((rule) => formsOf(rule).has(key))) return otherPlace(term);
    return rules.find(({ otherForms }) => otherForms)?.otherForms ?? OTHER_FORM;
  };

  const forms = new Map<string, Set<string>>();
  const formsOf = (rule: Occurrence): Set<string> => {
    const found = forms.get(rule.words) ?? new Set(occurrences.withFormOf(rule));
    forms.set(rule.words, found);
    return found;
  };

  return (term: TermSource, element: ElementSource): Counting => {
    const rules = element.occurrences;
    const tagged = new Set(rules.flatMap(keysOf));
    const lemmas = lemmasOf(rules);
    const ofLemmas = lemmas.flatMap((run) =>
      (withLemma.get(run[0] ?? '') ?? []).filter(
        (index) => lemmasFrom(index, run.length).join(' ') === run.join(' '),
      ),
    );
    const excluded = rules.flatMap((rule) => {
      const { except = [], ...others } = rule;
      return except.length > 0 ? occurrences.of([others]).map((key) => indexOf.get(key) ?? 0) : [];
    });
    const groups = new Map<string, LeftOut>();
    for (const index of [...new Set([...ofLemmas, ...excluded])].sort((a, b) => a - b)) {
      const key = words[index]?.key ?? '';
      if (tagged.has(key)) continue;
      const { turkish, english } = reasonOf(key, term, element);
      const group = groups.get(english) ?? { turkish, english, keys: [] };
      group.keys.push(key);
      groups.set(english, group);
    }
    return { phrases: lemmas.filter(({ length }) => length > 1), leftOut: [...groups.values()] };
  };
}

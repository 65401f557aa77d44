/** Which words have the lemma or the spelling of an element without being tagged, and why. */
import { verseKeyOf } from '../../text/verseKeyOf';
import type { TextWord } from '../textWord';
import { Occurrences, type ElementSource, type Occurrence, type Reason } from './element';
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
  turkish: 'Kelime burada satırda sayılmayan bir biçimdedir.',
  english: 'The word has a form here that the row does not count.',
};

/** The rule names the only places in which it counts the word. */
const otherPlace = ({ said }: Pick<TermSource, 'said'>): Reason => ({
  turkish: `Kelime yalnız ${said.turkish} söylendiği yerlerde sayılır; burası onlardan biri değildir.`,
  english: `The word is counted only where it is said ${said.english}; this is not one of those places.`,
});

/**
 * Returns a function that says how the words of an element were counted.
 * @param words the words of the whole text, in order
 */
export function countingIn(words: readonly AnalyzedWord[]) {
  const occurrences = new Occurrences(words);
  const indexOf = new Map(words.map(({ key }, index) => [key, index]));
  const withLemma = new Map<string, number[]>();
  words.forEach(({ lemma }, index) => {
    const indexes = withLemma.get(lemma ?? '');
    if (indexes) indexes.push(index);
    else withLemma.set(lemma ?? '', [index]);
  });

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
      occurrences
        .of([rule])
        .map((key) => lemmasFrom(indexOf.get(key) ?? 0, rule.words.split(' ').length)),
    );
    const distinct = [...new Map(all.map((lemmas) => [lemmas.join(' '), lemmas])).values()];
    const isWithin = (one: string[], other: string[]) =>
      other.length < one.length && other.every((lemma, index) => lemma === one[index]);
    return distinct.filter(
      (one) => one[0] !== '' && !distinct.some((other) => isWithin(one, other)),
    );
  };

  const reasonOf = (key: string, term: TermSource, rules: readonly Occurrence[]): Reason => {
    const places = [key, verseKeyOf(key)];
    const exclusion = rules
      .flatMap(({ except }) => except ?? [])
      .find((one) => one.in.split(' ').some((place) => places.includes(place)));
    if (exclusion) return exclusion;
    const hasForm = rules.some((rule) => formsOf(rule).has(key));
    const others = rules.find(({ otherForms }) => otherForms)?.otherForms;
    if (others && !hasForm) return others;
    return rules.some((rule) => rule.in !== undefined) ? otherPlace(term) : OTHER_FORM;
  };

  const forms = new Map<string, Set<string>>();
  const formsOf = (rule: Occurrence): Set<string> => {
    const found = forms.get(rule.words) ?? new Set(occurrences.withFormOf(rule));
    forms.set(rule.words, found);
    return found;
  };

  return (term: TermSource, { occurrences: rules }: ElementSource): Counting => {
    const tagged = new Set(occurrences.of(rules));
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
      const { turkish, english } = reasonOf(key, term, rules);
      const group = groups.get(english) ?? { turkish, english, keys: [] };
      group.keys.push(key);
      groups.set(english, group);
    }
    return { phrases: lemmas.filter(({ length }) => length > 1), leftOut: [...groups.values()] };
  };
}

/** A row of a term's table, and the rules that tag words of the Qur'an with it. */
import { verseKeyOf } from '../../text/verseKeyOf';
import { bareForm } from '../../text/bareForm';
import type { TextWord } from '../textWord';

export interface ElementTexts {
  /** The short label of tagged words, such as "Rahmân". */
  label: string;
  grammaticalType: string;
  /**
   * The name as it occurs in the Qur'an: "er-Rahmân". Turkish names are in Turkish orthography, with ’ for ayn and
   * hamza; English ones, and transcribed words in English texts, have ʿ for ayn and ʾ for hamza. In both, ’ is also
   * a dropped vowel of the article ("Rabbu’l-ʿalamin"), and "Qur’an" has its usual apostrophe.
   */
  nameInQuran: string;
  translation: string;
  /** One to three sentences. */
  meaning: string;
}

/** A rule that finds occurrences of an element. */
export interface Occurrence {
  /**
   * Bare forms as in the text, with `|` between alternatives: "رحمن|رحمنا". Proclitics and the
   * article may be omitted. A `+` after a form allows an attached pronoun: "رب+". Forms separated
   * by spaces match consecutive words, of which the first is tagged.
   */
  words: string;
  /** The only verses ("9:128") or words ("26:217:3") to match, separated by spaces. */
  in?: string;
  /** Verses or words to exclude, with the reasons. */
  except?: readonly Exclusion[];
  /** Why words of the same lemma in forms that no rule names are not tagged; by default, that they are other forms. */
  otherForms?: Reason;
}

/** Why words are not tagged: a sentence in each language, for readers with the verse before them. */
export interface Reason {
  turkish: string;
  english: string;
}

interface Exclusion extends Reason {
  /** Verses ("9:128"), for their words in a form of the rule, or words ("26:217:3"), separated by spaces. */
  in: string;
}

export interface ElementSource {
  /** With vowel marks, in standard spelling. */
  arabicName: string;
  turkish: ElementTexts;
  english: ElementTexts;
  /** Empty for a name that doesn't occur in the Qur'an; its meaning says so. */
  occurrences: Occurrence[];
}

const PROCLITICS = 'ا?[وف]?[بلك]?(?:ال|ل)?';
const PRONOUNS = '(?:ه|ها|هم|هما|هن|ك|كم|كما|كن|نا|ي|ى|نى)?';

/** Finds the words to tag with an element. */
export class Occurrences {
  private readonly indexOf: Map<string, number>;
  private readonly bare: string[];
  /** Word indexes by bare form; there are five times fewer forms than words. */
  private readonly placesOf = new Map<string, number[]>();

  /** @param words the words of the whole text, in order */
  constructor(private readonly words: readonly TextWord[]) {
    this.indexOf = new Map(words.map(({ key }, index) => [key, index]));
    this.bare = words.map(({ arabicText }) => bareForm(arabicText));
    this.bare.forEach((form, index) => {
      const places = this.placesOf.get(form);
      if (places) places.push(index);
      else this.placesOf.set(form, [index]);
    });
  }

  /**
   * The keys of the words that have a form of the rule, whether or not it tags them, in text order.
   * @throws {Error} if the rule names a verse or word that doesn't exist
   */
  withFormOf({ words }: Occurrence): string[] {
    return this.phrase(words.split(' ').map(patternOf)).map((index) => this.keyAt(index));
  }

  /**
   * The keys of all words that match any of the rules, in text order.
   * @throws {Error} if a rule names a verse or word that doesn't exist or contains no match
   */
  of(rules: readonly Occurrence[]): string[] {
    const found = new Set(rules.flatMap((rule) => this.ofRule(rule)));
    return [...found].sort((left, right) => left - right).map((index) => this.keyAt(index));
  }

  private ofRule({ words, in: only, except }: Occurrence): number[] {
    const wanted = only === undefined ? undefined : this.named(only);
    const unwanted = this.named((except ?? []).map((one) => one.in).join(' '));
    const missing = new Set(wanted);
    const found = this.phrase(words.split(' ').map(patternOf)).filter((index) => {
      const places = [verseKeyOf(this.keyAt(index)), this.keyAt(index)];
      places.forEach((place) => missing.delete(place));
      return (
        (!wanted || places.some((place) => wanted.has(place))) &&
        !places.some((place) => unwanted.has(place))
      );
    });
    if (missing.size > 0) throw new Error(`"${words}" is not in ${[...missing].join(', ')}.`);
    return found;
  }

  /** Indexes at which consecutive words of one verse match the patterns. */
  private phrase([first, ...others]: RegExp[]): number[] {
    const found: number[] = [];
    for (const [form, places] of this.placesOf) {
      if (!first?.test(form)) continue;
      for (const start of places) if (this.goesOn(start, others)) found.push(start);
    }
    return found;
  }

  private goesOn(start: number, patterns: RegExp[]): boolean {
    const verse = verseKeyOf(this.keyAt(start));
    return patterns.every((pattern, step) => {
      const index = start + step + 1;
      return pattern.test(this.bare[index] ?? '') && verseKeyOf(this.keyAt(index)) === verse;
    });
  }

  /** The verses and words that a rule names, after checking that they exist. */
  private named(text: string): Set<string> {
    const places = text.split(' ').filter(Boolean);
    for (const place of places) {
      const [surah, verse, word = 1] = place.split(':');
      if (!this.indexOf.has(`${surah}:${verse}:${word}`)) {
        throw new Error(`There is no ${place} in the Qur'an.`);
      }
    }
    return new Set(places);
  }

  private keyAt(index: number): string {
    return this.words[index]?.key ?? '';
  }
}

function patternOf(alternatives: string): RegExp {
  const forms = alternatives.split('|').map((form) => {
    const stem = bareForm(form.replace(/\+$/, ''));
    if (!/^\p{Script=Arabic}+$/u.test(stem)) {
      throw new Error(`"${form}" is not a valid Arabic form.`);
    }
    return stem + (form.endsWith('+') ? PRONOUNS : '');
  });
  return new RegExp(`^${PROCLITICS}(?:${forms.join('|')})$`);
}

/** A row of the table of a term, and the rules by which the words of the Qur'an are tagged with it. */
import { bareForm } from '../../text/bareForm';
import type { TextWord } from '../textWord';

export interface ElementTexts {
  /** What a word is marked with: short, as "Rahmân". */
  label: string;
  grammaticalType: string;
  /** The name as the Qur'an has it, in transcription: "er-Rahmân". */
  nameInQuran: string;
  translation: string;
  /** One to three sentences. */
  meaning: string;
}

/** Words that are occurrences of an element. */
export interface Occurrence {
  /**
   * Bare forms as they stand in the text, `|` between alternatives: "رحمن|رحمنا". Proclitics and the
   * article need not be written. A `+` after one lets pronouns be attached: "رب+". Several forms with
   * spaces between are words in a row, of which the first is tagged.
   */
  words: string;
  /** Only in these verses ("9:128") or words ("26:217:3"), with spaces between. */
  in?: string;
  /** Not in these. */
  except?: string;
}

export interface ElementSource {
  /** Vowelled, in ordinary spelling. */
  arabicName: string;
  turkish: ElementTexts;
  english: ElementTexts;
  /** Nothing for a name that the Qur'an doesn't have; its meaning says so. */
  occurrences: Occurrence[];
}

const PROCLITICS = 'ا?[وف]?[بلك]?(?:ال|ل)?';
const PRONOUNS = '(?:ه|ها|هم|هما|هن|ك|كم|كما|كن|نا|ي|ى|نى)?';

/** Finds the words that an element is tagged on. */
export class Occurrences {
  private readonly indexOf: Map<string, number>;
  private readonly bare: string[];
  /** Where each bare form stands: there are five times fewer of them than words. */
  private readonly placesOf = new Map<string, number[]>();

  /** @param words of the whole text, in order */
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
   * Keys of the words that any of the rules finds, in order.
   * @throws {Error} when a rule names a verse or word that there is not, or in which it finds nothing
   */
  of(rules: readonly Occurrence[]): string[] {
    const found = new Set(rules.flatMap((rule) => this.ofRule(rule)));
    return [...found].sort((left, right) => left - right).map((index) => this.keyAt(index));
  }

  private ofRule({ words, in: only, except }: Occurrence): number[] {
    const wanted = only === undefined ? undefined : this.named(only);
    const unwanted = this.named(except ?? '');
    const missing = new Set(wanted);
    const found = this.phrase(words.split(' ').map(patternOf)).filter((index) => {
      const places = [verseOf(this.keyAt(index)), this.keyAt(index)];
      places.forEach((place) => missing.delete(place));
      return (
        (!wanted || places.some((place) => wanted.has(place))) &&
        !places.some((place) => unwanted.has(place))
      );
    });
    if (missing.size > 0) throw new Error(`"${words}" is not in ${[...missing].join(', ')}.`);
    return found;
  }

  /** Where words in a row match the patterns, all in one verse. */
  private phrase([first, ...others]: RegExp[]): number[] {
    const found: number[] = [];
    for (const [form, places] of this.placesOf) {
      if (!first?.test(form)) continue;
      for (const start of places) if (this.goesOn(start, others)) found.push(start);
    }
    return found;
  }

  private goesOn(start: number, patterns: RegExp[]): boolean {
    const verse = verseOf(this.keyAt(start));
    return patterns.every((pattern, step) => {
      const index = start + step + 1;
      return pattern.test(this.bare[index] ?? '') && verseOf(this.keyAt(index)) === verse;
    });
  }

  /** Verses and words that a rule names, each of which there is. */
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
    if (!/^\p{Script=Arabic}+$/u.test(stem)) throw new Error(`"${form}" is no Arabic form.`);
    return stem + (form.endsWith('+') ? PRONOUNS : '');
  });
  return new RegExp(`^${PROCLITICS}(?:${forms.join('|')})$`);
}

const verseOf = (key: string) => key.slice(0, key.lastIndexOf(':'));

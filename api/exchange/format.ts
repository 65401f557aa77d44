import type { Division } from './division';
import type { ImportedGrammar } from './importedGrammar';
import type { ImportRefusal } from './source';

/** The fields of a word that a file contains. */
export interface ImportedWord {
  arabicText?: string;
  pauseAfter?: string | null;
  /** Letters without spaces, hamza as أ; null for a word without a root. */
  root?: string | null;
  lemma?: string | null;
  /** Null for a word that the file does not analyze. */
  grammar?: ImportedGrammar | null;
  turkishTranslation?: string;
  englishTranslation?: string;
  englishTranscription?: string;
  /** Number in the verse of the word whose gloss covers the word; null for a word alone. */
  turkishGlossOf?: number | null;
  englishGlossOf?: number | null;
}

export type TextFieldName =
  'arabicText' | 'turkishTranslation' | 'englishTranslation' | 'englishTranscription';

export const textFields: readonly TextFieldName[] = [
  'arabicText',
  'turkishTranslation',
  'englishTranslation',
  'englishTranscription',
];

interface Parsed {
  /** By the integer key of the word. */
  words: Map<number, ImportedWord>;
  refusals: ImportRefusal[];
}

export interface FormatOptions {
  division: Division;
  /** The field of the texts, if the file itself doesn't contain it. */
  field: TextFieldName | undefined;
}

/**
 * A parser for files of one format.
 * @throws {ImportError} if a file does not have the format at all
 */
export type WordFormat = (paths: string[], options: FormatOptions) => Parsed | Promise<Parsed>;

/** Collects the verses of a file and checks their numbers of words. */
export class VerseCollector {
  readonly words = new Map<number, ImportedWord>();
  readonly refusals: ImportRefusal[] = [];
  private readonly seen = new Set<string>();

  constructor(private readonly division: Division) {}

  /** @param at position of the verse in its file */
  add(at: string, verseKey: string, values: readonly ImportedWord[]): void {
    const expected = this.division.countOf(verseKey);
    if (expected === undefined) this.refuse(at, `There is no verse ${verseKey}.`);
    else if (this.seen.has(verseKey)) this.refuse(at, `Verse ${verseKey} occurs twice.`);
    else if (values.length !== expected) {
      this.refuse(at, `Verse ${verseKey} has ${expected} words; found ${values.length}.`);
    } else {
      values.forEach((value, index) => {
        this.words.set(this.division.idOf(verseKey, index + 1) as number, value);
      });
    }
    this.seen.add(verseKey);
  }

  refuse(at: string, reason: string): void {
    this.refusals.push({ at, reason });
  }

  /** Also reports missing verses, for formats whose files contain the whole Qur'an. */
  finish(at: string): Parsed {
    const missing = this.division.verses.filter(({ key }) => !this.seen.has(key));
    if (missing[0]) {
      const more = missing.length > 1 ? ` and ${missing.length - 1} more are` : ' is';
      this.refuse(at, `Verse ${missing[0].key}${more} missing: the file may be truncated.`);
    }
    return this.parsed();
  }

  parsed(): Parsed {
    return { words: this.words, refusals: this.refusals };
  }
}

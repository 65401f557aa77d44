import { stemmer } from 'stemmer';
import {
  asRecited,
  foldEnglish,
  foldTurkish,
  skeletonsOf,
  type LatinLanguage,
} from '../../../../text/foldLatin';
import { withoutProclitics } from '../../../../text/proclitics';
import { NONE, type VerseKeyTexts } from '../../../../text/verseKeyTexts';
import { JoinedTexts } from './joinedTexts';
import { WordIndex } from './wordIndex';

/** A verse with its folded and its displayed texts. */
export interface IndexedVerse extends VerseKeyTexts {
  id: number;
  key: string;
  /** The words as displayed. */
  arabicWords: string[];
  turkishText: string | null;
  englishText: string | null;
}

/** The glosses of the words of a verse as displayed. */
export type Glosses = Record<LatinLanguage, readonly string[]>;

/** The folded texts of all verses in memory. */
export class VerseIndex {
  /** Content revision of the indexed verses. */
  revision = -1;
  readonly arabic = new WordIndex();
  /** Root of each word of the Arabic text, at the same place. */
  readonly roots = new WordIndex();
  readonly lemmas = new WordIndex();
  readonly turkish = new WordIndex();
  readonly english = new WordIndex();
  /** The words of the glosses. */
  readonly glosses = { turkish: new WordIndex(), english: new WordIndex() };
  /** With the small alif as a letter, and without it. */
  readonly joinedArabic = [1, 2].map(() => new JoinedTexts((letter) => letter === 'ا'));
  /** Consonants of the Turkish and of the English transcription. */
  readonly joinedConsonants = [1, 2].map(() => new JoinedTexts(() => true));
  /** The same as they are recited. */
  readonly joinedRecited = [1, 2].map(() => new JoinedTexts(() => true));
  private readonly verses: IndexedVerse[] = [];
  private readonly rootKeys = new Map<string, string>();
  private readonly rootLetters = new Map<string, string>();
  /** Pairs of a word and a root whose forms without proclitics are indexed. */
  private readonly stripped = new Set<number>();
  private readonly foldedGlosses = {
    turkish: new FoldedGlosses(foldTurkish),
    english: new FoldedGlosses(foldEnglish),
  };

  set(verse: IndexedVerse, glosses: Glosses): void {
    const { id } = verse;
    this.verses[id] = verse;
    const arabic = [wordsOf(verse.arabic), wordsOf(verse.arabicWithoutAlif)];
    this.arabic.set(id, arabic);
    const roots = wordsOf(verse.roots);
    this.roots.set(id, [roots.map((letters) => this.keyOfRoot(letters))]);
    this.lemmas.set(id, [wordsOf(verse.lemmas)]);
    this.stripWords(id);
    this.joinedArabic.forEach((joined, index) => joined.set(id, arabic[index] ?? []));
    const transcriptions = [verse.turkishTranscription, verse.englishTranscription];
    this.joinedConsonants.forEach((joined, index) =>
      joined.set(id, skeletonsOf(transcriptions[index] ?? '')),
    );
    this.joinedRecited.forEach((joined, index) =>
      joined.set(id, skeletonsOf(asRecited(transcriptions[index] ?? ''))),
    );
    this.turkish.set(id, [wordsOf(verse.turkishTranslation)]);
    for (const language of LATIN_LANGUAGES) {
      this.glosses[language].set(id, [this.foldedGlosses[language].wordsOf(glosses[language])]);
    }
    const previousSize = this.english.size;
    this.english.set(id, [wordsOf(verse.englishTranslation)]);
    for (let word = previousSize; word < this.english.size; word++) {
      this.english.addForms(word, [stemmer(this.english.words[word] ?? '')]);
    }
  }

  /** Does what the next search would have to wait for. */
  prepare(): void {
    for (const words of [this.arabic, this.turkish, this.english]) words.prepare();
    const joined = [...this.joinedArabic, ...this.joinedConsonants, ...this.joinedRecited];
    for (const texts of joined) texts.prepare();
    for (const language of LATIN_LANGUAGES) this.foldedGlosses[language].forget();
  }

  /** False for a verse that the database does not have. */
  has(id: number): boolean {
    return this.verses[id] !== undefined;
  }

  verse(id: number): IndexedVerse {
    const verse = this.verses[id];
    if (!verse) throw new Error(`There is no verse ${id}.`);
    return verse;
  }

  /** Number of the surah of a verse. */
  surahOf(id: number): number {
    return parseInt(this.verse(id).key, 10);
  }

  /** One more than the highest integer key. */
  get end(): number {
    return this.verses.length;
  }

  /** The letters of a root as displayed, by its key. */
  rootOf(key: string): string | undefined {
    return this.rootLetters.get(key);
  }

  private keyOfRoot(letters: string): string {
    const known = this.rootKeys.get(letters);
    if (known !== undefined) return known;
    const key = rootKey(letters);
    this.rootKeys.set(letters, key);
    this.rootLetters.set(key, letters);
    return key;
  }

  /** Indexes the words of a verse without their proclitics. */
  private stripWords(verse: number): void {
    const [roots] = this.roots.textsOf(verse);
    for (const text of this.arabic.textsOf(verse)) {
      for (const [place, word] of text.entries()) {
        const root = roots?.[place] ?? 0;
        const pair = word * MAX_ROOTS + root;
        if (this.stripped.has(pair)) continue;
        this.stripped.add(pair);
        const letters = this.roots.words[root];
        const knownRoot = letters === NONE ? undefined : letters;
        this.arabic.addForms(word, withoutProclitics(this.arabic.words[word] ?? '', knownRoot));
      }
    }
  }
}

/** Folds each gloss only once while verses are read, because most occur several times. */
class FoldedGlosses {
  private readonly words = new Map<string, string[]>();

  constructor(private readonly fold: (text: string) => string) {}

  wordsOf(glosses: readonly string[]): string[] {
    return glosses.flatMap((gloss) => {
      const known = this.words.get(gloss);
      if (known) return known;
      const words = wordsOf(this.fold(gloss));
      this.words.set(gloss, words);
      return words;
    });
  }

  forget(): void {
    this.words.clear();
  }
}

const LATIN_LANGUAGES = ['turkish', 'english'] as const;

/** More than the number of roots. */
const MAX_ROOTS = 10_000;

export const wordsOf = (text: string) => (text === '' ? [] : text.split(' '));

/** The key of a root, in which all forms of hamza and of ya are equal. */
export const rootKey = (letters: string) => letters.replace(/[أإآءؤئ]/g, 'ا').replace(/ى/g, 'ي');

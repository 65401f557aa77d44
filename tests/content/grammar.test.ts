/** Lemma and grammar of words: famous verses word by word, properties of all verses, and the corpus. */
import { readArabicVerses } from '../../api/seed/quranText';
import { analyse } from '../../content/grammar/analyse';
import type { VerseWord } from '../../content/grammar/verse';
import { readLexicon, readStems } from '../../content/lexicon/lexicon';
import { decodeGrammar, encodeGrammar, type WordGrammar } from '../../text/grammar';
import {
  citesOtherForm,
  comparedFeatures,
  corpusGrammar,
  ownGrammar,
  type Compared,
} from '../support/corpusGrammar';
import { describeWithShared } from '../support/sharedData';
import { expectedAnalyses, verbForms } from './grammarCases';

const lexicon = readLexicon();
const stems = readStems(lexicon);

const verses = new Map(
  readArabicVerses().map(({ surah, number, words }) => [
    `${surah}:${number}`,
    words.map(({ arabicText }, index): VerseWord => {
      const entry = lexicon.entryOf({ key: `${surah}:${number}:${index + 1}`, arabicText });
      return { arabicText, root: entry ? entry.root : stems.rootOf(arabicText) };
    }),
  ]),
);

const all: readonly { word: VerseWord; grammar: WordGrammar }[] = [...verses.values()].flatMap(
  (words) =>
    analyse(words).map((grammar, index) => ({
      word: words[index] ?? { arabicText: '', root: null },
      grammar,
    })),
);

describe('a verse', () => {
  test.each(Object.entries(expectedAnalyses))('%s', (key, expected) => {
    const lines = analyse(verses.get(key) ?? []).map(encodeGrammar);
    expect(lines).toEqual(expected);
  });
});

describe('a verb', () => {
  test.each(verbForms)('%s from %s: %s', (arabicText, root, expected) => {
    const [grammar = { segments: [] }] = analyse([{ arabicText, root }]);
    expect(encodeGrammar(grammar).split('|').slice(1).join(' ')).toBe(expected);
  });
});

describe('all words', () => {
  test('every word is analysed', () => {
    const without = all.filter(({ grammar }) => grammar.segments.length === 0);
    expect(without).toEqual([]);
  });

  test('the segments make the word, and one of them is the stem', () => {
    const odd = all.filter(({ word, grammar: { segments } }) => {
      if (segments.length === 0) return false;
      const stemCount = segments.filter(({ place }) => place === 'stem').length;
      return stemCount !== 1 || segments.map(({ arabic }) => arabic).join('') !== word.arabicText;
    });
    expect(odd).toEqual([]);
  });

  test('no segment is empty', () => {
    const odd = all.filter(({ grammar }) => grammar.segments.some(({ arabic }) => arabic === ''));
    expect(odd.map(({ word }) => word.arabicText)).toEqual([]);
  });

  test('the encoding keeps everything', () => {
    const odd = all.filter(
      ({ grammar }) =>
        encodeGrammar(decodeGrammar(encodeGrammar(grammar))) !== encodeGrammar(grammar),
    );
    expect(odd).toEqual([]);
  });

  test('only finite verbs have aspect and mood, and a mood only the imperfect', () => {
    const odd = all.filter(
      ({ grammar: { partOfSpeech, aspect, mood } }) =>
        (aspect !== undefined && partOfSpeech !== 'verb') ||
        (mood !== undefined && aspect !== 'imperfect'),
    );
    expect(odd.map(({ word }) => word.arabicText)).toEqual([]);
  });
});

/**
 * Least percentage of the words with a feature in the corpus for which it is given here, and least percentage of those
 * in which both agree. They are what is reached; the aim is 97 and 99. Where less is reached the corpus is known to
 * waver or to err:
 *
 * - `partOfSpeech`: attributes are tagged N or ADJ ("mubīn", "ʿalīm"), "yawma" N or T, and "al-janna" and
 *   "al-muslimīna" often PN; `class` takes nominals together. "mā", "man" and "illā" have uses that depend on
 *   interpretation; "lā" before the jussive of the second person is tagged NEG in 81 places, but is a prohibition.
 * - `lemma`: feminines ("ukhrā", "ūlā", "dhikrā") are lemmas of their own here, and plurals are not.
 * - `mood`: the jussive of a condition ("wa-in yaraw") is tagged SUBJ, as are indicatives with a hidden ending
 *   ("illā mā yūḥā"); "yuẓlamūna" is tagged JUS.
 * - `case`: sound feminine plurals after their verb ("ʿamilū ṣ-ṣāliḥāti") and after "inna" are tagged GEN, but are
 *   accusative; hidden endings are often tagged NOM ("arsalnā mūsā").
 * - `gender`: "qulūb" and other broken plurals are tagged F or M without a rule; here they have the gender of their
 *   singular. "marra" is tagged M and "yamīn" M, but both are feminine.
 * - `form`: the corpus has no forms for verbs of four letters.
 * - `derivation`: verbal nouns of form I are tagged VN in few of their places.
 */
const LEAST: Readonly<
  Record<(typeof comparedFeatures)[number], readonly [given: number, right: number]>
> = {
  class: [99.9, 98.8],
  partOfSpeech: [99.9, 96.7],
  prefixes: [99.9, 99.8],
  suffixes: [99.9, 99.7],
  lemma: [99.8, 96],
  form: [99.7, 99.4],
  derivation: [96.8, 99.7],
  aspect: [99.8, 99.6],
  mood: [99.5, 97],
  voice: [99.8, 99.7],
  person: [99, 99.1],
  gender: [99.4, 98.5],
  number: [99.9, 99.5],
  case: [97.5, 97.5],
  state: [99.9, 99.4],
};

describeWithShared('qac-corpus2/morphology.txt', 'compared with the corpus', (lines) => {
  const pairs = all.map(({ word, grammar }, index) => {
    const theirs = corpusGrammar(lines[index] ?? '');
    const ours = ownGrammar(grammar);
    const comparable: Compared = { ...theirs };
    if (citesOtherForm(theirs, ours, word.arabicText)) delete comparable.lemma;
    return { theirs: comparable, ours };
  });

  test.each(comparedFeatures)('%s', (feature) => {
    const having = pairs.filter(({ theirs }) => theirs[feature] !== undefined);
    const given = having.filter(({ ours }) => ours[feature] !== undefined);
    const right = given.filter(({ ours, theirs }) => ours[feature] === theirs[feature]);
    const [leastGiven, leastRight] = LEAST[feature];
    expect((100 * given.length) / having.length).toBeGreaterThanOrEqual(leastGiven);
    expect((100 * right.length) / given.length).toBeGreaterThanOrEqual(leastRight);
  });
});

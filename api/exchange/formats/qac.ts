/**
 * Quranic Arabic Corpus: version 0.4, one line per segment of a word with its location, or version
 * 2.0, one line per word of the mushaf in order. Roots, lemmas and grammar are imported.
 */
import { fromBuckwalter, rootLetters } from '../buckwalter';
import { VerseCollector, type FormatOptions, type WordFormat, type ImportedWord } from '../format';
import { ImportError, readText } from '../source';
import { qacGrammar } from './qacGrammar';

type Refuse = (line: number, reason: string) => void;

export const qac: WordFormat = (paths, options) => {
  const [path, ...more] = paths;
  if (!path || more.length > 0) throw new ImportError('The format qac expects one file.');
  const lines = readText(path).split(/\r?\n/);
  // The last line break is not followed by a line. Other lines may be empty in version 2.0.
  if (lines.at(-1) === '') lines.pop();
  const collector = new VerseCollector(options.division);
  const refuse: Refuse = (line, reason) => collector.refuse(`${path}:${line}`, reason);
  const hasLocations = lines.some((line) => /^(?:LOCATION\t|\(\d+:\d+:\d+:\d+\)\t)/.test(line));
  const isVersion2 = !hasLocations && lines.some((line) => line.includes('POS:'));
  if (!hasLocations && !isVersion2) {
    throw new ImportError(
      `${path} is not a morphology file of the Quranic Arabic Corpus 0.4 or 2.0.`,
    );
  }
  if (hasLocations) readSegments(lines, path, collector, refuse);
  else readWords(lines, path, collector, refuse, options);
  return collector.finish(path);
};

/** Version 0.4: `(2:255:1:1)`, form, tag, features. */
function readSegments(
  lines: string[],
  path: string,
  collector: VerseCollector,
  refuse: Refuse,
): void {
  const verses = new Map<string, { line: number; words: (SegmentedWord | undefined)[] }>();
  lines.forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#') || line.startsWith('LOCATION')) return;
    const [location = '', , , features] = line.split('\t');
    const [, verseKey, number] = /^\((\d+:\d+):(\d+):\d+\)$/.exec(location) ?? [];
    if (!verseKey || !number || features === undefined) {
      refuse(
        index + 1,
        'A line must have the columns (sura:aya:word:segment), form, tag, features.',
      );
      return;
    }
    const verse = verses.get(verseKey) ?? { line: index + 1, words: [] };
    verses.set(verseKey, verse);
    const word = (verse.words[Number(number) - 1] ??= {
      values: { root: null, lemma: null },
      features: [],
    });
    const [kind = '', ...more] = features.split('|');
    word.features.push(...more);
    if (kind === 'STEM') add(word.values, more, () => refuse(index + 1, INVALID_ROOT));
  });
  for (const [key, { line, words }] of verses) {
    collector.add(
      `${path}:${line}`,
      key,
      joined(
        key,
        Array.from(words, (word) =>
          word ? { ...word.values, grammar: qacGrammar(word.features) } : {},
        ),
      ),
    );
  }
}

interface SegmentedWord {
  values: ImportedWord;
  /** Of all its segments. */
  features: string[];
}

const INVALID_ROOT = 'The root or lemma has a character that is not part of the transliteration.';

/** Joins the name in 37:130 that some editions count as two words. */
function joined(key: string, words: ImportedWord[]): ImportedWord[] {
  if (key !== '37:130' || words.length !== 4) return words;
  const [first, second, left, right] = words as [
    ImportedWord,
    ImportedWord,
    ImportedWord,
    ImportedWord,
  ];
  // A half without a value has null.
  const root = left.root ?? right.root;
  const lemma = left.lemma ?? right.lemma;
  const grammar = left.grammar ?? right.grammar;
  return [first, second, { root, lemma, grammar }];
}

/** Version 2.0: one line per word. */
function readWords(
  lines: string[],
  path: string,
  collector: VerseCollector,
  refuse: Refuse,
  { division }: FormatOptions,
): void {
  if (lines.length !== division.words) {
    throw new ImportError(`${path} has ${lines.length} lines; there are ${division.words} words.`);
  }
  for (const { key, firstWord, count } of division.verses) {
    const words = lines.slice(firstWord - 1, firstWord - 1 + count).map((line, index) => {
      const features = line.split(' ');
      const values: ImportedWord = { root: null, lemma: null };
      add(values, features, () => refuse(firstWord + index, INVALID_ROOT));
      return { ...values, grammar: qacGrammar(features) };
    });
    collector.add(`${path}:${firstWord}`, key, words);
  }
}

/** Adds the root and lemma of a segment; the first ones are those of the word. */
function add(values: ImportedWord, features: string[], refuse: () => void): void {
  const find = (name: string) =>
    features.find((feature) => feature.startsWith(name))?.slice(name.length);
  const root = find('ROOT:');
  const lemma = find('LEM:');
  const letters = root && rootLetters(fromBuckwalter(root) ?? '');
  // A digit distinguishes lemmas with the same spelling.
  const text = lemma && fromBuckwalter(lemma.replace(/\d+$/, ''));
  if ((root && !letters) || (lemma && !text)) refuse();
  values.root ??= letters ?? null;
  values.lemma ??= text ?? null;
}

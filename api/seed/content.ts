/** Converts the content written for this project to rows: letters, terms, topics and names of verses. */
import { inTableOrder } from '../schema/term/termRules';
import {
  parseVerseRun,
  verseKey,
  verseKeysOf,
  type VerseReference,
  type VerseRun,
} from '../../text/verseReference';
import { aliases, type AliasSource } from '../../content/aliases';
import { letters } from '../../content/letters';
import { soundOf } from '../../content/letterSounds';
import { readingSigns } from '../../content/readingSigns';
import { analyse } from '../../content/grammar/analyse';
import { joinedGlosses } from '../../content/lexicon/joins';
import { readLexicon, type Lexicon } from '../../content/lexicon/lexicon';
import type { PostSource } from '../../content/topics/topic';
import { posts } from '../../content/topics/topics';
import type { TextWord } from '../../content/textWord';
import { paragraphsOf } from '../../text/paragraphs';
import { Occurrences } from '../../content/tables/element';
import { terms, type TermSource } from '../../content/tables/terms';

/** A word of the text with its integer keys. */
interface NumberedWord extends TextWord {
  id: number;
  verseId: number;
}

export interface SeedContent {
  lexicon: Lexicon;
  joinedGlosses: typeof joinedGlosses;
  analyse: typeof analyse;
  letters: ReturnType<typeof letterRows>;
  signs: ReturnType<typeof signRows>;
  terms: readonly TermSource[];
  posts: readonly PostSource[];
  aliases: readonly AliasSource[];
}

/** Reads the content for a new database. */
export function readSeedContent(): SeedContent {
  return {
    lexicon: readLexicon(),
    joinedGlosses,
    analyse,
    letters: letterRows(),
    signs: signRows(),
    terms,
    posts,
    aliases,
  };
}

/** Rows of the letters, numbered from 1. */
export const letterRows = () =>
  letters.map((letter, index) => ({ id: index + 1, ...letter, ...soundOf(letter.arabicLetter) }));

/** Rows of the signs beside the letters, numbered from 1. */
export const signRows = () => readingSigns.map((sign, index) => ({ id: index + 1, ...sign }));

/** Returns a function that counts the calls for each key, from 1. */
function positionCounter<Key>() {
  const last = new Map<Key, number>();
  return (key: Key): number => {
    const place = (last.get(key) ?? 0) + 1;
    last.set(key, place);
    return place;
  };
}

/**
 * Rows of terms, their elements and tagged words, and the resulting verses and counts.
 * @param words all words of the Qur'an in order
 * @throws {Error} for a rule without matches
 */
export function termRows(sources: readonly TermSource[], words: readonly NumberedWord[]) {
  const occurrences = new Occurrences(words);
  const wordOf = new Map(words.map((word) => [word.key, word]));
  const placeIn = positionCounter<number>();
  let last = 0;
  const elements = sources.flatMap((term) => {
    const counted = term.elements.map((source) => {
      const tagged = occurrences.of(source.occurrences).flatMap((key) => wordOf.get(key) ?? []);
      const verseIds = [...new Set(tagged.map(({ verseId }) => verseId))];
      const numberOfOccurrences = tagged.length;
      return { id: ++last, source, tagged, verseIds, numberOfOccurrences, firstVerse: verseIds[0] };
    });
    return inTableOrder(counted).map((element, index) => ({ ...element, term, order: index + 1 }));
  });
  return {
    terms: sources.map(({ elements: _elements, said: _said, ...term }) => term),
    elements: elements.map(
      ({ id, source: { arabicName, turkish, english }, term, ...element }) => ({
        id,
        termId: term.id,
        arabicName,
        elementOrder: element.order,
        numberOfOccurrencesInQuran: element.numberOfOccurrences,
        turkishLabel: turkish.label,
        englishLabel: english.label,
        turkishGrammaticalType: turkish.grammaticalType,
        englishGrammaticalType: english.grammaticalType,
        turkishNameInQuran: turkish.nameInQuran,
        englishNameInQuran: english.nameInQuran,
        turkishTranslation: turkish.translation,
        englishTranslation: english.translation,
        turkishMeaning: turkish.meaning,
        englishMeaning: english.meaning,
        turkishTag: term.turkishTag,
        englishTag: term.englishTag,
      }),
    ),
    elementWords: elements.flatMap(({ id, tagged }) =>
      tagged.map((word) => ({ termElementId: id, wordId: word.id, position: placeIn(word.id) })),
    ),
    elementVerses: elements.flatMap(({ id, verseIds }) =>
      verseIds.map((verseId) => ({ termElementId: id, verseId })),
    ),
  };
}

/**
 * Rows of posts and their verses. Posts are numbered from 1 in each section.
 * @throws {Error} for a reference to a missing verse or post
 */
export function postRows(sources: readonly PostSource[], verseIdOf: ReadonlyMap<string, number>) {
  const numberIn = positionCounter<string>();
  const idOf = (title: string) => {
    const id = sources.findIndex(({ englishTitle }) => englishTitle === title) + 1;
    if (id === 0) throw new Error(`There is no post "${title}", which another one names.`);
    return id;
  };
  const rows = sources.map(({ verses, ...source }, index) => ({
    id: index + 1,
    number: numberIn(source.section),
    section: source.section,
    turkishTitle: source.turkishTitle,
    englishTitle: source.englishTitle,
    turkishNote: paragraphs(source.turkishNote),
    englishNote: paragraphs(source.englishNote),
    turkishSynonyms: listOf(source.turkishSynonyms, ', '),
    englishSynonyms: listOf(source.englishSynonyms, ', '),
    broaderId: source.broader === undefined ? null : idOf(source.broader),
    relatedIds: (source.related ?? []).map(idOf),
    termIds: [...(source.tables ?? [])],
    rootLetters: listOf(source.roots, ' '),
    verses,
  }));
  return {
    posts: rows.map(({ verses: _verses, ...post }) => post),
    postVerses: rows.flatMap(({ id, verses }) =>
      verseKeysIn(verses).map((key, index) => {
        const verseId = verseIdOf.get(key);
        if (!verseId) throw new Error(`There is no verse ${key}, which post ${id} names.`);
        return { postId: id, verseId, position: index + 1 };
      }),
    ),
  };
}

/**
 * Rows of the names of verses in order.
 * @throws {Error} for a reference to a missing verse
 */
export function aliasRows(sources: readonly AliasSource[], verseIdOf: ReadonlyMap<string, number>) {
  const idOf = (reference: VerseReference) => {
    const key = verseKey(reference);
    const id = verseIdOf.get(key);
    if (!id) throw new Error(`There is no verse ${key}, which has a name.`);
    return id;
  };
  const rows = sources.flatMap(({ verses, ...names }) => {
    const { first, last } = runOf(verses);
    return LANGUAGES.flatMap((language) =>
      (names[language] ?? []).map((name) => ({
        name,
        language,
        verseId: idOf(first),
        lastVerseId: idOf(last),
      })),
    );
  });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}

const LANGUAGES = ['turkish', 'english', 'arabic'] as const;

const listOf = (text: string | undefined, separator: string): string[] =>
  text ? text.split(separator) : [];

const paragraphs = (text: string) => paragraphsOf(text.split(/\n\s*\n/));

/** The keys of all verses in "2:1-5 3:7". */
function verseKeysIn(references: string): string[] {
  return references.split(/\s+/).flatMap((reference) => verseKeysOf(runOf(reference)));
}

/** @throws {Error} for an invalid reference */
function runOf(reference: string): VerseRun {
  const run = parseVerseRun(reference);
  if (!run) throw new Error(`"${reference}" is not a reference to verses.`);
  return run;
}

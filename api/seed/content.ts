/** What this project writes beside the text of the Qur'an, as rows: letters, tables, topics, names of verses. */
import { inTableOrder } from '../schema/term/termRules';
import {
  parseVerseRun,
  verseKey,
  verseKeysOf,
  type VerseReference,
  type VerseRun,
} from '../../text/verseReference';
import { aliases, type NamedVerses } from '../../content/aliases';
import { letters } from '../../content/letters';
import { readLexicon, readStems, type Lexicon } from '../../content/lexicon/lexicon';
import type { Stems } from '../../content/lexicon/stems';
import type { PostSource } from '../../content/topics/topic';
import { posts } from '../../content/topics/topics';
import type { TextWord } from '../../content/textWord';
import { Occurrences } from '../../content/tables/element';
import { terms, type TermSource } from '../../content/tables/terms';

/** A word of the text with its keys. */
export interface NumberedWord extends TextWord {
  id: number;
  verseId: number;
}

export interface Content {
  lexicon: Lexicon;
  stems: Stems;
  letters: typeof letters;
  terms: readonly TermSource[];
  posts: readonly PostSource[];
  aliases: readonly NamedVerses[];
}

/** What a first start is filled with. */
export function readContent(): Content {
  const lexicon = readLexicon();
  return { lexicon, stems: readStems(lexicon), letters, terms, posts, aliases };
}

/** Counts for each key from 1. */
function places<Key>() {
  const last = new Map<Key, number>();
  return (key: Key): number => {
    const place = (last.get(key) ?? 0) + 1;
    last.set(key, place);
    return place;
  };
}

/**
 * Terms, their elements, tagged words and the verses and counts that follow from them.
 * @param words of the whole text, in order
 * @throws {Error} for a rule that finds nothing where it looks
 */
export function termRows(sources: readonly TermSource[], words: readonly NumberedWord[]) {
  const occurrences = new Occurrences(words);
  const wordOf = new Map(words.map((word) => [word.key, word]));
  const placeIn = places<number>();
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
    terms: sources.map(({ elements: _elements, ...term }) => term),
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
 * Posts with their verses, numbered from 1 in their section.
 * @throws {Error} for a reference to a verse that there is not
 */
export function postRows(sources: readonly PostSource[], verseIdOf: ReadonlyMap<string, number>) {
  const numberIn = places<string>();
  const rows = sources.map(({ verses, turkishNote, englishNote, ...post }, index) => {
    const number = numberIn(post.section);
    const notes = { turkishNote: paragraphs(turkishNote), englishNote: paragraphs(englishNote) };
    return { id: index + 1, number, ...post, ...notes, verses };
  });
  return {
    posts: rows.map(({ verses: _verses, ...post }) => post),
    postVerses: rows.flatMap(({ id, verses }) =>
      versesOf(verses).map((key, index) => {
        const verseId = verseIdOf.get(key);
        if (!verseId) throw new Error(`There is no verse ${key}, which post ${id} names.`);
        return { postId: id, verseId, position: index + 1 };
      }),
    ),
  };
}

/**
 * A row for each name of verses, in their order.
 * @throws {Error} for a reference to a verse that there is not
 */
export function aliasRows(sources: readonly NamedVerses[], verseIdOf: ReadonlyMap<string, number>) {
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

/** Plain text as the HTML of the editor. */
function paragraphs(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join('');
}

/** Keys of "2:1-5 3:7". */
function versesOf(references: string): string[] {
  return references.split(/\s+/).flatMap((reference) => verseKeysOf(runOf(reference)));
}

/** @throws {Error} for what is no reference */
function runOf(reference: string): VerseRun {
  const run = parseVerseRun(reference);
  if (!run) throw new Error(`"${reference}" is no reference to verses.`);
  return run;
}

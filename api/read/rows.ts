/** Row types that nouns share: database rows with the related rows that are read with them. */
import type {
  Post,
  PostVerse,
  Root,
  Surah,
  Term,
  TermElement,
  Verse,
  Word,
} from '../__generated__/prisma/client';
import { fragment } from '../database/database';
import type { PartOfSpeech, WordGrammar } from '../../text/grammar';
import type { Reference, ReferenceProblem } from '../../text/references';
import type { TranslationRow } from '../../text/translations';
import type { VerseReference } from '../../text/verseReference';

export type SurahRow = Surah;
export type TermRow = Term;
export type TermElementRow = TermElement;

/** Without its senses and notes, which would burden every word. */
export type RootRow = Pick<Root, 'id' | 'letters'>;

/** A meaning of a root, with its words. */
export interface MeaningRow {
  text: string;
  count: number;
  glosses: { text: string; count: number }[];
  /** Integer keys of its words in mushaf order. */
  ids: number[];
}

/** A dictionary form. Words with the same lemma and different roots are homographs, and have different ones. */
export interface LemmaRow {
  /** Integer key of its first word. */
  id: number;
  text: string;
  root: RootRow | null;
  count: number;
  firstWordKey: string;
  partsOfSpeech: { partOfSpeech: PartOfSpeech; count: number }[];
  /** The most frequent one. */
  verbForm: WordGrammar['form'] | null;
  /** Its words, for counting their glosses and forms. */
  readings: {
    turkishTranslation: string | null;
    englishTranslation: string | null;
    count: number;
    arabicText: string;
    firstKey: string;
    ids: number[];
  }[];
}

export interface VerseRow extends Verse {
  surah: SurahRow;
  /** Keys of the neighbors in mushaf order; null at either end. */
  previousKey: string | null;
  nextKey: string | null;
  /** Set if all verses of a surah are read. */
  arabicText?: string;
}

/** Selects verses `v` with their related rows; followed by joins and conditions. */
export const selectVerse = fragment`
  SELECT v.*, row_to_json(s) AS surah,
    (SELECT key FROM "Verse" WHERE id = v.id - 1) AS "previousKey",
    (SELECT key FROM "Verse" WHERE id = v.id + 1) AS "nextKey"
  FROM "Verse" v JOIN "Surah" s ON s.id = v."surahId"`;

export type WordTextRow = Pick<
  Word,
  | 'numberInVerse'
  | 'arabicText'
  | 'pauseAfter'
  | 'turkishTranscription'
  | 'turkishTranslation'
  | 'englishTranscription'
  | 'englishTranslation'
>;

export interface WordRow extends Word {
  root: RootRow | null;
  termElements: TermElementRow[];
}

/** Selects words `w` with their related rows; followed by joins and conditions. */
export const selectWord = fragment`
  SELECT w.*,
    CASE WHEN r.id IS NOT NULL
      THEN json_build_object('id', r.id, 'letters', r.letters) END AS root,
    COALESCE((
      SELECT json_agg(e ORDER BY t.position)
      FROM "TermElementWord" t JOIN "TermElement" e ON e.id = t."termElementId"
      WHERE t."wordId" = w.id AND e."deletedAt" IS NULL
    ), '[]') AS "termElements"
  FROM "Word" w LEFT JOIN "Root" r ON r.id = w."rootId"`;

/** A word that has a lemma of a term element and is not tagged with it. */
export interface LeftOutRow {
  id: number;
  word: WordRow;
  turkishReason: string | null;
  englishReason: string | null;
}

export interface PostVerseRow extends PostVerse {
  verse: VerseRow;
}

/** The verses of the post `p` in order, as JSON. */
export const versesOfPost = fragment`
  COALESCE((
    SELECT json_agg(row_to_json(o) ORDER BY o.position)
    FROM (
      SELECT pv.*, row_to_json(verse) AS verse
      FROM "PostVerse" pv JOIN LATERAL (${selectVerse} WHERE v.id = pv."verseId") verse ON TRUE
      WHERE pv."postId" = p.id
    ) o
  ), '[]')`;

export interface PostRow extends Post {
  /** Set if the caller selects them. */
  verses?: PostVerseRow[] | null;
}

/** The text of a verse in a translation. */
export interface VerseTranslationRow {
  translation: TranslationRow;
  text: string;
  notes: string | null;
}

/** A range of a text in UTF-16 code units; the end is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** A verse in the results of a search. */
export interface SearchResultRow {
  verseId: number;
  verseKey: string;
  matchKind: MatchKind;
  matchedIn: MatchedText | null;
  /** Numbers of the matching words in the verse, from 1. */
  words: number[];
  /** Ranges of the text that `matchedIn` names. */
  ranges: TextRange[];
  /** Keys of neighbors with the same translation. */
  mergedKeys: string[];
  /** The further translation that matches. */
  inTranslation: TranslationRow | null;
  /** Its text, once it is read. */
  matchedTranslation: VerseTranslationRow | null;
}

/** Why a verse was found; the best kind comes first. */
export type MatchKind = (typeof MATCH_KINDS)[number];
export const MATCH_KINDS = [
  'reference',
  'alias',
  'surahName',
  'wholeVerse',
  'phrase',
  'allWords',
  'withoutProclitic',
  'wordBeginning',
  'lemma',
  'root',
  'mostWords',
  'spelling',
  'close',
] as const;

export type MatchedText = 'arabic' | 'transcription' | 'turkish' | 'english' | 'translation';

/** Target of a reference or a name. */
export interface SearchJumpRow {
  surah: SurahRow;
  /** Null if only the surah is named. */
  firstKey: string | null;
  lastKey: string | null;
  /** The famous name that was searched; null for a reference. */
  name: string | null;
}

/** Consecutive verses, which may begin and end in different surahs. */
export interface VerseRunRow {
  firstKey: string;
  /** Equals `firstKey` for a single verse. */
  lastKey: string;
}

/** A page or a juz of the mushaf, with the integer keys of its first and last verse. */
export interface MushafPartRow {
  /** From 1. */
  number: number;
  first: number;
  last: number;
}

/** What a text refers to. */
export interface ReferenceRow {
  kind: Reference['kind'];
  surah: SurahRow | null;
  /** Of the juz or the page. */
  number: number | null;
  runs: VerseRunRow[];
  isCorrected: boolean;
  ignoredSurah: SurahRow | null;
  problem: ReferenceProblem['code'] | null;
}

/** A verse that is similar to another, and why. */
export interface SimilarVerseRow {
  verseKey: string;
  /** From 0 to 1. */
  score: number;
  /** Letters of roots. */
  sharedRoots: string[];
  /** Words in a row that both verses have. */
  sharedPhrase: string | null;
  numberOfPhraseWords: number;
}

export interface SimilarVersesRow {
  totalCount: number;
  verses: SimilarVerseRow[];
}

/** A surah and its number of verses that were found. */
export interface SurahCountRow {
  surah: SurahRow;
  count: number;
}

/** A post and its number of verses among those that are counted. */
export interface PostCountRow {
  post: PostRow;
  count: number;
}

export interface RootCountRow {
  root: RootRow;
  count: number;
}

export interface ElementCountRow {
  element: TermElementRow;
  count: number;
}

/** A condition on verses; the row is null if what it names does not exist. */
export interface VerseConditionRow {
  kind: 'post' | 'root' | 'element';
  /** Integer key, or letters of a root. */
  value: string;
  isExcluded: boolean;
  post: PostRow | null;
  root: RootRow | null;
  element: TermElementRow | null;
  /** Number of verses that meet all other conditions. */
  countWithout: number;
}

export interface SearchAnswerRow {
  totalElements: number;
  exactElements: number;
  /** Computed only where it is asked for. */
  surahs: () => SurahCountRow[];
  posts: () => PostCountRow[];
  roots: () => Promise<RootCountRow[]>;
  elements: () => Promise<ElementCountRow[]>;
  conditions: () => VerseConditionRow[];
  unknownWords: string[];
  /** Null if the query has not the form of a reference. */
  reference: ReferenceRow | null;
  /** What the words of the query name. */
  named: SuggestionRow[];
  jump: SearchJumpRow | null;
  /** Letters of the searched root, or of the root of the only searched word. */
  root: string | null;
  results: SearchResultRow[];
}

/** Verses of one surah that belong together in meaning. */
export interface PassageRow {
  first: VerseReference;
  last: VerseReference;
  turkishHeading: string;
  englishHeading: string;
}

type Tagged<Typename extends string, Row> = Row & { __typename: Typename };

export type SuggestionTargetRow =
  | Tagged<'Surah', SurahRow>
  | Tagged<'Verse', VerseRow>
  | Tagged<'Post', PostRow>
  | Tagged<'Term', TermRow>
  | Tagged<'TermElement', TermElementRow>
  | Tagged<'Root', RootRow>;

export interface SuggestionRow {
  label: string;
  target: SuggestionTargetRow;
}

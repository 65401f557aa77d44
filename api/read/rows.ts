/** What the queries of one noun hand to the others: database rows with the rows they are read with. */
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

export type SurahRow = Surah;
export type TermRow = Term;
export type TermElementRow = TermElement;

export type RootRow = Root;

export interface VerseRow extends Verse {
  surah: SurahRow;
  /** Keys of the neighbours in mushaf order; null at either end. */
  previousKey: string | null;
  nextKey: string | null;
  /** Read with all verses of a surah. */
  arabicText?: string;
}

/** A verse as `v` with what its row carries; followed by joins and conditions. */
export const selectVerse = fragment`
  SELECT v.*, row_to_json(s) AS surah,
    (SELECT key FROM "Verse" WHERE id = v.id - 1) AS "previousKey",
    (SELECT key FROM "Verse" WHERE id = v.id + 1) AS "nextKey"
  FROM "Verse" v JOIN "Surah" s ON s.id = v."surahId"`;

/** The words of the verse `v` in one line; the sign of a prostration stands by itself. */
export const arabicTextOfVerse = fragment`
  (SELECT string_agg(
    w."arabicText" || COALESCE(replace(w."pauseAfter", '۩', ' ۩'), ''), ' ' ORDER BY w.id)
  FROM "Word" w WHERE w."verseId" = v.id)`;

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

/** A word as `w` with what its row carries; followed by joins and conditions. */
export const selectWord = fragment`
  SELECT w.*, row_to_json(r) AS root,
    COALESCE((
      SELECT json_agg(e ORDER BY t.position)
      FROM "TermElementWord" t JOIN "TermElement" e ON e.id = t."termElementId"
      WHERE t."wordId" = w.id AND e."deletedAt" IS NULL
    ), '[]') AS "termElements"
  FROM "Word" w LEFT JOIN "Root" r ON r.id = w."rootId"`;

export interface PostVerseRow extends PostVerse {
  verse: VerseRow;
}

/** The verses of the post `p` in their order, as JSON. */
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
  /** Read with the post when the caller asks for them. */
  verses?: PostVerseRow[] | null;
}

/** A stretch of a text, in UTF-16 units; the end is not part of it. */
export interface TextRange {
  start: number;
  end: number;
}

/** A verse that a search found. */
export interface SearchResultRow {
  verseId: number;
  verseKey: string;
  matchKind: MatchKind;
  matchedIn: MatchedText | null;
  /** Numbers in the verse of the words that matched, from 1. */
  words: number[];
  /** Of the text that `matchedIn` names. */
  ranges: TextRange[];
  /** Of the neighbours that carry the same translation. */
  mergedKeys: string[];
}

/** Why a verse was found, the best first. */
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
] as const;

export type MatchedText = 'arabic' | 'transcription' | 'turkish' | 'english';

/** Where a reference or a name leads. */
export interface SearchJumpRow {
  surah: SurahRow;
  /** Null where only the surah is named. */
  firstKey: string | null;
  lastKey: string | null;
  /** The famous name that was asked for; null for a reference. */
  name: string | null;
}

export interface SearchAnswerRow {
  totalElements: number;
  jump: SearchJumpRow | null;
  /** Letters of the root that was asked for, or of the only word that was. */
  root: string | null;
  results: SearchResultRow[];
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

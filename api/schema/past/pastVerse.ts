/** A verse and its words at an earlier content revision. */
import { describeBriefly } from '../../../text/describeGrammar';
import { encodeGrammar, grammarOfRow } from '../../../text/grammar';
import { parseVerseKey, verseIdOf } from '../../../text/verseReference';
import type { Root, Surah, Verse, Word } from '../../__generated__/prisma/client';
import { builder } from '../../builder';
import type { Context } from '../../context';
import { pastRows } from '../../read/past/pastRows';
import { checkRevision } from '../../read/past/revisions';
import { checkVerseKey } from '../../write/verseIds';
import { pastState, REVISION, SHOWN_OF_SURAH, type PastState } from './pastState';

interface PastWordRow extends Word {
  rootLetters: string | null;
}

export interface PastVerseRow extends PastState {
  verse: Verse;
  surah: Surah;
  words: PastWordRow[];
}

const describe = (word: Word, language: 'turkish' | 'english') => {
  const grammar = grammarOfRow(word);
  return grammar && describeBriefly(grammar, language);
};

const pastWord = builder.objectRef<PastWordRow>('PastWord').implement({
  description: 'A word of a verse at an earlier content revision.',
  interfaces: ['WordText'],
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Surah, verse and word, e.g. "2:255:3".' }),
    rootLetters: t.exposeString('rootLetters', {
      nullable: true,
      description: 'Letters of its root then, e.g. "كتب"; null without one.',
    }),
    lemma: t.exposeString('lemma', {
      nullable: true,
      description: 'Its dictionary form then, with vowels; null if it was not known.',
    }),
    grammarLine: t.string({
      nullable: true,
      description:
        'Its parts and grammar then, as one line in the format of `WordGrammar.line`; null if it was not analyzed.',
      resolve: (word) => {
        const grammar = grammarOfRow(word);
        return grammar && encodeGrammar(grammar);
      },
    }),
    turkishGrammar: t.string({
      nullable: true,
      description: 'The same for readers in Turkish, briefly.',
      resolve: (word) => describe(word, 'turkish'),
    }),
    englishGrammar: t.string({
      nullable: true,
      description: 'The same for readers in English, briefly.',
      resolve: (word) => describe(word, 'english'),
    }),
    turkishGlossOf: t.exposeInt('turkishGlossOf', {
      nullable: true,
      description:
        'Number in the verse of the word whose Turkish gloss covered it and its neighbors with the same number; null for a word alone.',
    }),
    englishGlossOf: t.exposeInt('englishGlossOf', {
      nullable: true,
      description: 'The same for the English gloss.',
    }),
  }),
});

const pastVerse = builder.objectRef<PastVerseRow>('PastVerse').implement({
  description: 'A verse at an earlier content revision, with its words and translations then.',
  interfaces: [pastState],
  fields: (t) => ({
    key: t.string({
      description: 'Surah and verse, e.g. "2:255".',
      resolve: ({ verse }) => verse.key,
    }),
    numberInSurah: t.int({
      description: 'Number of the verse in its surah, from 1.',
      resolve: ({ verse }) => verse.numberInSurah,
    }),
    turkishSurahName: t.string({
      description: 'Name of its surah in Turkish then, e.g. "Bakara".',
      resolve: ({ surah }) => surah.turkishNameTranscription,
    }),
    englishSurahName: t.string({
      description: 'Name of its surah in English then, e.g. "Al-Baqarah".',
      resolve: ({ surah }) => surah.englishNameTranscription,
    }),
    turkishTranslation: t.string({
      nullable: true,
      description: 'Turkish translation then; null if there was none.',
      resolve: ({ verse }) => verse.turkishTranslation,
    }),
    englishTranslation: t.string({
      nullable: true,
      description: 'English translation then; null if there was none.',
      resolve: ({ verse }) => verse.englishTranslation,
    }),
    words: t.expose('words', { type: [pastWord], description: 'Its words in order.' }),
  }),
});

const SHOWN = {
  verse: ['turkishTranslation', 'englishTranslation'],
  word: [
    ...['arabicText', 'pauseAfter', 'turkishTranscription', 'englishTranscription'],
    ...['turkishTranslation', 'englishTranslation', 'turkishGlossOf', 'englishGlossOf'],
    ...['lemma', 'grammar', 'rootId', 'rootLetters'],
  ],
};

async function readPastVerse(
  key: string,
  revision: number,
  context: Context,
): Promise<PastVerseRow | null> {
  await checkRevision(revision, context);
  const { sql } = context.database;
  const reference = parseVerseKey(key);
  const id = reference ? verseIdOf(reference) : 0;
  const [verses, words] = await Promise.all([
    pastRows<Verse>(sql, 'verse', { revision, column: 'id', values: [id], shown: SHOWN.verse }),
    pastRows<Word>(sql, 'word', { revision, column: 'verseId', values: [id], shown: SHOWN.word }),
  ]);
  const [verse] = verses.rows;
  if (!verse) return null;
  const rootIds = [...new Set(words.rows.flatMap(({ rootId }) => rootId ?? []))];
  const [surahs, roots] = await Promise.all([
    pastRows<Surah>(sql, 'surah', {
      ...{ revision, column: 'id', values: [verse.surahId], shown: SHOWN_OF_SURAH },
    }),
    // Changes of its letters are among those of the words.
    pastRows<Root>(sql, 'root', { revision, column: 'id', values: rootIds, shown: [] }),
  ]);
  const letters = new Map(roots.rows.map((root) => [root.id, root.letters]));
  const [surah] = surahs.rows;
  return surah
    ? {
        revision,
        later: [verses, words, surahs].flatMap(({ later }) => later),
        verse,
        surah,
        words: words.rows
          .sort((one, other) => one.numberInVerse - other.numberInVerse)
          .map((word) => ({ ...word, rootLetters: letters.get(word.rootId ?? 0) ?? null })),
      }
    : null;
}

builder.queryField('verseAt', (t) =>
  t.field({
    type: pastVerse,
    nullable: true,
    description: 'The verse with this key at a content revision; null if there is none.',
    args: {
      key: t.arg.string({ required: true, description: 'Key of the verse, e.g. "2:255".' }),
      revision: t.arg.int(REVISION),
    },
    resolve: (_query, { key, revision }, context) =>
      readPastVerse(checkVerseKey(key), revision, context),
  }),
);

/** A post and its verses at an earlier content revision. */
import type { Post, PostVerse, Surah, Verse, Word } from '../../__generated__/prisma/client';
import { builder } from '../../builder';
import type { Context } from '../../context';
import { pastRows } from '../../read/past/pastRows';
import { checkRevision } from '../../read/past/revisions';
import { pastState, REVISION, SHOWN_OF_SURAH, type PastState } from './pastState';

interface PastPostVerseRow extends PostVerse {
  verse: Verse;
  surah: Surah;
  arabicText: string;
}

export interface PastPostRow extends PastState {
  post: Post;
  verses: PastPostVerseRow[];
}

const pastPostVerse = builder.objectRef<PastPostVerseRow>('PastPostVerse').implement({
  description: 'A verse at its position in a post at an earlier content revision.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Position in the post then, from 1.' }),
    key: t.string({
      description: 'Surah and verse, e.g. "2:255".',
      resolve: ({ verse }) => verse.key,
    }),
    turkishSurahName: t.string({
      description: 'Name of its surah in Turkish then.',
      resolve: ({ surah }) => surah.turkishNameTranscription,
    }),
    englishSurahName: t.string({
      description: 'Name of its surah in English then.',
      resolve: ({ surah }) => surah.englishNameTranscription,
    }),
    arabicText: t.exposeString('arabicText', {
      description: 'Uthmani text of the verse then, with pause marks.',
    }),
    turkishTranslation: t.string({
      nullable: true,
      description:
        "Turkish translation then, the post's own or else that of the verse; null without one.",
      resolve: (row) => row.turkishTranslation ?? row.verse.turkishTranslation,
    }),
    englishTranslation: t.string({
      nullable: true,
      description:
        "English translation then, the post's own or else that of the verse; null without one.",
      resolve: (row) => row.englishTranslation ?? row.verse.englishTranslation,
    }),
  }),
});

const pastPost = builder.objectRef<PastPostRow>('PastPost').implement({
  description:
    'A topic at an earlier content revision, with its verses and their translations then.',
  interfaces: [pastState],
  fields: (t) => ({
    databaseId: t.int({ description: 'Integer key.', resolve: ({ post }) => post.id }),
    number: t.int({
      description: 'Position among the posts of its section then.',
      resolve: ({ post }) => post.number,
    }),
    section: t.field({
      type: 'PostSection',
      description: 'Category then.',
      resolve: ({ post }) => post.section,
    }),
    turkishTitle: t.string({
      description: 'Title in Turkish then, plain text.',
      resolve: ({ post }) => post.turkishTitle,
    }),
    englishTitle: t.string({
      description: 'Title in English then, plain text.',
      resolve: ({ post }) => post.englishTitle,
    }),
    turkishNote: t.string({
      description: 'Note in Turkish then: sanitized HTML, empty if there was none.',
      resolve: ({ post }) => post.turkishNote,
    }),
    englishNote: t.string({
      description: 'Note in English then: sanitized HTML, empty if there was none.',
      resolve: ({ post }) => post.englishNote,
    }),
    verses: t.expose('verses', {
      type: [pastPostVerse],
      description: 'Its verses then, in order.',
    }),
  }),
});

const SHOWN = {
  post: [
    ...['number', 'section', 'deletedAt'],
    ...['turkishTitle', 'englishTitle', 'turkishNote', 'englishNote'],
  ],
  // The log has changes of the translations of verses too, where the post shows them.
  postVerse: ['postId', 'verseId', 'position', 'turkishTranslation', 'englishTranslation'],
  word: ['arabicText', 'pauseAfter'],
};

/** The Arabic texts of verses by their ids. */
function textsOf(words: readonly Word[]): Map<number, string> {
  const texts = new Map<number, string>();
  for (const { verseId, arabicText, pauseAfter } of words.toSorted(
    (one, other) => one.numberInVerse - other.numberInVerse,
  )) {
    const before = texts.get(verseId);
    const text = arabicText + (pauseAfter ?? '');
    texts.set(verseId, before === undefined ? text : `${before} ${text}`);
  }
  return texts;
}

async function readPastPost(
  id: number,
  revision: number,
  context: Context,
): Promise<PastPostRow | null> {
  await checkRevision(revision, context);
  const { sql } = context.database;
  const [posts, postVerses] = await Promise.all([
    pastRows<Post>(sql, 'post', { revision, column: 'id', values: [id], shown: SHOWN.post }),
    pastRows<PostVerse>(sql, 'postVerse', {
      ...{ revision, column: 'postId', values: [id], shown: SHOWN.postVerse },
    }),
  ]);
  const [post] = posts.rows;
  if (!post || post.deletedAt) return null;
  const verseIds = [...new Set(postVerses.rows.map(({ verseId }) => verseId))];
  const [verses, words] = await Promise.all([
    pastRows<Verse>(sql, 'verse', { revision, column: 'id', values: verseIds, shown: [] }),
    pastRows<Word>(sql, 'word', {
      ...{ revision, column: 'verseId', values: verseIds, shown: SHOWN.word },
    }),
  ]);
  const surahIds = [...new Set(verses.rows.map(({ surahId }) => surahId))];
  const surahs = await pastRows<Surah>(sql, 'surah', {
    ...{ revision, column: 'id', values: surahIds, shown: SHOWN_OF_SURAH },
  });
  const verseOf = new Map(verses.rows.map((verse) => [verse.id, verse]));
  const surahOf = new Map(surahs.rows.map((surah) => [surah.id, surah]));
  const texts = textsOf(words.rows);
  const rows = postVerses.rows.flatMap((row) => {
    const verse = verseOf.get(row.verseId);
    const surah = verse && surahOf.get(verse.surahId);
    return surah ? { ...row, verse, surah, arabicText: texts.get(verse.id) ?? '' } : [];
  });
  return {
    revision,
    later: [posts, postVerses, words, surahs].flatMap(({ later }) => later),
    post,
    verses: rows.sort((one, other) => one.position - other.position),
  };
}

builder.queryField('postAt', (t) =>
  t.field({
    type: pastPost,
    nullable: true,
    description:
      'The post with this integer key at a content revision; null if there was none or it was deleted then.',
    args: {
      databaseId: t.arg.int({ required: true, description: 'Integer key.' }),
      revision: t.arg.int(REVISION),
    },
    resolve: (_query, { databaseId, revision }, context) =>
      readPastPost(databaseId, revision, context),
  }),
);

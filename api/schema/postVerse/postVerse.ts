import { builder, parseDatabaseId } from '../../builder';
import type { Context } from '../../context';
import { fragment } from '../../database/database';
import { perRequest } from '../../read/loader';
import { pageOfRows, type PageExtensions } from '../../read/pagination';
import { pagesByOwner } from '../../read/paginationByOwner';
import { selectVerse, versesOfPost, type PostVerseRow } from '../../read/rows';

const usedVerses = fragment`
  "PostVerse" pv JOIN "Post" p ON p.id = pv."postId" AND p."deletedAt" IS NULL`;

const selectPostVerse = fragment`
  SELECT pv.*, row_to_json(verse) AS verse
  FROM ${usedVerses} JOIN LATERAL (${selectVerse} WHERE v.id = pv."verseId") verse ON TRUE`;

const loadPostVerses = (ids: number[], { database: { sql } }: Context) =>
  sql<PostVerseRow>`${selectPostVerse} WHERE pv.id = ANY(${ids}::int[])`;

const versesOfPosts = perRequest<number, PostVerseRow[]>(async (ids, { database: { sql } }) => {
  const posts = await sql<{ id: number; verses: PostVerseRow[] }>`
    SELECT p.id, ${versesOfPost} AS verses FROM "Post" p WHERE p.id = ANY(${[...ids]}::int[])`;
  return new Map(posts.map(({ id, verses }) => [id, verses]));
});

export const postVerseNode = builder.loadableNode('PostVerse', {
  description:
    "A verse at its position in a post, with the post's own translations if there are any.",
  id: { resolve: (postVerse) => postVerse.id, parse: parseDatabaseId },
  load: loadPostVerses,
  sort: (postVerse: PostVerseRow) => postVerse.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    position: t.exposeInt('position', { description: 'Position in the post, from 1.' }),
    verse: t.expose('verse', { type: 'Verse', description: 'The verse independent of the post.' }),
    turkishTranslation: t.string({
      nullable: true,
      description:
        "The post's own Turkish translation, or else that of the verse; null while it is being worked on.",
      resolve: ({ turkishTranslation, verse }) => turkishTranslation ?? verse.turkishTranslation,
    }),
    englishTranslation: t.string({
      nullable: true,
      description:
        "The post's own English translation, or else that of the verse; null while it is being worked on.",
      resolve: ({ englishTranslation, verse }) => englishTranslation ?? verse.englishTranslation,
    }),
    turkishTranslationHtml: t.exposeString('turkishTranslationHtml', {
      nullable: true,
      description: "The post's own Turkish translation as sanitized HTML; null if there is none.",
    }),
    englishTranslationHtml: t.exposeString('englishTranslationHtml', {
      nullable: true,
      description: "The post's own English translation as sanitized HTML; null if there is none.",
    }),
    version: t.exposeInt('version', { description: 'Incremented by one with every change.' }),
  }),
});

builder.queryField('postVerse', (t) =>
  t.loadable({
    type: 'PostVerse',
    nullable: true,
    description: 'The verse of a post with this integer key; null if there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Integer key.' }) },
    load: loadPostVerses,
    sort: (postVerse) => postVerse.id,
    resolve: (_query, { databaseId }) => databaseId,
  }),
);

/** Default page size; most posts have fewer verses. */
const VERSES_PER_PAGE = 100;

const postVerseConnection = builder.connectionObject(
  { type: 'PostVerse', name: 'PostVerseConnection', description: 'A page of verses of posts.' },
  { name: 'PostVerseEdge', description: 'A verse of a post and its position in the list.' },
);

builder.objectField('Post', 'verses', (t) =>
  t.connection(
    {
      type: 'PostVerse',
      description: 'Verses of the post in order.',
      extensions: { pageSize: VERSES_PER_PAGE } satisfies PageExtensions,
      resolve: async (post, args, context) =>
        pageOfRows(args, post.verses ?? (await versesOfPosts(context).load(post.id)) ?? [], {
          columns: ['position'],
          placeOf: ({ position }) => [position],
          defaultSize: VERSES_PER_PAGE,
        }),
    },
    postVerseConnection,
  ),
);

const usesOfVerse = pagesByOwner<PostVerseRow>({
  from: usedVerses,
  select: selectPostVerse,
  isOwned: fragment`pv."verseId" = owner.id`,
  columns: ['pv."postId"', 'pv.position'],
  placeOf: ({ postId, position }) => [postId, position],
});

builder.objectField('Verse', 'postVerses', (t) =>
  t.connection(
    {
      type: 'PostVerse',
      description:
        'Occurrences of the verse in posts, ordered by key of the post and position in it.',
      resolve: usesOfVerse,
    },
    postVerseConnection,
  ),
);

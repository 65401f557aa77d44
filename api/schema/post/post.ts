import { builder, parseDatabaseId } from '../../builder';
import { fragment } from '../../database/database';
import { LISTS } from '../../database/tags';
import { perRequest } from '../../read/loader';
import { pageOf, pageOfRows, type PageExtensions } from '../../read/pagination';
import { cachedValue } from '../../read/rowCache';
import { versesOfPost, type PostRow } from '../../read/rows';
import { selects } from '../../read/selection';
import { postSection } from './section';

export const postNode = builder.loadableNode('Post', {
  description: 'A topic: a title, a note and verses in a chosen order.',
  id: { resolve: (post) => post.id, parse: parseDatabaseId },
  load: (ids: number[], { database: { sql } }) => sql<PostRow>`
    SELECT * FROM "Post" WHERE id = ANY(${ids}::int[]) AND "deletedAt" IS NULL`,
  sort: (post: PostRow) => post.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key; 1 is the Beginning.' }),
    number: t.exposeInt('number', { description: 'Position among the posts of its section.' }),
    section: t.expose('section', { type: postSection, description: 'Category of the post.' }),
    turkishTitle: t.exposeString('turkishTitle', { description: 'Title in Turkish, plain text.' }),
    englishTitle: t.exposeString('englishTitle', { description: 'Title in English, plain text.' }),
    turkishNote: t.exposeString('turkishNote', {
      description: 'Introduction to the topic in Turkish: sanitized HTML, empty if there is none.',
    }),
    englishNote: t.exposeString('englishNote', {
      description: 'Introduction to the topic in English: sanitized HTML, empty if there is none.',
    }),
    turkishSynonyms: t.exposeStringList('turkishSynonyms', {
      description: 'Other Turkish words for the topic, by which the search finds it; often none.',
    }),
    englishSynonyms: t.exposeStringList('englishSynonyms', {
      description: 'Other English words for the topic, by which the search finds it; often none.',
    }),
    broaderId: t.exposeInt('broaderId', {
      nullable: true,
      directives: { admin: {} },
      description:
        'Integer key of the broader topic as an editor chose it, also if that topic has been deleted since; null if there is none.',
    }),
    relatedIds: t.exposeIntList('relatedIds', {
      directives: { admin: {} },
      description:
        'Integer keys of the related topics as an editor chose them, in order, also of those that have been deleted since.',
    }),
    termIds: t.exposeIntList('termIds', {
      directives: { admin: {} },
      description: 'Integer keys of the related terms as an editor chose them, in order.',
    }),
    rootLetters: t.exposeStringList('rootLetters', {
      directives: { admin: {} },
      description: 'Letters of the roots as an editor chose them, in order, without spaces.',
    }),
    version: t.exposeInt('version', { description: 'Incremented by one with every change.' }),
  }),
});

const numberOfVerses = perRequest<number, number>(async (ids, { database: { sql } }) => {
  const counts = await sql<{ postId: number; count: number }>`
    SELECT "postId", count(*)::int AS count FROM "PostVerse"
    WHERE "postId" = ANY(${[...ids]}::int[]) GROUP BY "postId"`;
  return new Map(counts.map(({ postId, count }) => [postId, count]));
});

builder.objectField(postNode, 'numberOfVerses', (t) =>
  t.int({
    description: 'Number of verses of the post, 0 or more.',
    resolve: async ({ id, verses }, _args, context) =>
      verses?.length ?? (await numberOfVerses(context).load(id)) ?? 0,
  }),
);

/** All of the site on one page, with room for more. */
const MAX_POSTS = 500;

/** Sections in the order of their enum in the database, then numbers; matches an index. */
const ORDER_COLUMNS = ['p.section', 'p.number', 'p.id'] as const;

/** A row with the index of its section, which cursors contain instead of its name. */
interface PlacedPost extends PostRow {
  sectionPlace: number;
}

const selectPost = fragment`
  SELECT p.*, array_position(enum_range(NULL::"PostSection"), p.section) AS "sectionPlace"
  FROM "Post" p`;

const placeOf = (post: PlacedPost) => [post.sectionPlace, post.number, post.id];

const valuesOf = ([section = 0, ...rest]: number[]) => [
  fragment`(enum_range(NULL::"PostSection"))[${section}::int]`,
  ...rest,
];

const postConnection = builder.connectionObject(
  { type: 'Post', name: 'PostConnection', description: 'A page of posts.' },
  { name: 'PostEdge', description: 'A post and its position in the list.' },
);

builder.queryFields((t) => ({
  post: t.field({
    type: 'Post',
    nullable: true,
    description: 'The post with this integer key; null if there is none.',
    args: {
      databaseId: t.arg.int({ required: true, description: 'Integer key; 1 is the Beginning.' }),
    },
    resolve: async (_query, { databaseId }, { database: { sql } }, info) => {
      const [post] = await sql<PostRow>`
        SELECT p.*, CASE WHEN ${selects(info, 'verses')}::boolean THEN ${versesOfPost} END AS verses
        FROM "Post" p WHERE p.id = ${databaseId} AND p."deletedAt" IS NULL`;
      return post ?? null;
    },
  }),
  posts: t.connection(
    {
      type: 'Post',
      description: 'Posts ordered by section, number and key.',
      extensions: { maxPageSize: MAX_POSTS } satisfies PageExtensions,
      args: {
        section: t.arg({ type: postSection, description: 'Only posts of this section.' }),
        isBroad: t.arg.boolean({
          description:
            'True for the posts that are not part of a broader one, false for those that are.',
        }),
      },
      resolve: (_query, args, { database: { sql } }) => {
        const { section = null, isBroad = null } = args;
        const chosen = fragment`p."deletedAt" IS NULL
          AND (${section}::"PostSection" IS NULL OR p.section = ${section}::"PostSection")
          AND (${isBroad}::boolean IS NULL OR ${isBroad}::boolean = NOT EXISTS (
            SELECT 1 FROM "Post" b WHERE b.id = p."broaderId" AND b."deletedAt" IS NULL))`;
        return pageOf(args, {
          columns: ORDER_COLUMNS,
          placeOf,
          valuesOf,
          maxSize: MAX_POSTS,
          read: (where, order) =>
            sql<PlacedPost>`${selectPost} WHERE ${where} AND ${chosen} ${order}`,
          count: () => sql`SELECT count(*)::int AS count FROM "Post" p WHERE ${chosen}`,
        });
      },
    },
    postConnection,
  ),
}));

/** The posts of each verse that posts contain: few of both, and requested with every verse. */
export const postsByVerse = cachedValue([LISTS.posts], async ({ sql }) => {
  const uses = await sql<PlacedPost & { verseIds: number[] }>`
    SELECT p.*, array_position(enum_range(NULL::"PostSection"), p.section) AS "sectionPlace",
      ARRAY(SELECT DISTINCT pv."verseId" FROM "PostVerse" pv WHERE pv."postId" = p.id) AS "verseIds"
    FROM "Post" p WHERE p."deletedAt" IS NULL ORDER BY p.number, p.id`;
  const posts = new Map<number, PlacedPost[]>();
  for (const { verseIds, ...post } of uses) {
    for (const id of verseIds) posts.set(id, [...(posts.get(id) ?? []), post]);
  }
  return posts;
});

builder.objectField('Verse', 'posts', (t) =>
  t.connection(
    {
      type: 'Post',
      description: 'Posts that contain the verse, ordered by number and key.',
      resolve: async (verse, args, context) =>
        pageOfRows(args, (await postsByVerse(context)).get(verse.id) ?? [], {
          columns: ['p.number', 'p.id'],
          placeOf: (post: PlacedPost) => [post.number, post.id],
        }),
    },
    postConnection,
  ),
);

builder.objectField('PostVerse', 'post', (t) =>
  t.field({
    type: postNode,
    description: 'The post that contains the verse.',
    resolve: ({ postId }) => postId,
  }),
);

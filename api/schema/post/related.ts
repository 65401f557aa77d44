import { builder } from '../../builder';
import type { Context } from '../../context';
import { LISTS } from '../../database/tags';
import { cachedValue } from '../../read/rowCache';
import type { PostRow, RootRow, TermRow } from '../../read/rows';
import { postNode, postsByVerse } from './post';

/** Where a post leads: its neighbors, the broader and narrower posts, and related posts, terms and roots. */

const MAX_RELATED = 5;
/** For the cost of a query. */
const TYPICAL_NARROWER = 20;
const TYPICAL_ROOTS = 3;

interface RelatedPost {
  post: PostRow;
  numberOfSharedVerses: number;
}

const relatedPost = builder.objectRef<RelatedPost>('RelatedPost').implement({
  description: 'Another post on the same subject, or with some of the same verses.',
  fields: (t) => ({
    post: t.expose('post', { type: postNode, description: 'The other post.' }),
    numberOfSharedVerses: t.exposeInt('numberOfSharedVerses', {
      description: 'Number of verses that both posts contain; 0 if only the subject is the same.',
    }),
  }),
});

interface RelatedTerm {
  term: TermRow;
  numberOfVerses: number;
}

const relatedTerm = builder.objectRef<RelatedTerm>('RelatedTerm').implement({
  description: 'A term on the subject of a post, or whose elements occur in its verses.',
  fields: (t) => ({
    term: t.expose('term', { type: 'Term', description: 'The term of the same subject.' }),
    numberOfVerses: t.exposeInt('numberOfVerses', {
      description: 'Number of verses of the post with an element of the term, 0 or more.',
    }),
  }),
});

/** All posts in the order of the site. */
const orderedPosts = cachedValue(
  [LISTS.posts],
  ({ sql }) => sql<PostRow>`
    SELECT * FROM "Post" WHERE "deletedAt" IS NULL ORDER BY section, number, id`,
);

builder.objectFields(postNode, (t) => ({
  previous: t.field({
    type: postNode,
    nullable: true,
    description: 'The post before this one in its section; null for the first.',
    resolve: (post, _args, context) => neighborOf(post, -1, context),
  }),
  next: t.field({
    type: postNode,
    nullable: true,
    description: 'The post after this one in its section; null for the last.',
    resolve: (post, _args, context) => neighborOf(post, 1, context),
  }),
  related: t.field({
    type: [relatedPost],
    description: `Posts on the same subject, then posts that share verses with this one, those that share most first: ${MAX_RELATED} at most. The broader and narrower posts are not among them.`,
    extensions: { complexity: { field: 1, multiplier: MAX_RELATED } },
    resolve: async ({ id, broaderId, relatedIds }, _args, context) => {
      const shared = new Map<number, RelatedPost>();
      for (const posts of (await postsByVerse(context)).values()) {
        if (!posts.some((post) => post.id === id)) continue;
        for (const post of posts) {
          const numberOfSharedVerses = (shared.get(post.id)?.numberOfSharedVerses ?? 0) + 1;
          if (post.id !== id) shared.set(post.id, { post, numberOfSharedVerses });
        }
      }
      const posts = await orderedPosts(context);
      const isElsewhere = (post: PostRow) => post.id === broaderId || post.broaderId === id;
      const chosen = relatedIds
        .flatMap((other) => posts.find((post) => post.id === other) ?? [])
        .filter((post) => !isElsewhere(post));
      const others = [...shared.values()]
        .filter(({ post }) => !relatedIds.includes(post.id) && !isElsewhere(post))
        .sort((a, b) => b.numberOfSharedVerses - a.numberOfSharedVerses || a.post.id - b.post.id);
      return [
        ...chosen.map((post) => shared.get(post.id) ?? { post, numberOfSharedVerses: 0 }),
        ...others,
      ].slice(0, MAX_RELATED);
    },
  }),
  broader: t.field({
    type: postNode,
    nullable: true,
    description: 'The broader topic that this one is a part of; null if there is none.',
    resolve: async ({ broaderId }, _args, context) =>
      (await orderedPosts(context)).find(({ id }) => id === broaderId) ?? null,
  }),
  narrower: t.field({
    type: [postNode],
    description: 'The topics that are parts of this one, in the order of their numbers.',
    extensions: { complexity: { field: 1, multiplier: TYPICAL_NARROWER } },
    resolve: async ({ id }, _args, context) =>
      (await orderedPosts(context)).filter(({ broaderId }) => broaderId === id),
  }),
  roots: t.field({
    type: ['Root'],
    description:
      "Roots of the words of the subject, in the order of their importance. Roots that no word of the Qur'an has any more are left out.",
    extensions: { complexity: { field: 1, multiplier: TYPICAL_ROOTS } },
    resolve: async ({ rootLetters }, _args, { database: { sql } }) => {
      if (rootLetters.length === 0) return [];
      return sql<RootRow>`
        SELECT * FROM "Root" r WHERE letters = ANY(${rootLetters}::text[])
          AND EXISTS (SELECT FROM "Word" w WHERE w."rootId" = r.id)
        ORDER BY array_position(${rootLetters}::text[], letters)`;
    },
  }),
  relatedTerms: t.field({
    type: [relatedTerm],
    description: `Terms on the same subject, then terms whose elements occur in the verses of this post, those in most verses first: ${MAX_RELATED} at most.`,
    extensions: { complexity: { field: 1, multiplier: MAX_RELATED } },
    resolve: async ({ id, termIds }, _args, { database: { sql } }) => {
      const rows = await sql<TermRow & { numberOfVerses: number }>`
        SELECT t.*, coalesce(f."numberOfVerses", 0) AS "numberOfVerses"
        FROM "Term" t LEFT JOIN (
          SELECT e."termId", count(DISTINCT pv."verseId")::int AS "numberOfVerses"
          FROM "PostVerse" pv
            JOIN "TermElementVerse" ev ON ev."verseId" = pv."verseId"
            JOIN "TermElement" e ON e.id = ev."termElementId" AND e."deletedAt" IS NULL
          WHERE pv."postId" = ${id} GROUP BY e."termId"
        ) f ON f."termId" = t.id
        WHERE f."termId" IS NOT NULL OR t.id = ANY(${termIds}::int[])
        ORDER BY array_position(${termIds}::int[], t.id), "numberOfVerses" DESC, t.id
        LIMIT ${MAX_RELATED}`;
      return rows.map(({ numberOfVerses, ...term }) => ({ term, numberOfVerses }));
    },
  }),
}));

async function neighborOf(
  { id, section }: PostRow,
  step: 1 | -1,
  context: Context,
): Promise<PostRow | null> {
  const posts = await orderedPosts(context);
  const neighbor = posts[posts.findIndex((post) => post.id === id) + step];
  return neighbor?.section === section ? neighbor : null;
}

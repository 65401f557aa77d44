import { builder } from '../../builder';
import type { Context } from '../../context';
import { LISTS } from '../../database/tags';
import { cachedValue } from '../../read/rowCache';
import type { PostRow, TermRow } from '../../read/rows';
import { postNode, postsByVerse } from './post';

/** Where a post leads: its neighbors, and the posts and terms that share verses with it. */

const MAX_RELATED = 5;

interface RelatedPost {
  post: PostRow;
  numberOfSharedVerses: number;
}

const relatedPost = builder.objectRef<RelatedPost>('RelatedPost').implement({
  description: 'Another post that contains some of the same verses.',
  fields: (t) => ({
    post: t.expose('post', { type: postNode, description: 'The post with the same verses.' }),
    numberOfSharedVerses: t.exposeInt('numberOfSharedVerses', {
      description: 'Number of verses that both posts contain, 1 or more.',
    }),
  }),
});

interface RelatedTerm {
  term: TermRow;
  numberOfVerses: number;
}

const relatedTerm = builder.objectRef<RelatedTerm>('RelatedTerm').implement({
  description: 'A term whose elements occur in the verses of a post.',
  fields: (t) => ({
    term: t.expose('term', { type: 'Term', description: 'The term whose elements occur there.' }),
    numberOfVerses: t.exposeInt('numberOfVerses', {
      description: 'Number of verses of the post with an element of the term, 1 or more.',
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
    description: `Up to ${MAX_RELATED} posts that share verses with this one, those that share most first.`,
    extensions: { complexity: { field: 1, multiplier: MAX_RELATED } },
    resolve: async ({ id }, _args, context) => {
      const shared = new Map<number, RelatedPost>();
      for (const posts of (await postsByVerse(context)).values()) {
        if (!posts.some((post) => post.id === id)) continue;
        for (const post of posts) {
          const numberOfSharedVerses = (shared.get(post.id)?.numberOfSharedVerses ?? 0) + 1;
          if (post.id !== id) shared.set(post.id, { post, numberOfSharedVerses });
        }
      }
      return [...shared.values()]
        .sort((a, b) => b.numberOfSharedVerses - a.numberOfSharedVerses || a.post.id - b.post.id)
        .slice(0, MAX_RELATED);
    },
  }),
  relatedTerms: t.field({
    type: [relatedTerm],
    description: `Up to ${MAX_RELATED} terms whose elements occur in the verses of this post, those in most verses first.`,
    extensions: { complexity: { field: 1, multiplier: MAX_RELATED } },
    resolve: async ({ id }, _args, { database: { sql } }) => {
      const rows = await sql<TermRow & { numberOfVerses: number }>`
        SELECT t.*, count(DISTINCT pv."verseId")::int AS "numberOfVerses"
        FROM "PostVerse" pv
          JOIN "TermElementVerse" ev ON ev."verseId" = pv."verseId"
          JOIN "TermElement" e ON e.id = ev."termElementId" AND e."deletedAt" IS NULL
          JOIN "Term" t ON t.id = e."termId"
        WHERE pv."postId" = ${id}
        GROUP BY t.id ORDER BY "numberOfVerses" DESC, t.id LIMIT ${MAX_RELATED}`;
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

/** Finds likely mistakes in the verses, notes and synonyms of topics, in the order of their keys. */
import type { Context } from '../../context';
import { fragment } from '../../database/database';
import type { PostRow } from '../../read/rows';
import { checkByRows, type CheckedLanguage, type FindingRow } from './check';
import {
  referencesOutside,
  sharedSynonyms,
  withoutOwnVerse as topicsWithoutOwnVerse,
  type CheckedTopic,
  type TopicFinding,
} from './topicCheckRules';

interface TopicRow {
  post: PostRow;
  verseKeys: string[];
}

const topic = fragment`
  SELECT row_to_json(p) AS post, ARRAY(
    SELECT v.key FROM "PostVerse" pv JOIN "Verse" v ON v.id = pv."verseId"
    WHERE pv."postId" = p.id ORDER BY pv.position
  ) AS "verseKeys"
  FROM "Post" p WHERE p."deletedAt" IS NULL ORDER BY p.id`;

/** Reads all topics and puts the findings of a rule into rows. */
const findBy =
  (language: CheckedLanguage, rule: (topics: CheckedTopic[]) => TopicFinding[]) =>
  async ({ database: { sql } }: Context): Promise<FindingRow[]> => {
    const rows = await sql<TopicRow>`${topic}`;
    const topics = rows.map(({ post, verseKeys }) => ({
      id: post.id,
      broaderId: post.broaderId,
      title: post[`${language}Title`],
      note: post[`${language}Note`],
      synonyms: post[`${language}Synonyms`],
      verseKeys,
    }));
    const posts = new Map(rows.map(({ post }) => [post.id, post]));
    return rule(topics).map(({ id, text, expected }, index) => ({
      typename: 'Post',
      id,
      place: [id, index],
      verseKey: null,
      post: posts.get(id) ?? null,
      text,
      expected,
    }));
  };

const PARTS = 2;

export const referenceOutside = (language: CheckedLanguage) =>
  checkByRows({
    kind: 'referenceOutside',
    language,
    parts: PARTS,
    find: findBy(language, referencesOutside),
  });

export const sharedSynonym = (language: CheckedLanguage) =>
  checkByRows({
    kind: 'sharedSynonym',
    language,
    parts: PARTS,
    find: findBy(language, (topics) => sharedSynonyms(topics, language)),
  });

export const withoutOwnVerse = checkByRows({
  kind: 'withoutOwnVerse',
  language: null,
  parts: PARTS,
  find: findBy('turkish', topicsWithoutOwnVerse),
});

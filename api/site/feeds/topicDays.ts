/** What changed in a topic on one day, from the revisions of it and of its verses. */
import type { Sql } from '../../database/database';

/** The parts of a topic that the feed describes, as revisions have them. */
export interface TopicState {
  turkishTitle: string;
  englishTitle: string;
  turkishNote: string;
  englishNote: string;
  verses: { verseId: number }[];
  deletedAt: string | null;
}

/** The changes of one topic, which is not deleted, on one day in UTC. */
export interface TopicDay {
  postId: number;
  /** In ISO form. */
  day: string;
  published: Date;
  updated: Date;
  /** As they are now. */
  turkishTitle: string;
  englishTitle: string;
  section: string;
  /** Before the first change of the day; null for a new topic. */
  before: TopicState | null;
  /** After the last one; null if only translations of its verses changed. */
  after: TopicState | null;
  /** Number of its verses with another translation of the topic's own. */
  turkishTranslations: number;
  englishTranslations: number;
}

const MAX_DAYS = 50;
/** For a bounded cost. If the oldest day has more, its earlier changes are missing. */
const MAX_REVISIONS = 2000;

/** Reads the latest changes of topics, the last one first. Nobody's name is read. */
export const readTopicDays = (sql: Sql): Promise<TopicDay[]> => sql<TopicDay>`
  WITH changes AS (
    SELECT id, entity, "entityId", "createdAt", (entity = 'post') AS "isOfPost",
      CASE entity WHEN 'post' THEN "entityId" ELSE (after ->> 'postId')::int END AS "postId",
      to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day,
      before ->> 'turkishTranslation' IS DISTINCT FROM after ->> 'turkishTranslation' AS "isTurkish",
      before ->> 'englishTranslation' IS DISTINCT FROM after ->> 'englishTranslation' AS "isEnglish"
    FROM "Revision" WHERE entity IN ('post', 'postVerse')
    ORDER BY id DESC LIMIT ${MAX_REVISIONS}
  ), days AS (
    SELECT "postId", day, min("createdAt") AS published, max("createdAt") AS updated, max(id) AS latest,
      min(id) FILTER (WHERE "isOfPost") AS first, max(id) FILTER (WHERE "isOfPost") AS last,
      (count(DISTINCT "entityId") FILTER (WHERE NOT "isOfPost" AND "isTurkish"))::int
        AS "turkishTranslations",
      (count(DISTINCT "entityId") FILTER (WHERE NOT "isOfPost" AND "isEnglish"))::int
        AS "englishTranslations"
    FROM changes GROUP BY "postId", day
  )
  SELECT d."postId", d.day, d.published, d.updated, d."turkishTranslations", d."englishTranslations",
    p."turkishTitle", p."englishTitle", p.section::text AS section, f.before, l.after
  FROM days d JOIN "Post" p ON p.id = d."postId" AND p."deletedAt" IS NULL
  LEFT JOIN "Revision" f ON f.id = d.first LEFT JOIN "Revision" l ON l.id = d.last
  ORDER BY d.latest DESC LIMIT ${MAX_DAYS}`;

/** Numbers of verses before and after a day, in order. */
export interface VerseChanges {
  added: number[];
  removed: number[];
  isReordered: boolean;
}

export function verseChanges(before: TopicState, after: TopicState): VerseChanges {
  const [former, latter] = [before, after].map(({ verses }) =>
    verses.map(({ verseId }) => verseId),
  );
  const [added, kept] = divided(latter ?? [], former ?? []);
  const [removed, keptBefore] = divided(former ?? [], latter ?? []);
  return { added, removed, isReordered: kept.join() !== keptBefore.join() };
}

/** The verses that the other list lacks, and the rest. A verse may occur several times. */
function divided(verses: readonly number[], others: readonly number[]): [number[], number[]] {
  const left = [...others];
  const lacking: number[] = [];
  const common: number[] = [];
  for (const verse of verses) {
    const at = left.indexOf(verse);
    if (at < 0) lacking.push(verse);
    else {
      left.splice(at, 1);
      common.push(verse);
    }
  }
  return [lacking, common];
}

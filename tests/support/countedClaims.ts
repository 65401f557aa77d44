/** Each sentence of the topics and tables that says how often a name or a verse occurs, and how it is computed. */

export interface CountedClaim {
  /** English title of a topic, or term and Turkish label of an element: "6 İncil". */
  of: string;
  count: number;
  /** A query whose one column `count` is the number; without it, the words tagged with the element are counted. */
  sql?: string;
}

export const countedClaims: readonly CountedClaim[] = [
  {
    of: 'Beginning',
    count: 7,
    sql: `SELECT count(*)::int AS count FROM "Verse" WHERE "surahId" = 1`,
  },
];

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
  {
    of: 'Seeking Refuge',
    count: 2,
    sql: `SELECT count(*)::int AS count FROM "Word" one JOIN "Word" two ON two.id = one.id + 1
      WHERE one.key LIKE '%:1:1' AND one.lemma = 'قَالَ' AND two.lemma = 'عَاذَ'`,
  },
  { of: '2 Kuddûs', count: 2 },
  { of: '2 Selâm', count: 1 },
  { of: '2 Mü’min', count: 1 },
  { of: '2 Vehhâb', count: 3 },
  { of: '2 Fettâh', count: 1 },
  { of: '2 Mukît', count: 1 },
  { of: '2 Vedûd', count: 2 },
  { of: '2 Kayyûm', count: 3 },
  {
    of: '2 Müntakim',
    count: 3,
    sql: `SELECT count(DISTINCT "verseId")::int AS count FROM "Word" WHERE lemma = 'مُنْتَقِم'`,
  },
  { of: '2 Zü’l-celâl', count: 2 },
  { of: '2 Bedî’', count: 2 },
  { of: '5 Cibrîl', count: 3 },
  { of: '6 İncîl', count: 12 },
  { of: '8 Tevrât', count: 18 },
  { of: '9 Elyesa’', count: 2 },
  {
    of: '9 Muhammed',
    count: 4,
    sql: `SELECT count(DISTINCT "verseId")::int AS count FROM "Word" WHERE lemma = 'مُحَمَّد'`,
  },
  {
    of: '10 Muhammed',
    count: 4,
    sql: `SELECT count(DISTINCT "verseId")::int AS count FROM "Word" WHERE lemma = 'مُحَمَّد'`,
  },
  { of: '25 Hakîm', count: 5 },
  { of: '26 Melîk', count: 1 },
  { of: '26 Şâkir', count: 2 },
  { of: '26 Hallâk', count: 2 },
  { of: '26 Kâhir', count: 2 },
  { of: '26 Fâlik', count: 2 },
  { of: '26 Serîu’l-ikâb', count: 2 },
  { of: '26 Hayru’r-râhimîn', count: 2 },
];

/** How the words of a term element were counted, and which words with the same lemmas were left out. */
import { builder } from '../../builder';
import { fragment } from '../../database/database';
import { perRequest } from '../../read/loader';
import { pagesByOwner } from '../../read/paginationByOwner';
import { selectWord, type LeftOutRow } from '../../read/rows';

interface RuleRow {
  lemmas: string[];
  arabicText: string | null;
  numberOfWords: number;
  numberOfCounted: number;
}

/**
 * The words of the rules of the element `owner.id`: those of each lemma that a tagged word has, those at which each
 * phrase of the element begins, and, for tagged words without a lemma, those with the same spelling.
 */
const wordsOfRules = fragment`
  SELECT ARRAY[o.lemma] AS lemmas, NULL AS "arabicText", s.id
  FROM (
    SELECT DISTINCT one.lemma
    FROM "TermElementWord" t JOIN "Word" one ON one.id = t."wordId"
    WHERE t."termElementId" = owner.id AND NOT EXISTS (
      SELECT FROM "TermElementPhrase" p
      WHERE p."termElementId" = owner.id AND p.lemmas[1] = one.lemma)
  ) o JOIN "Word" s ON s.lemma = o.lemma
  UNION ALL
  SELECT p.lemmas, NULL, s.id
  FROM "TermElementPhrase" p JOIN "Word" s ON s.lemma = p.lemmas[1]
  WHERE p."termElementId" = owner.id AND p.lemmas = (
    SELECT array_agg(COALESCE(n.lemma, '') ORDER BY n.id) FROM "Word" n
    WHERE n.id BETWEEN s.id AND s.id + cardinality(p.lemmas) - 1 AND n."verseId" = s."verseId")
  UNION ALL
  SELECT ARRAY[]::text[], o."arabicText", s.id
  FROM (
    SELECT DISTINCT one."arabicText"
    FROM "TermElementWord" t JOIN "Word" one ON one.id = t."wordId"
    WHERE t."termElementId" = owner.id AND one.lemma IS NULL
  ) o JOIN "Word" s ON s.lemma IS NULL AND s."arabicText" = o."arabicText"`;

const rulesOfElement = perRequest<number, RuleRow[]>(async (owners, { database: { sql } }) => {
  const rows = await sql<RuleRow & { ownerId: number }>`
    SELECT owner.id AS "ownerId", r.lemmas, r."arabicText", count(*)::int AS "numberOfWords",
      count(t."wordId")::int AS "numberOfCounted"
    FROM unnest(${[...owners]}::int[]) AS owner(id)
    CROSS JOIN LATERAL (${wordsOfRules}) r
    LEFT JOIN "TermElementWord" t ON t."wordId" = r.id AND t."termElementId" = owner.id
    GROUP BY 1, 2, 3 ORDER BY count(t."wordId") DESC, min(r.id)`;
  const lists = new Map<number, RuleRow[]>();
  for (const row of rows) lists.set(row.ownerId, [...(lists.get(row.ownerId) ?? []), row]);
  return lists;
});

const countingRule = builder.objectRef<RuleRow>('CountingRule').implement({
  description:
    'One lemma, phrase or form of the words that are tagged with a term element. To repeat the count, read the words with it and take away those that the element leaves out.',
  fields: (t) => ({
    lemmas: t.exposeStringList('lemmas', {
      description:
        'A lemma, as `lemmas(text:)` takes it; of a phrase the lemmas of its consecutive words, with "" for a word without one; empty if the tagged words have no lemma.',
    }),
    arabicText: t.exposeString('arabicText', {
      nullable: true,
      description: 'Vocalized spelling of words without a lemma, e.g. "طه"; otherwise null.',
    }),
    numberOfWords: t.exposeInt('numberOfWords', {
      description:
        "Number of words of the Qur'an with the lemma or the spelling, or of places of the phrase, at least 1.",
    }),
    numberOfCounted: t.exposeInt('numberOfCounted', {
      description: 'How many of them are tagged with the element, 0 to `numberOfWords`.',
    }),
  }),
});

const leftOutWord = builder.objectRef<LeftOutRow>('LeftOutWord').implement({
  description: 'A word that a term element does not count, with the reason.',
  fields: (t) => ({
    word: t.expose('word', {
      type: 'Word',
      description: 'The word, which one of the `rules` covers or which is only spelled alike.',
    }),
    turkishReason: t.exposeString('turkishReason', {
      nullable: true,
      description:
        'Why it is not counted, as one or two sentences in Turkish; null if none was recorded, as for a word from which an admin took the tag.',
    }),
    englishReason: t.exposeString('englishReason', {
      nullable: true,
      description: 'The same in English.',
    }),
  }),
});

/** A table of them rather than a condition, for which the database would read all words. */
const namedWords = fragment`(
    SELECT r.id FROM (${wordsOfRules}) r
    UNION
    SELECT unnest(l."wordIds") FROM "LeftOutReason" l WHERE l."termElementId" = owner.id
  ) x`;

const leftOutOfElement = pagesByOwner<LeftOutRow>({
  from: namedWords,
  select: fragment`
    SELECT x.id, (SELECT row_to_json(word) FROM (${selectWord} WHERE w.id = x.id) word) AS word,
      reason."turkishReason", reason."englishReason"
    FROM ${namedWords} LEFT JOIN LATERAL (
      SELECT l."turkishReason", l."englishReason" FROM "LeftOutReason" l
      WHERE l."termElementId" = owner.id AND x.id = ANY(l."wordIds") LIMIT 1
    ) reason ON TRUE`,
  isOwned: fragment`NOT EXISTS (
    SELECT FROM "TermElementWord" t WHERE t."termElementId" = owner.id AND t."wordId" = x.id)`,
  columns: ['x.id'],
  placeOf: ({ id }) => [id],
});

builder.objectFields('TermElement', (t) => ({
  rules: t.field({
    type: [countingRule],
    description:
      'How its words were chosen: what all of them have in common, most counted words first; empty if no word is tagged.',
    extensions: { complexity: { field: 5, multiplier: 2 } },
    resolve: async ({ id }, _args, context) => (await rulesOfElement(context).load(id)) ?? [],
  }),
  leftOut: t.connection(
    {
      type: leftOutWord,
      description:
        'Words that one of its `rules` covers, or whose spelling is the same, and that are not tagged with it, in mushaf order.',
      resolve: leftOutOfElement,
    },
    { name: 'LeftOutWordConnection', description: 'A page of words that are not counted.' },
    {
      name: 'LeftOutWordEdge',
      description: 'A word that is not counted and its position in the list.',
    },
  ),
}));

/** Tables about the Qur'an: posts, terms and names of verses. */
import { fragment } from '../../database/database';
import { LISTS, tagOf } from '../../database/tags';
import { fields, own, updatedAt, type PublicTable } from './table';

/** A column of verse keys. */
const verseKeys = (order: string) =>
  own('verseKeys', '[String!]!', `Keys of the verses, e.g. "2:255", ${order}.`);

export const topicTables: PublicTable[] = [
  {
    name: 'posts',
    typename: 'Post',
    kind: 'post',
    columns: [
      ...fields('databaseId number section'),
      ...fields('turkishTitle englishTitle turkishNote englishNote', 'otherTexts'),
      ...fields('turkishSynonyms englishSynonyms', 'otherTexts'),
      own('broaderId', 'Int', '`databaseId` of the broader post; null if there is none.'),
      own('relatedIds', '[Int!]!', '`databaseId` of each post on the same subject.'),
      own('termIds', '[Int!]!', '`databaseId` of each term on the same subject.'),
      own('rootLetters', '[String!]!', 'Letters of the roots of the words of the subject.'),
      verseKeys('in the order of the post'),
      ...fields('version updatedAt'),
    ],
    lists: [LISTS.posts],
    shows: { databaseId: tagOf.post },
    // "faithInAllah" is FAITH_IN_ALLAH, as in the schema.
    select: fragment`
      SELECT p.id AS "databaseId", p.number, p."turkishTitle", p."englishTitle",
        upper(regexp_replace(p.section::text, '([A-Z])', '_\\1', 'g')) AS section,
        p."turkishNote", p."englishNote", p."turkishSynonyms", p."englishSynonyms",
        p."broaderId", p."relatedIds", p."termIds", p."rootLetters",
        ARRAY(
          SELECT v.key FROM "PostVerse" pv JOIN "Verse" v ON v.id = pv."verseId"
          WHERE pv."postId" = p.id ORDER BY pv.position
        ) AS "verseKeys",
        p.version, ${updatedAt('post', fragment`p.id`)}
      FROM "Post" p WHERE p."deletedAt" IS NULL`,
  },
  {
    name: 'postVerses',
    typename: 'PostVerse',
    kind: 'postVerse',
    columns: [
      ...fields('databaseId'),
      own('postId', 'Int!', '`databaseId` of the post.'),
      ...fields('position'),
      own('verseKey', 'String!', 'Key of the verse, e.g. "2:255".'),
      ...fields('turkishTranslation', 'turkishTranslation'),
      ...fields('englishTranslation', 'englishTranslation'),
      ...fields('turkishTranslationHtml englishTranslationHtml', 'otherTexts'),
      ...fields('version updatedAt'),
    ],
    lists: [LISTS.posts],
    shows: { postId: tagOf.post, verseId: tagOf.verse },
    select: fragment`
      SELECT pv.id AS "databaseId", pv."postId", pv.position, pv."verseId", v.key AS "verseKey",
        COALESCE(pv."turkishTranslation", v."turkishTranslation") AS "turkishTranslation",
        COALESCE(pv."englishTranslation", v."englishTranslation") AS "englishTranslation",
        pv."turkishTranslationHtml", pv."englishTranslationHtml",
        pv.version, ${updatedAt('postVerse', fragment`pv.id`)}
      FROM "PostVerse" pv
      JOIN "Verse" v ON v.id = pv."verseId"
      JOIN "Post" p ON p.id = pv."postId" AND p."deletedAt" IS NULL`,
  },
  {
    name: 'terms',
    typename: 'Term',
    kind: 'term',
    columns: [
      ...fields('databaseId'),
      ...fields('turkishName englishName turkishTag englishTag', 'otherTexts'),
      ...fields('version updatedAt'),
    ],
    lists: [LISTS.terms],
    select: fragment`SELECT t.*, t.id AS "databaseId",
        ${updatedAt('term', fragment`t.id`)} FROM "Term" t`,
  },
  {
    name: 'termElements',
    typename: 'TermElement',
    kind: 'termElement',
    columns: [
      ...fields('databaseId'),
      own('termId', 'Int!', '`databaseId` of the term.'),
      ...fields('elementOrder numberOfOccurrencesInQuran'),
      ...fields('arabicName turkishLabel englishLabel', 'otherTexts'),
      ...fields('turkishGrammaticalType englishGrammaticalType', 'otherTexts'),
      ...fields('turkishNameInQuran englishNameInQuran', 'otherTexts'),
      ...fields('turkishTranslation englishTranslation', 'otherTexts'),
      ...fields('turkishMeaning englishMeaning turkishTag englishTag', 'otherTexts'),
      verseKeys('in mushaf order'),
      ...fields('version updatedAt'),
    ],
    lists: [LISTS.terms],
    select: fragment`
      SELECT e.*, e.id AS "databaseId",
        ARRAY(
          SELECT v.key FROM "TermElementVerse" t JOIN "Verse" v ON v.id = t."verseId"
          WHERE t."termElementId" = e.id ORDER BY v.id
        ) AS "verseKeys",
        ${updatedAt('termElement', fragment`e.id`)}
      FROM "TermElement" e WHERE e."deletedAt" IS NULL`,
  },
  {
    name: 'verseAliases',
    typename: 'VerseAlias',
    kind: 'verseAlias',
    columns: [
      ...fields('databaseId language'),
      ...fields('name', 'otherTexts'),
      own('firstVerseKey', 'String!', 'Key of the verse or of the first of several, e.g. "2:285".'),
      own('lastVerseKey', 'String!', 'Key of the last verse; the same for a single verse.'),
      ...fields('version updatedAt'),
    ],
    lists: [LISTS.aliases],
    select: fragment`
      SELECT a.id AS "databaseId", upper(a.language::text) AS language, a.name,
        v.key AS "firstVerseKey", l.key AS "lastVerseKey",
        a.version, ${updatedAt('verseAlias', fragment`a.id`)}
      FROM "VerseAlias" a
      JOIN "Verse" v ON v.id = a."verseId" JOIN "Verse" l ON l.id = a."lastVerseId"
      WHERE a."deletedAt" IS NULL`,
  },
];

/** Tables of the Qur'an: surahs, verses, words, roots and letters. */
import { fragment } from '../../database/database';
import { provenanceOfColumn } from '../../database/provenance';
import { LISTS, tagOf } from '../../database/tags';
import { importedTextOfVerse } from '../../database/verseTexts';
import { DIVISIONS, FIRST_VERSES, PROSTRATIONS, type Division } from '../mushaf';
import { STORED_TRANSLATIONS } from '../../../text/translations';
import { fields, own, updatedAt, type PublicTable } from './table';

/** The number of the part of the mushaf that the verse `v` belongs to. */
const partOfVerse = (division: Division) =>
  fragment`width_bucket(v.id, ${[...FIRST_VERSES[division]]}::int[])`;

const PROVENANCE =
  'Where the value comes from: "package", "lexicon", "rule", "import" and the format of the file, or "editor" and the UTC date of the edit; null if that is not known.';

export const quranTables: PublicTable[] = [
  {
    name: 'surahs',
    typename: 'Surah',
    kind: 'surah',
    columns: [
      ...fields('databaseId number'),
      ...fields('arabicName turkishNameTranscription englishNameTranscription', 'otherTexts'),
      ...fields('turkishNameTranslation englishNameTranslation', 'otherTexts'),
      ...fields('turkishOtherNames englishOtherNames', 'otherTexts'),
      ...fields('turkishNameNote englishNameNote', 'otherTexts'),
      ...fields('turkishRevelationPlace englishRevelationPlace revelationOrder', 'revelation'),
      ...fields('isRevelationPlaceDisputed', 'otherTexts'),
      ...fields('revelationYear', 'otherTexts'),
      ...fields('numberOfVerses', 'revelation'),
      ...fields('version updatedAt'),
    ],
    lists: [LISTS.surahs],
    select: fragment`SELECT s.*, s.id AS "databaseId",
        ${updatedAt('surah', fragment`s.id`)} FROM "Surah" s`,
  },
  {
    name: 'verses',
    typename: 'Verse',
    kind: 'verse',
    columns: [
      ...fields('databaseId key'),
      own('surahNumber', 'Int!', 'Number of the surah, 1 to 114.'),
      ...fields('numberInSurah'),
      ...fields([...DIVISIONS, 'prostration'].join(' '), 'revelation'),
      ...fields('turkishTranslation', 'turkishTranslation'),
      ...fields('englishTranslation', 'englishTranslation'),
      ...fields('turkishTranslationNeedsUpdate englishTranslationNeedsUpdate'),
      ...fields('version updatedAt'),
    ],
    lists: [],
    shows: { databaseId: tagOf.verse },
    select: fragment`
      SELECT v.id AS "databaseId", v.key, s.number AS "surahNumber", v."numberInSurah",
        ${partOfVerse('page')} AS page, ${partOfVerse('juz')} AS juz, ${partOfVerse('hizb')} AS hizb,
        ${partOfVerse('quarter')} AS quarter, ${partOfVerse('ruku')} AS ruku,
        ${partOfVerse('manzil')} AS manzil,
        array_position(${[...PROSTRATIONS]}::int[], v.id) AS prostration,
        v."turkishTranslation", v."englishTranslation",
        v."turkishTranslationNeedsUpdate", v."englishTranslationNeedsUpdate",
        v.version, ${updatedAt('verse', fragment`v.id`)}
      FROM "Verse" v JOIN "Surah" s ON s.id = v."surahId"`,
  },
  {
    name: 'translations',
    typename: 'Translation',
    kind: 'translation',
    columns: [
      ...fields('databaseId slug language name translator source sourceUrl'),
      own('spdx', 'String', 'SPDX license expression; null if the license has none.'),
      own('terms', 'String', 'The terms in words.'),
      own('licenceUrl', 'String', 'Address where the terms are published.'),
      ...fields('direction versionDate'),
    ],
    lists: [LISTS.translations],
    select: fragment`
      SELECT id AS "databaseId", slug, language, name, translator, source, "sourceUrl", spdx, terms,
        "licenceUrl", upper(direction) AS direction, "versionDate"
      FROM json_to_recordset(${JSON.stringify(STORED_TRANSLATIONS)}::json) AS stored(id int,
        slug text, language text, name text, translator text, source text, "sourceUrl" text, spdx text,
        terms text, "licenceUrl" text, direction text, "versionDate" text)
      UNION ALL
      SELECT id, slug, language, name, translator, source, "sourceUrl", spdx, terms, "licenceUrl",
        upper(direction::text), to_char("versionDate", 'YYYY-MM-DD')
      FROM "Translation"`,
  },
  {
    name: 'translationVerses',
    typename: 'VerseTranslation',
    kind: 'translationVerse',
    columns: [
      own(
        'databaseId',
        'Int!',
        'Integer key of the row: 10000 times that of the translation, and that of the verse.',
      ),
      own('translationSlug', 'String!', 'Slug of the translation.'),
      own('verseKey', 'String!', 'Key of the verse, e.g. "2:255".'),
      ...fields('text notes'),
    ],
    // A further translation changes only as a whole.
    lists: [LISTS.translations],
    select: fragment`
      SELECT t.id AS "databaseId", w.slug AS "translationSlug",
        v.key AS "verseKey", t.text, t.note AS notes
      FROM "TranslationVerse" t JOIN "Translation" w ON w.id = t."translationId"
      JOIN "Verse" v ON v.id = t."verseId"`,
  },
  {
    name: 'verseHashes',
    typename: 'Verse',
    kind: 'verse',
    columns: [
      ...fields('databaseId key'),
      own(
        'importedSha256',
        'String!',
        'SHA-256 of the Arabic text as it was imported: UTF-8 of `Verse.arabicText`, in hexadecimal digits.',
      ),
    ],
    // No save changes the imported text.
    lists: [],
    select: fragment`
      SELECT v.id AS "databaseId", v.key,
        encode(sha256(convert_to(${importedTextOfVerse}, 'UTF8')), 'hex') AS "importedSha256"
      FROM "Verse" v`,
  },
  {
    name: 'words',
    typename: 'Word',
    kind: 'word',
    columns: [
      ...fields('databaseId key'),
      own('verseKey', 'String!', 'Key of the verse, e.g. "2:255".'),
      ...fields('numberInVerse'),
      ...fields('arabicText pauseAfter', 'arabicText'),
      ...fields('turkishTranscription', 'turkishTranscription'),
      ...fields('turkishTranslation', 'turkishWords'),
      ...fields('englishTranscription', 'englishTranscription'),
      ...fields('englishTranslation', 'englishWords'),
      ...fields('turkishGlossOf', 'turkishWords'),
      ...fields('englishGlossOf', 'englishWords'),
      ...['turkish', 'english', 'root', 'lemma', 'grammar', 'termElements'].map((value) =>
        own(`${value}Source`, 'String', PROVENANCE),
      ),
      {
        ...own('rootLetters', 'String', 'Letters of the root; null if there is none.'),
        source: 'turkishWords',
      },
      ...fields('lemma', 'turkishWords'),
      {
        ...own(
          'grammar',
          'String',
          'Parts and grammar as one line with the codes of docs/grammar.md, e.g. "<CONJ:وَ+=V:قَالَ|قَالَ|I.PERF.ACT.3.M.S"; null for a word that is not analyzed.',
        ),
        source: 'turkishWords',
      },
      own(
        'termElementIds',
        '[Int!]!',
        '`databaseId` of each term element that the word is an occurrence of, in order.',
      ),
      ...fields('version updatedAt'),
    ],
    lists: [],
    shows: { verseId: tagOf.verse },
    select: fragment`
      SELECT w.id AS "databaseId", w.key, w."verseId", w."numberInVerse", w."arabicText", w."pauseAfter",
        w."turkishTranscription", w."turkishTranslation", w."englishTranscription",
        w."englishTranslation", w."turkishGlossOf", w."englishGlossOf",
        ${provenanceOfColumn(fragment`w."turkishSource"`)} AS "turkishSource",
        ${provenanceOfColumn(fragment`w."englishSource"`)} AS "englishSource",
        ${provenanceOfColumn(fragment`w."rootSource"`)} AS "rootSource",
        ${provenanceOfColumn(fragment`w."lemmaSource"`)} AS "lemmaSource",
        ${provenanceOfColumn(fragment`w."grammarSource"`)} AS "grammarSource",
        ${provenanceOfColumn(fragment`w."termElementsSource"`)} AS "termElementsSource",
        v.key AS "verseKey", r.letters AS "rootLetters", w.lemma,
        replace(w.grammar, '||', '|' || COALESCE(w.lemma, '') || '|') AS grammar,
        ARRAY(
          SELECT e.id FROM "TermElementWord" t JOIN "TermElement" e ON e.id = t."termElementId"
          WHERE t."wordId" = w.id AND e."deletedAt" IS NULL
          ORDER BY t.position
        ) AS "termElementIds",
        w.version, ${updatedAt('word', fragment`w.id`)}
      FROM "Word" w JOIN "Verse" v ON v.id = w."verseId" LEFT JOIN "Root" r ON r.id = w."rootId"`,
  },
  {
    name: 'roots',
    typename: 'Root',
    kind: 'root',
    columns: [
      ...fields('databaseId'),
      ...fields('letters', 'turkishWords'),
      ...fields('turkishSense englishSense turkishNote englishNote', 'otherTexts'),
      ...fields('numberOfOccurrences'),
      ...fields('version updatedAt'),
    ],
    lists: [LISTS.roots],
    select: fragment`
      SELECT r.*, r.id AS "databaseId",
        (SELECT count(*)::int FROM "Word" w WHERE w."rootId" = r.id) AS "numberOfOccurrences",
        ${updatedAt('root', fragment`r.id`)}
      FROM "Root" r`,
  },
  {
    name: 'characters',
    typename: 'Character',
    kind: 'character',
    columns: [
      ...fields('databaseId'),
      ...fields('arabicLetter arabicPronunciation', 'otherTexts'),
      ...fields('turkishPronunciation turkishLetter', 'otherTexts'),
      ...fields('englishPronunciation englishLetter', 'otherTexts'),
      ...fields('turkishName turkishSound englishSound turkishNote englishNote', 'otherTexts'),
      ...fields('version updatedAt'),
    ],
    lists: [LISTS.letters],
    select: fragment`SELECT c.*, c.id AS "databaseId",
        ${updatedAt('character', fragment`c.id`)} FROM "Character" c`,
  },
  {
    name: 'readingSigns',
    typename: 'ReadingSign',
    kind: 'readingSign',
    columns: [
      ...fields('databaseId kind'),
      ...fields('sign arabicName turkishName englishName', 'otherTexts'),
      ...fields('turkishMeaning englishMeaning', 'otherTexts'),
      ...fields('version updatedAt'),
    ],
    lists: [LISTS.letters],
    select: fragment`
      SELECT g.id AS "databaseId", upper(g.kind::text) AS kind, g.sign, g."arabicName",
        g."turkishName", g."englishName", g."turkishMeaning", g."englishMeaning",
        g.version, ${updatedAt('readingSign', fragment`g.id`)}
      FROM "ReadingSign" g`,
  },
];

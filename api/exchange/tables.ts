/** All content tables, in an order in which rows refer only to rows of earlier tables. */
import { fragment, type Fragment } from '../database/database';
import { provenanceOfColumn } from '../database/provenance';
import type { Prisma } from '../__generated__/prisma/client';

type Transaction = Prisma.TransactionClient;

export interface ContentTable {
  /** Name of the file without its extension. */
  name: string;
  /** True for a table that older exports don't have. */
  isOptional?: boolean;
  /** Selects rows in order as `row`: JSON with keys in a fixed order and times in UTC. */
  select: Fragment;
  /** Inserts a JSON list of such rows. */
  insert(tx: Transaction, rows: string): PromiseLike<number>;
}

const utc = (column: Fragment) =>
  fragment`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const contentTables: readonly ContentTable[] = [
  {
    name: 'surahs',
    select: fragment`SELECT to_jsonb(t) AS row FROM "Surah" t ORDER BY id`,
    // Older exports have no other names; the next start of the server completes them.
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "Surah"
      SELECT s.* FROM jsonb_array_elements(${rows}::jsonb) given, jsonb_populate_record(NULL::"Surah",
        '{"turkishOtherNames": [], "englishOtherNames": [], "isRevelationPlaceDisputed": false}' || given) s`,
  },
  {
    name: 'roots',
    select: fragment`SELECT to_jsonb(t) AS row FROM "Root" t ORDER BY id`,
    // Older exports have no version, also of reading signs.
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "Root" SELECT r.* FROM jsonb_array_elements(${rows}::jsonb) given,
        jsonb_populate_record(NULL::"Root", '{"version": 1}' || given) r`,
  },
  {
    name: 'verses',
    select: fragment`SELECT to_jsonb(t) AS row FROM "Verse" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "Verse" SELECT * FROM jsonb_populate_recordset(NULL::"Verse", ${rows}::jsonb)`,
  },
  {
    name: 'translations',
    isOptional: true,
    select: fragment`SELECT to_jsonb(t) AS row FROM "Translation" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "Translation"
      SELECT * FROM jsonb_populate_recordset(NULL::"Translation", ${rows}::jsonb)`,
  },
  {
    name: 'translationVerses',
    isOptional: true,
    select: fragment`
      SELECT to_jsonb(t) AS row FROM "TranslationVerse" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "TranslationVerse"
      SELECT * FROM jsonb_populate_recordset(NULL::"TranslationVerse", ${rows}::jsonb)`,
  },
  {
    name: 'words',
    // An export is made to be given away, so it doesn't name editors.
    select: fragment`
      SELECT to_jsonb(t) || jsonb_build_object(
        'turkishSource', ${provenanceOfColumn(fragment`t."turkishSource"`)},
        'englishSource', ${provenanceOfColumn(fragment`t."englishSource"`)},
        'rootSource', ${provenanceOfColumn(fragment`t."rootSource"`)},
        'lemmaSource', ${provenanceOfColumn(fragment`t."lemmaSource"`)},
        'grammarSource', ${provenanceOfColumn(fragment`t."grammarSource"`)},
        'termElementsSource', ${provenanceOfColumn(fragment`t."termElementsSource"`)}) AS row
      FROM "Word" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "Word" SELECT * FROM jsonb_populate_recordset(NULL::"Word", ${rows}::jsonb)`,
  },
  {
    name: 'importedWords',
    isOptional: true,
    select: fragment`SELECT to_jsonb(t) AS row FROM "ImportedWord" t ORDER BY "wordId"`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "ImportedWord"
      SELECT * FROM jsonb_populate_recordset(NULL::"ImportedWord", ${rows}::jsonb)`,
  },
  {
    name: 'characters',
    select: fragment`SELECT to_jsonb(t) AS row FROM "Character" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "Character"
      SELECT * FROM jsonb_populate_recordset(NULL::"Character", ${rows}::jsonb)`,
  },
  {
    name: 'readingSigns',
    isOptional: true,
    select: fragment`SELECT to_jsonb(t) AS row FROM "ReadingSign" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "ReadingSign" SELECT s.* FROM jsonb_array_elements(${rows}::jsonb) given,
        jsonb_populate_record(NULL::"ReadingSign", '{"version": 1}' || given) s`,
  },
  {
    name: 'terms',
    select: fragment`SELECT to_jsonb(t) AS row FROM "Term" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "Term" SELECT * FROM jsonb_populate_recordset(NULL::"Term", ${rows}::jsonb)`,
  },
  {
    name: 'termElements',
    select: fragment`
      SELECT to_jsonb(t) || jsonb_build_object('deletedAt', ${utc(fragment`t."deletedAt"`)}) AS row
      FROM "TermElement" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "TermElement"
      SELECT * FROM jsonb_populate_recordset(NULL::"TermElement", ${rows}::jsonb)`,
  },
  {
    name: 'termElementWords',
    select: fragment`
      SELECT to_jsonb(t) AS row FROM "TermElementWord" t ORDER BY "termElementId", "wordId"`,
    // Older exports have no position; the elements of a word are then ordered by key.
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "TermElementWord" ("termElementId", "wordId", position)
      SELECT "termElementId", "wordId", COALESCE(r.position,
        (SELECT count(*) FROM "TermElementWord" t WHERE t."wordId" = r."wordId")
        + row_number() OVER (PARTITION BY "wordId" ORDER BY "termElementId"))
      FROM jsonb_populate_recordset(NULL::"TermElementWord", ${rows}::jsonb) r`,
  },
  {
    name: 'termElementVerses',
    select: fragment`
      SELECT to_jsonb(t) AS row FROM "TermElementVerse" t ORDER BY "termElementId", "verseId"`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "TermElementVerse"
      SELECT * FROM jsonb_populate_recordset(NULL::"TermElementVerse", ${rows}::jsonb)`,
  },
  {
    name: 'posts',
    select: fragment`
      SELECT to_jsonb(t) || jsonb_build_object('createdAt', ${utc(fragment`t."createdAt"`)},
        'deletedAt', ${utc(fragment`t."deletedAt"`)}) AS row
      FROM "Post" t ORDER BY id`,
    // Older exports have no synonyms and relations.
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "Post"
      SELECT p.* FROM jsonb_array_elements(${rows}::jsonb) given, jsonb_populate_record(NULL::"Post",
        '{"turkishSynonyms": [], "englishSynonyms": [], "relatedIds": [], "termIds": [], "rootLetters": []}' || given) p`,
  },
  {
    name: 'postVerses',
    select: fragment`SELECT to_jsonb(t) AS row FROM "PostVerse" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "PostVerse"
      SELECT * FROM jsonb_populate_recordset(NULL::"PostVerse", ${rows}::jsonb)`,
  },
  {
    name: 'removedPostVerses',
    isOptional: true,
    select: fragment`
      SELECT to_jsonb(t) || jsonb_build_object('removedAt', ${utc(fragment`t."removedAt"`)}) AS row
      FROM "RemovedPostVerse" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "RemovedPostVerse"
      SELECT * FROM jsonb_populate_recordset(NULL::"RemovedPostVerse", ${rows}::jsonb)`,
  },
  {
    name: 'verseAliases',
    isOptional: true,
    select: fragment`
      SELECT to_jsonb(t) || jsonb_build_object('deletedAt', ${utc(fragment`t."deletedAt"`)}) AS row
      FROM "VerseAlias" t ORDER BY id`,
    insert: (tx, rows) => tx.$executeRaw`
      INSERT INTO "VerseAlias"
      SELECT * FROM jsonb_populate_recordset(NULL::"VerseAlias", ${rows}::jsonb)`,
  },
];

import type { Context } from '../../context';
import { fragment } from '../../database/database';
import { checkByRows, type CheckedLanguage, type FindingRow } from './check';
import { deadReferencesIn } from './deadReferenceRules';

const COLUMNS = {
  turkish: {
    note: fragment`p."turkishNote"`,
    ofPost: fragment`pv."turkishTranslationHtml"`,
    ofVerse: fragment`v."turkishTranslationAdmin"`,
  },
  english: {
    note: fragment`p."englishNote"`,
    ofPost: fragment`pv."englishTranslationHtml"`,
    ofVerse: fragment`v."englishTranslationAdmin"`,
  },
};

/** A text that may contain links or references. */
type TextRow = Omit<FindingRow, 'text' | 'expected'> & { html: string };

interface TextsRow {
  texts: TextRow[];
  posts: number[];
  terms: number[];
  elements: string[];
}

/** Notes and verses of all posts, then the verses in mushaf order. */
const textsIn = (language: CheckedLanguage) => {
  const { note, ofPost, ofVerse } = COLUMNS[language];
  return fragment`
    SELECT 'Post' AS typename, p.id, ARRAY[0, p.id, 0] AS place, NULL AS "verseKey",
      row_to_json(p) AS post, ${note} AS html
    FROM "Post" p WHERE p."deletedAt" IS NULL
    UNION ALL
    SELECT 'PostVerse', pv.id, ARRAY[0, p.id, pv.position], v.key, row_to_json(p), ${ofPost}
    FROM "PostVerse" pv
    JOIN "Post" p ON p.id = pv."postId" AND p."deletedAt" IS NULL
    JOIN "Verse" v ON v.id = pv."verseId"
    UNION ALL
    SELECT 'Verse', v.id, ARRAY[1, v.id, 0], v.key, NULL, ${ofVerse} FROM "Verse" v`;
};

async function read(
  language: CheckedLanguage,
  { database: { sql } }: Context,
): Promise<FindingRow[]> {
  const [row] = await sql<TextsRow>`
    SELECT ARRAY(SELECT id FROM "Post" WHERE "deletedAt" IS NULL) AS posts,
      ARRAY(SELECT id FROM "Term") AS terms,
      ARRAY(SELECT "termId" || '/' || id FROM "TermElement" WHERE "deletedAt" IS NULL) AS elements,
      COALESCE((
        SELECT json_agg(f ORDER BY f.place) FROM (${textsIn(language)}) f
        WHERE f.html LIKE '%href=%' OR f.html ~ '[0-9]:[0-9]'
      ), '[]') AS texts`;
  const { texts = [], posts, terms, elements } = row ?? {};
  const existing = {
    posts: new Set(posts),
    terms: new Set(terms),
    elements: new Set(elements),
  };
  return texts.flatMap(({ html, place, ...target }) =>
    deadReferencesIn(html, existing).map((text, index) => ({
      ...target,
      place: [...place, index],
      text,
      expected: null,
    })),
  );
}

export const deadReference = (language: CheckedLanguage) =>
  checkByRows({
    kind: 'deadReference',
    language,
    parts: 4,
    find: (context) => read(language, context),
  });

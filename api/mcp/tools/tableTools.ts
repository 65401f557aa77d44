/** Tools that read tables of names, which the API calls terms, and their elements. */
import { z } from 'zod';
import { INT32 } from '../../../text/limits';
import { pagePaths } from '../../../text/pagePaths';
import {
  after,
  languageFlags,
  languages,
  limit,
  lines,
  nextLine,
  nextOf,
  nextPage,
  PAGE_INFO,
  sourceLine,
  sources,
  sourcesOf,
  tool,
  ToolError,
  url,
  verseSources,
  type LanguageTag,
  type PageRow,
  type Reader,
} from '../tool';
import { verse, VERSE_FIELDS, verseOf, verseText, type VerseRow } from './verseShape';

const TERM_FIELDS = `
  databaseId turkishName @include(if: $tr) englishName @include(if: $en) termElements(first: 0) { totalCount }`;

const ELEMENT_FIELDS = `
  databaseId arabicName numberOfOccurrencesInQuran term { databaseId }
  turkishNameInQuran @include(if: $tr) turkishTranslation @include(if: $tr)
  englishNameInQuran @include(if: $en) englishTranslation @include(if: $en)`;

interface TermRow {
  databaseId: number;
  turkishName?: string;
  englishName?: string;
  termElements: { totalCount: number };
}

interface ElementRow {
  databaseId: number;
  arabicName: string;
  numberOfOccurrencesInQuran: number;
  term: { databaseId: number };
  turkishNameInQuran?: string;
  turkishTranslation?: string;
  englishNameInQuran?: string;
  englishTranslation?: string;
}

const tableFields = {
  id: z.int().describe('Key for get_table.'),
  turkish: z.string().optional().describe('Turkish name.'),
  english: z.string().optional().describe('English name.'),
  elements: z.int().describe('Number of its elements.'),
  url,
};

const name = (language: string) =>
  z
    .object({ name: z.string(), translation: z.string() })
    .optional()
    .describe(`The name in ${language} letters, and what it means.`);

const elementFields = {
  id: z.int().describe('Key for get_table_element.'),
  arabic: z.string(),
  turkish: name('Turkish'),
  english: name('English'),
  occurrences: z.int().describe('How often it occurs in the Qur’an.'),
  url,
};

const element = z.object(elementFields);

const tableOf = (row: TermRow, reader: Reader) => ({
  id: row.databaseId,
  ...(row.turkishName !== undefined && { turkish: row.turkishName }),
  ...(row.englishName !== undefined && { english: row.englishName }),
  elements: row.termElements.totalCount,
  url: reader.address(pagePaths.term(row.databaseId)),
});

const elementOf = (row: ElementRow, tags: readonly LanguageTag[], reader: Reader) => ({
  id: row.databaseId,
  arabic: row.arabicName,
  ...(tags.includes('tr') && {
    turkish: { name: row.turkishNameInQuran ?? '', translation: row.turkishTranslation ?? '' },
  }),
  ...(tags.includes('en') && {
    english: { name: row.englishNameInQuran ?? '', translation: row.englishTranslation ?? '' },
  }),
  occurrences: row.numberOfOccurrencesInQuran,
  url: reader.address(pagePaths.termElement(row.term.databaseId, row.databaseId)),
});

const titled = ({ turkish, english }: { turkish?: string; english?: string }) =>
  [turkish, english].filter(Boolean).join(' / ');

const elementText = ({ id, arabic, turkish, english, occurrences }: z.output<typeof element>) =>
  [
    `${id}. ${arabic}`,
    turkish && `${turkish.name}: ${turkish.translation}`,
    english && `${english.name}: ${english.translation}`,
    `${occurrences} times`,
  ]
    .filter(Boolean)
    .join(' | ');

export const listTables = tool({
  name: 'list_tables',
  title: 'List the tables of names',
  description:
    'The tables of this site: names and adjectives of Allah, of the Qur’an, of prophets, of Heaven and Hell and others, each with its number of elements. get_table reads one.',
  input: z.strictObject({ languages }),
  output: z.object({ tables: z.array(z.object(tableFields)) }),
  async call({ languages: tags }, reader) {
    const { terms } = await reader.run<{ terms: { edges: { node: TermRow }[] } }>(
      `query ($tr: Boolean!, $en: Boolean!) { terms(first: 100) { edges { node { ${TERM_FIELDS} } } } }`,
      languageFlags(tags),
    );
    const tables = terms.edges.map(({ node }) => tableOf(node, reader));
    return {
      data: { tables },
      text: lines(...tables.map((row) => `${row.id}. ${titled(row)} (${row.elements}) ${row.url}`)),
    };
  },
});

const TABLE = `query ($id: Int!, $first: Int!, $after: String, $tr: Boolean!, $en: Boolean!) {
  term(databaseId: $id) {
    ${TERM_FIELDS} list: termElements(first: $first, after: $after) {
      edges { node { ${ELEMENT_FIELDS} } } ${PAGE_INFO}
    }
  }
}`;

const key = z.int().min(1).max(INT32.maximum);

export const getTable = tool({
  name: 'get_table',
  title: 'Read a table of names',
  description:
    'The elements of a table in its order, each with its Arabic name, what it means and how often it occurs: 10 unless you ask for more. list_tables has the ids.',
  input: z.strictObject({
    id: key.describe('Key of the table.'),
    languages,
    limit: limit(10, 100, 'elements'),
    after,
  }),
  output: z.object({ ...tableFields, rows: z.array(element), next: nextPage, sources }),
  async call({ id, languages: tags, limit: first, after: cursor }, reader) {
    const variables = { id, first, after: cursor, ...languageFlags(tags) };
    const { term } = await reader.run<{
      term: (TermRow & { list: PageRow & { edges: { node: ElementRow }[] } }) | null;
    }>(TABLE, variables);
    if (!term) throw new ToolError(`There is no table ${id}. list_tables lists the tables.`);
    const table = tableOf(term, reader);
    const rows = term.list.edges.map(({ node }) => elementOf(node, tags, reader));
    const next = nextOf(term.list);
    const named = sourcesOf('otherTexts');
    return {
      data: { ...table, rows, next, sources: named },
      text: lines(
        `${titled(table)} (${table.elements}) ${table.url}`,
        ...rows.map(elementText),
        nextLine(next),
        sourceLine(named),
      ),
    };
  },
});

const ELEMENT = `query ($id: ID!, $first: Int!, $after: String, $tr: Boolean!, $en: Boolean!) {
  node(id: $id) { ... on TermElement {
    ${ELEMENT_FIELDS} turkishMeaning @include(if: $tr) englishMeaning @include(if: $en)
    verses(first: $first, after: $after) { totalCount edges { node { ${VERSE_FIELDS} } } ${PAGE_INFO} }
  } }
}`;

interface WholeElementRow extends ElementRow {
  turkishMeaning?: string;
  englishMeaning?: string;
  verses: PageRow & { totalCount: number; edges: { node: VerseRow }[] };
}

export const getTableElement = tool({
  name: 'get_table_element',
  title: 'Read one name of a table',
  description:
    'One element of a table, such as one of the names of Allah, with its meaning and the verses in which it occurs: 5 unless you ask for more. get_table has the ids.',
  input: z.strictObject({
    id: key.describe('Key of the element.'),
    languages,
    limit: limit(5, 50, 'verses'),
    after,
  }),
  output: z.object({
    ...elementFields,
    turkishMeaning: z.string().optional(),
    englishMeaning: z.string().optional(),
    verses: z.array(verse).describe('In the order of the mushaf.'),
    total: z.int().describe('Number of its verses.'),
    next: nextPage,
    sources,
  }),
  async call({ id, languages: tags, limit: first, after: cursor }, reader) {
    const { node } = await reader.run<{ node: WholeElementRow | null }>(ELEMENT, {
      id: btoa(`TermElement:${id}`),
      first,
      after: cursor,
      ...languageFlags(tags),
    });
    if (!node) throw new ToolError(`There is no element ${id}. get_table lists those of a table.`);
    const row = elementOf(node, tags, reader);
    const { turkishMeaning, englishMeaning } = node;
    const verses = node.verses.edges.map((edge) => verseOf(edge.node, tags, reader));
    const next = nextOf(node.verses);
    const named = sourcesOf(...verseSources(tags), 'otherTexts');
    return {
      data: {
        ...row,
        ...(turkishMeaning !== undefined && { turkishMeaning }),
        ...(englishMeaning !== undefined && { englishMeaning }),
        verses,
        total: node.verses.totalCount,
        next,
        sources: named,
      },
      text: [
        lines(elementText(row), row.url, turkishMeaning, englishMeaning),
        ...verses.map(verseText),
        lines(nextLine(next), sourceLine(named)),
      ].join('\n\n'),
    };
  },
});

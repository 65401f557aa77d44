/** Citations of pages, for bibliographies. */
import { bibtexCitation } from '../../../text/citation/bibtex';
import { plainCitation, type CitedPage } from '../../../text/citation/citation';
import type { CitationLanguage } from '../../../text/citation/citationTexts';
import {
  citedElement,
  citedPost,
  citedRoot,
  citedTerm,
  citedVerse,
  type CitedAt,
} from '../../../text/citation/citedPages';
import { cslJsonCitation } from '../../../text/citation/cslJson';
import { builder } from '../../builder';
import type { Context } from '../../context';
import { readContentRevision } from '../../database/contentRevision';
import { tagOf, TODAY } from '../../database/tags';
import { textLanguage } from '../../errors';
import { perRequest } from '../../read/loader';
import type { TermRow, VerseRow } from '../../read/rows';

const citation = builder.objectRef<CitedPage>('Citation').implement({
  description:
    'How to cite a page of this site, with its title, the source of its translation, the terms of use, the content revision, the address and the date of access (UTC).',
  fields: (t) => ({
    plain: t.string({
      description: 'As a sentence in the language, for a footnote.',
      resolve: plainCitation,
    }),
    bibtex: t.string({
      description:
        'As an entry of BibTeX and biblatex (`@misc`), with Latin letters as LaTeX commands and Arabic letters as they are. Load the package `url` or `hyperref`.',
      resolve: bibtexCitation,
    }),
    cslJson: t.string({
      description:
        'As the text of CSL-JSON, which Zotero and Pandoc read: an array with one item of the type "webpage".',
      resolve: cslJsonCitation,
    }),
    url: t.exposeString('url', {
      description:
        'The cited address. That of a verse, a post, a term and its elements shows the page as it was at the revision, as long as the server keeps the changes since.',
    }),
    revision: t.exposeInt('revision', { description: 'The content revision that is cited.' }),
  }),
});

const CITATION = {
  type: citation,
  description:
    'How to cite its page at the present content revision. Responses with it are computed again after each change and each day.',
} as const;

const LANGUAGE = {
  type: 'Language',
  required: true,
  description: 'Language of the title, the terms of use and the date: TURKISH or ENGLISH.',
} as const;

interface Argument {
  language: CitationLanguage | 'arabic' | 'auto';
}

const PRESENT = 0;

/** Read once for all citations of a response. */
const revision = perRequest<number, number>(
  async (_present, { database }) => new Map([[PRESENT, await readContentRevision(database)]]),
);

async function citedAt({ language }: Argument, context: Context): Promise<CitedAt> {
  const accessed = context.today() ?? new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  context.tags.add(TODAY).add(tagOf.day(accessed));
  return {
    language: textLanguage(language),
    origin: context.origin,
    revision: (await revision(context).load(PRESENT)) ?? 0,
    accessed,
  };
}

const termOf = perRequest<number, TermRow>(async (ids, { database: { sql } }) => {
  const terms = await sql<TermRow>`SELECT * FROM "Term" WHERE id = ANY(${[...ids]}::int[])`;
  return new Map(terms.map((term) => [term.id, term]));
});

type Translations = Record<`${CitationLanguage}Translation`, string | null>;

/** The translations of verses before their first change, by the integer keys of the verses. */
const importedTranslations = perRequest<number, Translations>(
  async (ids, { database: { sql } }) => {
    const first = await sql<{ id: number; before: Translations }>`
    SELECT DISTINCT ON ("entityId") "entityId" AS id, before FROM "Revision"
    WHERE entity = 'verse' AND "entityId" = ANY(${[...ids]}::int[]) AND before IS NOT NULL
    ORDER BY "entityId", version`;
    return new Map(first.map(({ id, before }) => [id, before]));
  },
);

async function isTranslationEdited(
  row: VerseRow,
  language: CitationLanguage,
  context: Context,
): Promise<boolean> {
  // A save stores both translations, although it may have changed only the other one.
  if (row[`${language}TranslationAdmin`] === null) return false;
  const imported = await importedTranslations(context).load(row.id);
  return imported?.[`${language}Translation`] !== row[`${language}Translation`];
}

builder.objectField('Verse', 'citation', (t) =>
  t.field({
    ...CITATION,
    args: { language: t.arg(LANGUAGE) },
    resolve: async (row, args, context) => {
      const at = await citedAt(args, context);
      const isEdited = await isTranslationEdited(row, at.language, context);
      return citedVerse(at, row.key, row.surah[`${at.language}NameTranscription`], { isEdited });
    },
  }),
);

builder.objectField('Post', 'citation', (t) =>
  t.field({
    ...CITATION,
    args: { language: t.arg(LANGUAGE) },
    resolve: async (row, args, context) => {
      const at = await citedAt(args, context);
      return citedPost(at, row.id, row[`${at.language}Title`]);
    },
  }),
);

builder.objectField('Term', 'citation', (t) =>
  t.field({
    ...CITATION,
    args: { language: t.arg(LANGUAGE) },
    resolve: async (row, args, context) => {
      const at = await citedAt(args, context);
      return citedTerm(at, row.id, row[`${at.language}Name`]);
    },
  }),
);

builder.objectField('Root', 'citation', (t) =>
  t.field({
    ...CITATION,
    args: { language: t.arg(LANGUAGE) },
    resolve: async (row, args, context) => {
      const at = await citedAt(args, context);
      return citedRoot(at, row.letters);
    },
  }),
);

builder.objectField('TermElement', 'citation', (t) =>
  t.field({
    ...CITATION,
    args: { language: t.arg(LANGUAGE) },
    resolve: async (row, args, context) => {
      const at = await citedAt(args, context);
      const term = await termOf(context).load(row.termId);
      const name = row[`${at.language}NameInQuran`] || row[`${at.language}Translation`];
      return citedElement(at, row, name, term?.[`${at.language}Name`] ?? '');
    },
  }),
);

import { builder, parseDatabaseId } from '../../builder';
import { fragment } from '../../database/database';
import { pageOf, type PageExtensions } from '../../read/pagination';
import { pagesByOwner } from '../../read/paginationByOwner';
import type { TermElementRow } from '../../read/rows';

export const termElementNode = builder.loadableNode('TermElement', {
  description: 'One name or adjective of a term, e.g. ar-Rahman among the names of Allah.',
  id: { resolve: (element) => element.id, parse: parseDatabaseId },
  load: (ids: number[], { database: { sql } }) => sql<TermElementRow>`
    SELECT * FROM "TermElement" WHERE id = ANY(${ids}::int[]) AND "deletedAt" IS NULL`,
  sort: (element: TermElementRow) => element.id,
  fields: (t) => {
    const text = (name: TextField, description: string) => t.exposeString(name, { description });
    return {
      databaseId: t.exposeInt('id', { description: 'Integer key.' }),
      arabicName: text('arabicName', 'The name in Arabic.'),
      elementOrder: t.exposeInt('elementOrder', {
        description: 'Position in the table of its term, from 1.',
      }),
      numberOfOccurrencesInQuran: t.exposeInt('numberOfOccurrencesInQuran', {
        description: 'Number of its occurrences, as last organized or entered.',
      }),
      turkishLabel: text('turkishLabel', 'Label of tagged words, in Turkish.'),
      englishLabel: text('englishLabel', 'Label of tagged words, in English.'),
      turkishGrammaticalType: text(
        'turkishGrammaticalType',
        'Grammatical type, in Turkish, e.g. "isim".',
      ),
      englishGrammaticalType: text(
        'englishGrammaticalType',
        'Grammatical type, in English, e.g. "noun".',
      ),
      turkishNameInQuran: text(
        'turkishNameInQuran',
        "The name as it occurs in the Qur'an, for Turkish readers.",
      ),
      englishNameInQuran: text(
        'englishNameInQuran',
        "The name as it occurs in the Qur'an, for English readers.",
      ),
      turkishTranslation: text('turkishTranslation', 'Short Turkish translation.'),
      englishTranslation: text('englishTranslation', 'Short English translation.'),
      turkishMeaning: text('turkishMeaning', 'Meaning of the name, explained in Turkish.'),
      englishMeaning: text('englishMeaning', 'Meaning of the name, explained in English.'),
      turkishTag: text('turkishTag', 'Short code of the term in Turkish.'),
      englishTag: text('englishTag', 'Short code of the term in English, e.g. "ANA".'),
      version: t.exposeInt('version', { description: 'Incremented by one with every change.' }),
    };
  },
});

type TextField = {
  [Name in keyof TermElementRow]: TermElementRow[Name] extends string ? Name : never;
}[keyof TermElementRow];

const select = fragment`SELECT e.* FROM "TermElement" e`;

const elementConnection = builder.connectionObject(
  { type: 'TermElement', name: 'TermElementConnection', description: 'A page of term elements.' },
  { name: 'TermElementEdge', description: 'A term element and its position in the list.' },
);

builder.queryField('termElements', (t) =>
  t.connection(
    {
      type: 'TermElement',
      description: 'Elements of all terms, ordered by term and position in its table.',
      resolve: (_query, args, { database: { sql } }) =>
        pageOf(args, {
          columns: ['e."termId"', 'e."elementOrder"', 'e.id'],
          placeOf: ({ termId, elementOrder, id }: TermElementRow) => [termId, elementOrder, id],
          read: (where, order) =>
            sql<TermElementRow>`${select} WHERE ${where} AND e."deletedAt" IS NULL ${order}`,
          count: () => sql`
            SELECT count(*)::int AS count FROM "TermElement" WHERE "deletedAt" IS NULL`,
        }),
    },
    elementConnection,
  ),
);

/** A table is read whole: the longest of the first start has 102 elements. */
const MAX_ELEMENTS = 200;

const elementsOfTerm = pagesByOwner<TermElementRow>({
  from: fragment`"TermElement" e`,
  select,
  isOwned: fragment`e."termId" = owner.id AND e."deletedAt" IS NULL`,
  columns: ['e."elementOrder"', 'e.id'],
  placeOf: ({ elementOrder, id }) => [elementOrder, id],
  maxSize: MAX_ELEMENTS,
});

builder.objectField('Term', 'termElements', (t) =>
  t.connection(
    {
      type: 'TermElement',
      description: 'Elements of the term in the order of its table.',
      extensions: { maxPageSize: MAX_ELEMENTS } satisfies PageExtensions,
      resolve: elementsOfTerm,
    },
    elementConnection,
  ),
);

import { builder, parseDatabaseId } from '../../builder';
import { fragment } from '../../database/database';
import { pageOf } from '../../read/pagination';
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
        description: "Place in its term's table, from 1.",
      }),
      numberOfOccurrencesInQuran: t.exposeInt('numberOfOccurrencesInQuran', {
        description: 'How many words are an occurrence of it, as last organised.',
      }),
      turkishLabel: text('turkishLabel', 'What a word is marked with, in Turkish.'),
      englishLabel: text('englishLabel', 'What a word is marked with, in English.'),
      turkishGrammaticalType: text('turkishGrammaticalType', 'Kind of word, in Turkish: "isim".'),
      englishGrammaticalType: text('englishGrammaticalType', 'Kind of word, in English: "noun".'),
      turkishNameInQuran: text('turkishNameInQuran', 'The name as the text has it, for Turkish.'),
      englishNameInQuran: text('englishNameInQuran', 'The name as the text has it, for English.'),
      turkishTranslation: text('turkishTranslation', 'A short translation into Turkish.'),
      englishTranslation: text('englishTranslation', 'A short translation into English.'),
      turkishMeaning: text('turkishMeaning', 'What the name means, explained in Turkish.'),
      englishMeaning: text('englishMeaning', 'What the name means, explained in English.'),
      turkishTag: text('turkishTag', 'Code of the group in Turkish.'),
      englishTag: text('englishTag', 'Code of the group in English, e.g. "ANA".'),
      version: t.exposeInt('version', { description: 'Raised by one with every change.' }),
    };
  },
});

type TextField = {
  [Name in keyof TermElementRow]: TermElementRow[Name] extends string ? Name : never;
}[keyof TermElementRow];

const select = fragment`SELECT e.* FROM "TermElement" e`;

const elementConnection = builder.connectionObject(
  { type: 'TermElement', name: 'TermElementConnection', description: 'A page of term elements.' },
  { name: 'TermElementEdge', description: 'A term element with its place in the list.' },
);

builder.queryField('termElements', (t) =>
  t.connection(
    {
      type: 'TermElement',
      description: 'The elements of all terms, by term and place in its table.',
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

const elementsOfTerm = pagesByOwner<TermElementRow>({
  from: fragment`"TermElement" e`,
  select,
  isOwned: fragment`e."termId" = owner.id AND e."deletedAt" IS NULL`,
  columns: ['e."elementOrder"', 'e.id'],
  placeOf: ({ elementOrder, id }) => [elementOrder, id],
});

builder.objectField('Term', 'termElements', (t) =>
  t.connection(
    {
      type: 'TermElement',
      description: 'The rows of its table in their order.',
      resolve: elementsOfTerm,
    },
    elementConnection,
  ),
);

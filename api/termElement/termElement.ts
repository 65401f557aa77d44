import { builder, parseDatabaseId } from '../builder';
import type { TermElementRow } from '../rows';

builder.loadableNode('TermElement', {
  description: 'One name or adjective of a term, e.g. ar-Rahman among the names of Allah.',
  id: { resolve: (element) => element.id, parse: parseDatabaseId },
  load: (ids: number[], { database: { sql } }) => sql<TermElementRow>`
    SELECT * FROM "TermElement" WHERE id = ANY(${ids}::int[]) AND "deletedAt" IS NULL`,
  sort: (element: TermElementRow) => element.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    arabicName: t.exposeString('arabicName', { description: 'The name in Arabic.' }),
    turkishLabel: t.exposeString('turkishLabel', {
      description: 'What a word is marked with, in Turkish.',
    }),
    englishLabel: t.exposeString('englishLabel', {
      description: 'What a word is marked with, in English.',
    }),
  }),
});

import { builder, parseDatabaseId } from '../builder';
import type { RootRow } from '../rows';

builder.loadableNode('Root', {
  description: 'The consonants that the words of one family share.',
  id: { resolve: (root) => root.id, parse: parseDatabaseId },
  load: (ids: number[], { database: { sql } }) =>
    sql<RootRow>`SELECT * FROM "Root" WHERE id = ANY(${ids}::int[])`,
  sort: (root: RootRow) => root.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    letters: t.exposeString('letters', { description: 'Three to five letters, e.g. "كتب".' }),
  }),
});

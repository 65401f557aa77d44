import { builder } from '../../builder';
import { readContentRevision } from '../../database/contentRevision';

builder.queryField('contentRevision', (t) =>
  t.int({
    description:
      'Number that is incremented with every change of public content. Responses with the same revision are consistent.',
    resolve: (_query, _args, { database }) => readContentRevision(database),
  }),
);

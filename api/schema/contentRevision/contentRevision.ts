import { builder } from '../../builder';
import { readContentChangedAt, readContentRevision } from '../../database/contentRevision';

builder.queryField('contentRevision', (t) =>
  t.int({
    description:
      'Number that is incremented with every change of public content. Responses with the same revision are consistent.',
    resolve: (_query, _args, { database }) => readContentRevision(database),
  }),
);

builder.queryField('contentChangedAt', (t) =>
  t.string({
    nullable: true,
    description:
      'Time of the last change of public content, when `contentRevision` was incremented: UTC in ISO form, e.g. "2026-11-28T19:20:00.000Z"; null without content.',
    resolve: (_query, _args, { database }) => readContentChangedAt(database),
  }),
);

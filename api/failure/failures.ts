/** What a mutation answers when it could not be done, as members of its result. */
import { builder } from '../builder';
import {
  AuthenticationError,
  ConflictError,
  NotFoundError,
  ValidationError,
  type Problem,
} from '../errors';

const problem = builder.objectRef<Problem>('Problem').implement({
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'Name of the input field; of a list, with the place from 0: "wordIds.2".',
    }),
    message: t.exposeString('message', { description: 'What was expected.' }),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input can’t be stored; nothing was changed.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'All problems in one text.' }),
    problems: t.expose('problems', { type: [problem], description: 'Every problem, in order.' }),
  }),
});

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'There is no such row, or it was deleted; nothing was changed.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What was looked for.' }),
  }),
});

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'Someone else saved the row since the caller read it; nothing was changed.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What happened.' }),
    current: t.field({
      type: builder.nodeInterfaceRef(),
      description: 'The row as it is now, with the `version` to send next.',
      resolve: ({ typename, current }) => ({ ...current, __typename: typename }),
    }),
    changedFields: t.exposeStringList('changedFields', {
      description: 'Fields that differ from the version the caller had.',
    }),
  }),
});

builder.objectType(AuthenticationError, {
  name: 'AuthenticationError',
  description: 'The name or password is wrong, or the session has ended.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What to do.' }),
  }),
});

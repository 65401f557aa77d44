/** What a mutation answers when it could not be done, as members of its result. */
import { builder } from '../../builder';
import { AuthenticationError, ConflictError, NotFoundError, ValidationError } from '../../errors';
import { PROBLEM_CODES, type Problem } from '../../problems';

const problemCode = builder.enumType('ProblemCode', {
  description: 'What is wrong with a field; the figures of a problem belong to its code.',
  values: PROBLEM_CODES,
});

const problem = builder.objectRef<Problem>('Problem').implement({
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description:
        'Name of the input field; in a list, with the place from 0: "verseReferences.2". Empty where no one field is meant.',
    }),
    code: t.expose('code', { type: problemCode, description: 'What is wrong, for a program.' }),
    minimum: t.exposeInt('minimum', {
      nullable: true,
      description:
        'Least that the field takes: characters, letters or the integer itself, as the code says. Null for other codes.',
    }),
    maximum: t.exposeInt('maximum', {
      nullable: true,
      description:
        'Most that the field takes: characters, verses, term elements or the integer itself, as the code says. Null for other codes.',
    }),
    value: t.exposeString('value', {
      nullable: true,
      description:
        'The text that is wrong, or the row in the way, as the code says; at most 40 characters. Null for other codes.',
    }),
    message: t.exposeString('message', {
      description: 'What was expected, in English, for a person. Its wording may change.',
    }),
  }),
});

const failure = builder.interfaceRef<Error>('Failure').implement({
  description: 'Why something that was asked for was not done; nothing was changed.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'For a person to read.' }),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  interfaces: [failure],
  description: 'The input can’t be stored; nothing was changed.',
  fields: (t) => ({
    problems: t.expose('problems', { type: [problem], description: 'Every problem, in order.' }),
  }),
});

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  interfaces: [failure],
  description: 'There is no such row, or it was deleted; nothing was changed.',
});

builder.objectType(ConflictError, {
  name: 'ConflictError',
  interfaces: [failure],
  description: 'Someone else saved the row since the caller read it; nothing was changed.',
  fields: (t) => ({
    current: t.node({
      description: 'The row as it is now, with the `version` to send next.',
      id: ({ typename, id }) => ({ id, type: typename }),
    }),
    changedFields: t.exposeStringList('changedFields', {
      description: 'Fields that differ from the version the caller had.',
    }),
  }),
});

builder.objectType(AuthenticationError, {
  name: 'AuthenticationError',
  interfaces: [failure],
  description: 'The name or password is wrong, or the session has ended.',
});

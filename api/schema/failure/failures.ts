/** Failures of mutations, which are members of their results. */
import { builder } from '../../builder';
import { AuthenticationError, ConflictError, NotFoundError, ValidationError } from '../../errors';
import { PROBLEM_CODES, type Problem } from '../../problems';

const problemCode = builder.enumType('ProblemCode', {
  description:
    'Kind of a problem with an input field. It determines which of `minimum`, `maximum` and `value` are set.',
  values: PROBLEM_CODES,
});

const problem = builder.objectRef<Problem>('Problem').implement({
  description: 'A problem with one input field.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description:
        'Name of the input field, with the index from 0 for an item of a list: "verseReferences.2". Empty if the problem belongs to no single field.',
    }),
    code: t.expose('code', {
      type: problemCode,
      description: 'Code of the problem, for programs.',
    }),
    minimum: t.exposeInt('minimum', {
      nullable: true,
      description:
        'Lower limit of the field, depending on the code: number of characters or letters, or the smallest integer. Null for other codes.',
    }),
    maximum: t.exposeInt('maximum', {
      nullable: true,
      description:
        'Upper limit of the field, depending on the code: number of characters, verses, words or term elements, or the largest integer. Null for other codes.',
    }),
    value: t.exposeString('value', {
      nullable: true,
      description:
        'The invalid text or the conflicting row, depending on the code; at most 40 characters. Null for other codes.',
    }),
    message: t.exposeString('message', {
      description: 'Human-readable message in English. Its wording may change.',
    }),
  }),
});

const failure = builder.interfaceRef<Error>('Failure').implement({
  description: 'The reason why a mutation was not executed. Nothing was changed.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Human-readable explanation in English.' }),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  interfaces: [failure],
  description: 'The input is invalid. Nothing was changed.',
  fields: (t) => ({
    problems: t.expose('problems', { type: [problem], description: 'All problems of the input.' }),
  }),
});

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  interfaces: [failure],
  description: 'The row does not exist or was deleted. Nothing was changed.',
});

builder.objectType(ConflictError, {
  name: 'ConflictError',
  interfaces: [failure],
  description: 'Someone else saved the row after the caller read it. Nothing was changed.',
  fields: (t) => ({
    current: t.node({
      description: 'The current row, with the `version` to send next.',
      id: ({ typename, id }) => ({ id, type: typename }),
    }),
    changedFields: t.exposeStringList('changedFields', {
      description: 'Fields that differ from the version that the caller read.',
    }),
  }),
});

builder.objectType(AuthenticationError, {
  name: 'AuthenticationError',
  interfaces: [failure],
  description: 'The name or password is wrong, or the session has ended.',
});

/** Input fields and errors shared by the mutations that change one row. */
import type { builder } from './builder';
import { ConflictError, NotFoundError, ValidationError } from './errors';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** The version of a row that the caller read, for detecting conflicts. */
export const expectedVersionField = (t: InputFields) =>
  t.int({
    description:
      'The `version` that the caller read. If the row has another one, nothing is changed and the result is a ConflictError. Null overwrites any version.',
  });

/** Identifies a row and the version of it that the caller read. */
export const targetFields = (t: InputFields, noun: string) => ({
  databaseId: t.int({ required: true, description: `Integer key of the ${noun}.` }),
  expectedVersion: expectedVersionField(t),
});

/** The sentence of a description that limits the length of a text. */
export const atMost = (characters: number) => `At most ${characters} characters.`;

/** The errors that a mutation of an existing row can return. */
export const changeErrors = { types: [ValidationError, ConflictError, NotFoundError] };

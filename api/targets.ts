/** The input fields and the result that mutations of one row have in common. */
import type { builder } from './builder';
import { ConflictError, NotFoundError, ValidationError } from './errors';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** Which row is meant, and which version of it the caller saw. */
export const targetFields = (t: InputFields, what: string) => ({
  databaseId: t.int({ required: true, description: `Integer key of the ${what}.` }),
  expectedVersion: t.int({
    description:
      'The `version` that the caller read: another one is a ConflictError and nothing changes. Null saves over whatever is there.',
  }),
});

/** The part of a description that says how long a text may be. */
export const atMost = (characters: number) => `At most ${characters} characters.`;

/** What keeps a row from being changed. */
export const changeErrors = { types: [ValidationError, ConflictError, NotFoundError] };

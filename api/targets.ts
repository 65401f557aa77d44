/** Input fields and errors shared by the mutations that change one row. */
import type { builder } from './builder';
import { ConflictError, NotFoundError, ValidationError } from './errors';
import { CLIENT_KEY_DAYS } from '../text/limits';

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

/** Makes a repeated creation of a row harmless. */
export const clientKeyField = (t: InputFields) =>
  t.string({
    description: `A random UUID that the caller makes for the new row. A request whose answer was lost can be sent again with the same key: if the first one has created the row, nothing is written, and the payload has that row as it is now with \`isRepeated\`, whatever the other fields of the input say. Null creates a row each time. A key is kept for ${CLIENT_KEY_DAYS} days.`,
  });

/** The description of the payload field that tells a repeated creation. */
export const IS_REPEATED =
  'True if an earlier request with the same `clientKey` created the row. Nothing was written, and the row may differ from the input.';

/** The sentence of a description that limits the length of a text. */
export const atMost = (characters: number) => `At most ${characters} characters.`;

/** The errors that a mutation of an existing row can return. */
export const changeErrors = { types: [ValidationError, ConflictError, NotFoundError] };

/** The sentence of the description of a text that `givenTexts` reads. */
export const TEXT_TO_GIVE = 'Unchanged if null or omitted; an empty text removes it.';

/** A field as it is stored: an optional text may be removed. */
type Given<Field> = undefined extends Field
  ? NonNullable<Field> | (string extends NonNullable<Field> ? null : never)
  : Field;

/** Null leaves a field as it is; an empty text is stored as null. Required texts must not be empty. */
export const givenTexts = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value != null)
      .map(([name, value]) => [name, value === '' ? null : (value as unknown)]),
  ) as { [Name in keyof Fields]?: Given<Fields[Name]> };

import type { Problem } from './outcome';

/** What the API says of fields that must be filled and are not. */
export const missing = (fields: readonly string[]): Problem[] =>
  fields.map((field) => ({ field, message: 'Required fields must be filled.' }));

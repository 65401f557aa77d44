/** What the public API is going to remove, and what takes its place. */
export interface Deprecation {
  api: 'GraphQL' | 'REST';
  /**
   * GraphQL: `Type.field` or `Enum.VALUE`. REST: the `operationId` of a call, or `Schema.field` of the OpenAPI document.
   */
  name: string;
  /** Name of what to use instead. */
  instead: string;
  /** Dates in ISO form: the first one with the deprecation, and the one from which on it may be missing. */
  since: string;
  removedOn: string;
}

const misspelled = (schema: string): Deprecation => ({
  api: 'REST',
  name: `${schema}.numberOfOccurencesInQuran`,
  instead: 'numberOfOccurrencesInQuran',
  since: '2026-11-28',
  removedOn: '2027-12-01',
});

export const DEPRECATIONS: readonly Deprecation[] = [
  misspelled('TermElement'),
  misspelled('TermElementWithVerses'),
];

/** The reason in the schema and the OpenAPI document. */
export const reasonOf = ({ instead, since, removedOn }: Deprecation) =>
  `Use \`${instead}\`. Deprecated since ${since}, removed on ${removedOn}.`;

/** @throws {Error} if the table does not have it */
export function deprecationOf(api: Deprecation['api'], name: string): Deprecation {
  const found = DEPRECATIONS.find((each) => each.api === api && each.name === name);
  if (!found) throw new Error(`text/deprecations.ts has no ${name}.`);
  return found;
}

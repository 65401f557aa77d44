import { CriticalityLevel, diff, type Change as AnyChange } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import type { Change, Level } from './change';

/** The package leaves the kind of a change open. */
type Difference = Omit<AnyChange, 'type'> & { type: string };

const LEVELS: Record<CriticalityLevel, Level> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'change',
  [CriticalityLevel.NonBreaking]: 'addition',
};

/** The changes of a GraphQL schema, without those of descriptions and without the parts of new types and fields. */
export async function graphqlChanges(before: string, after: string): Promise<Change[]> {
  const all: Difference[] = await diff(buildSchema(before), buildSchema(after));
  const differences = all.filter(({ type }) => !type.includes('DESCRIPTION'));
  const added = new Set(
    differences
      .filter(({ type }) => ['TYPE_ADDED', 'FIELD_ADDED'].includes(type))
      .map(({ path }) => path),
  );
  const isPartOfNew = ({ path = '' }: Difference) => {
    const parents = path.split('.').slice(0, -1);
    return parents.some((_part, index) => added.has(parents.slice(0, index + 1).join('.')));
  };
  return differences
    .filter((difference) => !isPartOfNew(difference))
    .map(({ criticality, message, type }) => ({
      level: isOptionalArgument(type, criticality.level) ? 'addition' : LEVELS[criticality.level],
      text: `${message.replaceAll(/'([^']+)'/g, '`$1`').replace(/\.$/, '')}.`,
    }));
}

/** The package warns of every new argument; only a required one breaks a query. */
const isOptionalArgument = (type: string, level: CriticalityLevel) =>
  type === 'FIELD_ARGUMENT_ADDED' && level !== CriticalityLevel.Breaking;

/** The changes between two JSON Schemas, for those who send a value (`in`) or receive it (`out`). */
import type { Change } from './change';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  deprecated?: boolean;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  minLength?: number;
  minItems?: number;
}

interface Place {
  /** Where the value is, for messages. */
  path: string;
  direction: 'in' | 'out';
  /** The named schemas of each document. */
  schemas: Record<'before' | 'after', Record<string, Schema>>;
  /** Names of the schemas around this one, which may contain themselves. */
  around?: readonly string[];
}

export function compareSchemas(before: Schema, after: Schema, place: Place): Change[] {
  const name = after.$ref?.split('/').at(-1);
  const { around = [] } = place;
  if (name !== undefined && around.includes(name)) return [];
  // What is wrong with a shared schema is said once, by its name.
  const inner = name === undefined ? place : { ...place, path: name, around: [...around, name] };
  const [old, now] = [
    variantsOf(before, place.schemas.before),
    variantsOf(after, place.schemas.after),
  ];
  const [oldTypes, types] = [typesOf(old), typesOf(now)];
  const isOut = place.direction === 'out';
  const missing = isOut
    ? types.filter((type) => !oldTypes.includes(type))
    : without(oldTypes, types);
  if (missing.length > 0) {
    const verb = isOut ? 'can be' : 'can no longer be';
    return [{ level: 'breaking', text: `\`${place.path}\` ${verb} ${missing.join(' or ')}.` }];
  }
  const [olds, nows] = [old.filter(isNotNull), now.filter(isNotNull)];
  if (olds.length !== nows.length) {
    const isBreaking = isOut ? nows.length > olds.length : nows.length < olds.length;
    const level = isBreaking ? 'breaking' : 'addition';
    return [{ level, text: `\`${place.path}\` has other alternatives.` }];
  }
  return olds.flatMap((each, index) => compareVariants(each, nows[index] ?? {}, inner));
}

const without = (types: string[], others: string[]) =>
  types.filter(
    (type) => !others.includes(type) && !(type === 'integer' && others.includes('number')),
  );

const isNotNull = ({ type }: Schema) => type !== 'null';

const typesOf = (variants: Schema[]) => [
  ...new Set(
    variants.flatMap(
      (schema) => schema.type ?? valuesOf(schema)?.map((value) => typeof value) ?? [],
    ),
  ),
];

/** The alternatives of a schema, with its references resolved. */
function variantsOf(schema: Schema, named: Record<string, Schema>): Schema[] {
  if (schema.$ref !== undefined) {
    const target = named[schema.$ref.split('/').at(-1) ?? ''];
    return target ? variantsOf(target, named) : [schema];
  }
  const inner = schema.anyOf ?? schema.oneOf;
  if (inner) return inner.flatMap((each) => variantsOf(each, named));
  if (!Array.isArray(schema.type)) return [schema];
  return schema.type.map((type) => ({ ...schema, type }));
}

function compareVariants(before: Schema, after: Schema, place: Place): Change[] {
  const changes = [...valueChanges(before, after, place), ...limitChanges(before, after, place)];
  if (before.items && after.items) {
    changes.push(
      ...compareSchemas(before.items, after.items, { ...place, path: `${place.path}[]` }),
    );
  }
  if (before.properties || after.properties) {
    changes.push(...propertyChanges(before, after, place));
  }
  return changes;
}

function propertyChanges(before: Schema, after: Schema, place: Place): Change[] {
  const { path, direction } = place;
  const changes: Change[] = [];
  const report = (level: Change['level'], name: string, what: string) =>
    changes.push({ level, text: `\`${path}.${name}\` ${what}.` });
  const isRequired = ({ required = [] }: Schema, name: string) => required.includes(name);
  for (const [name, old] of Object.entries(before.properties ?? {})) {
    const now = after.properties?.[name];
    if (!now) {
      report('breaking', name, 'was removed');
      continue;
    }
    if (direction === 'out' && isRequired(before, name) && !isRequired(after, name)) {
      report('breaking', name, 'may be missing now');
    }
    if (direction === 'in' && !isRequired(before, name) && isRequired(after, name)) {
      report('breaking', name, 'became required');
    }
    if (!old.deprecated && now.deprecated) report('change', name, 'was deprecated');
    changes.push(...compareSchemas(old, now, { ...place, path: `${path}.${name}` }));
  }
  for (const name of Object.keys(after.properties ?? {})) {
    if (before.properties?.[name]) continue;
    const isNeeded = direction === 'in' && isRequired(after, name);
    report(
      isNeeded ? 'breaking' : 'addition',
      name,
      isNeeded ? 'was added as required' : 'was added',
    );
  }
  return changes;
}

const valuesOf = (schema: Schema) =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

function valueChanges(before: Schema, after: Schema, { path, direction }: Place): Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const values = (list: unknown[]) => list.map((value) => `\`${String(value)}\``).join(', ');
  const removed = old?.filter((value) => now && !now.includes(value)) ?? [];
  const added = now?.filter((value) => old && !old.includes(value)) ?? [];
  const changes: Change[] = [];
  if (!old && now && direction === 'in') {
    changes.push({ level: 'breaking', text: `\`${path}\` takes only ${values(now)} now.` });
  }
  if (removed.length > 0) {
    const level = direction === 'in' ? 'breaking' : 'change';
    changes.push({ level, text: `\`${path}\` can no longer be ${values(removed)}.` });
  }
  if (added.length > 0) {
    const level = direction === 'in' ? 'addition' : 'change';
    changes.push({ level, text: `\`${path}\` can be ${values(added)} now.` });
  }
  return changes;
}

const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;
const LOWER = ['minimum', 'minLength', 'minItems'] as const;

/** Narrower limits of what callers send. A lower limit of 0 or 1 only says which keys there are. */
function limitChanges(before: Schema, after: Schema, { path, direction }: Place): Change[] {
  if (direction === 'out') return [];
  const upper = UPPER.filter((key) => (after[key] ?? Infinity) < (before[key] ?? Infinity));
  const lower = LOWER.filter((key) => (after[key] ?? 1) > Math.max(1, before[key] ?? 1));
  return [...upper, ...lower].map((key) => ({
    level: 'breaking',
    text: `\`${path}\` has the ${key} ${after[key]} now, instead of ${before[key] ?? 'none'}.`,
  }));
}

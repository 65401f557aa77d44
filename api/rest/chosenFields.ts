/** The parameter `fields` of reads: which fields of the answer to send, and to read at all. */
import { parse, print } from 'graphql';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { needsOf, type Choice, type Need } from './fieldNeeds';
import { reducedDocument } from './reducedDocument';
import { refusal } from './refusals';
import type { Route } from './route';

/** Names of a path: "words.arabicText" is a field of each item of a list. */
const MAX_NAMES = 100;
const MAX_CHOICES = 500;

export const fieldsParameter = z
  .array(z.string())
  .describe(
    'Names of the fields to send, separated by commas; all by default. A dot leads to a field of a row, or of each row of a list: `verseReference,words.arabicText`. What is not sent is not read, and costs less.',
  );

const chosen = new LRUCache<string, Route>({ max: MAX_CHOICES });

/**
 * The call with only these fields of its answer.
 * @param given values of the parameter
 * @throws {GraphQLError} 400 with the names that there are, if one is wrong
 */
export function withFields(route: Route, given: readonly string[]): Route {
  const names = [
    ...new Set(
      given
        .join(',')
        .split(',')
        .map((name) => name.trim()),
    ),
  ].sort();
  const key = `${route.id} ${names.join()}`;
  const known = chosen.get(key);
  if (known) return known;
  if (names.length > MAX_NAMES) throw wrong(`At most ${MAX_NAMES} names; got ${names.length}.`);
  const choice = choiceOf(names);
  const data = picked(route.data, choice, 'the answer');
  const needs = needsOf(route.data, choice);
  const whole: Need = route.field ? new Map([[route.field, needs]]) : needs;
  const document = print(reducedDocument(parse(route.document), whole));
  const reduced = { ...route, data, document, isReduced: true };
  chosen.set(key, reduced);
  return reduced;
}

function choiceOf(names: readonly string[]): Choice {
  const root: Choice = new Map();
  for (const name of names) {
    let level: Choice = root;
    const parts = name.split('.');
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      // A whole value has all of its fields.
      if (level.has(part) && level.get(part) === undefined) break;
      if (isLast) level.set(part, undefined);
      else {
        const next: Choice = level.get(part) ?? new Map<string, undefined>();
        level.set(part, next);
        level = next;
      }
    }
  }
  return root;
}

const wrong = (message: string) =>
  refusal({ status: 400, code: 'BAD_USER_INPUT' }, `fields: ${message}`);

/** The type without the fields that are not chosen. */
function picked(type: z.ZodType, choice: Choice | undefined, at: string): z.ZodType {
  if (!choice) return type;
  if (type instanceof z.ZodObject) return pickedObject(type, choice, at);
  if (type instanceof z.ZodArray) return z.array(picked(type.element as z.ZodType, choice, at));
  if (type instanceof z.ZodNullable) {
    return picked(type.unwrap() as z.ZodType, choice, at).nullable();
  }
  if (type instanceof z.ZodOptional) {
    return picked(type.unwrap() as z.ZodType, choice, at).optional();
  }
  if (type instanceof z.ZodPipe) {
    return z.pipe(type.in as z.ZodType, picked(type.out as z.ZodType, choice, at));
  }
  if (type instanceof z.ZodUnion) return pickedUnion(type, choice, at);
  throw wrong(`${at} has no fields; got "${[...choice.keys()].join()}".`);
}

function pickedObject({ shape }: z.ZodObject, choice: Choice, at: string): z.ZodType {
  const fields = [...choice].map(([name, inner]) => {
    const field = Object.hasOwn(shape, name) && (shape[name] as z.ZodType);
    if (field) return [name, picked(field, inner, `\`${name}\``)] as const;
    throw wrong(`${at} has no "${name.slice(0, 40)}". It has ${Object.keys(shape).join(', ')}.`);
  });
  return z.object(Object.fromEntries(fields));
}

/** The members are told apart by their `id`, which is therefore sent too. */
function pickedUnion(type: z.ZodUnion, choice: Choice, at: string): z.ZodType {
  const members = type.options as readonly z.ZodType[];
  const shapes = members.map((member) => objectIn(member).shape);
  const names = [...choice.keys(), 'id'];
  const missing = names.find((name) => !shapes.some((shape) => Object.hasOwn(shape, name)));
  if (missing !== undefined) {
    const all = new Set(shapes.flatMap((shape) => Object.keys(shape)));
    throw wrong(`${at} has no "${missing.slice(0, 40)}". It has ${[...all].join(', ')}.`);
  }
  for (const [name, inner] of choice) checkNested(name, inner, shapes);
  return z.union(
    members.map((member, index) => {
      const own = names.filter((name) => Object.hasOwn(shapes[index] ?? {}, name));
      return picked(member, ofMember(choice, own, shapes[index] ?? {}), at);
    }),
  );
}

/** @throws {GraphQLError} for a field of a field that no member has */
function checkNested(name: string, inner: Choice | undefined, shapes: readonly z.ZodRawShape[]) {
  if (!inner) return;
  const nested = shapes.flatMap((shape) =>
    Object.hasOwn(shape, name) ? Object.keys(objectIn(shape[name] as z.ZodType).shape) : [],
  );
  const missing = [...inner.keys()].find((field) => !nested.includes(field));
  if (missing === undefined) return;
  const all = [...new Set(nested)].join(', ');
  throw wrong(`\`${name}\` has no "${missing.slice(0, 40)}". It has ${all}.`);
}

/** The choice of a member; what it does not have in common with the others is left out. */
function ofMember(choice: Choice, names: string[], shape: z.ZodRawShape): Choice {
  return new Map(
    names.flatMap((name): [string, Choice | undefined][] => {
      const inner = choice.get(name);
      if (!inner) return [[name, undefined]];
      const object = objectIn(shape[name] as z.ZodType);
      const own = [...inner].filter(([field]) => Object.hasOwn(object.shape, field));
      return own.length > 0 ? [[name, new Map(own)]] : [];
    }),
  );
}

/** The object in lists and conversions. */
export function objectIn(type: z.ZodType): z.ZodObject {
  if (type instanceof z.ZodObject) return type;
  if (type instanceof z.ZodArray) return objectIn(type.element as z.ZodType);
  if (type instanceof z.ZodPipe) return objectIn(type.out as z.ZodType);
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional) {
    return objectIn(type.unwrap() as z.ZodType);
  }
  throw new Error('The type has no object.');
}

import { GraphQLError } from 'graphql';
import type { z } from 'zod';
import type { Outage } from './database/outage';
import type { Problem } from './problems';
import { problemOf } from './zodProblems';

/** Message for an address without a page or an endpoint. */
export const NOTHING_AT_ADDRESS = 'There is nothing at this address.';

/** The start of a text as a JSON string, for messages about invalid input. */
export const quoted = (text: string) => JSON.stringify(text.slice(0, 40));

/** Invalid input; the message says what was expected. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** Invalid input in an address that neither GraphQL nor REST handles. */
export function badAddress(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}

/** The caller may not use a field, such as one marked `@admin`. */
export function forbidden(message = 'Only a signed-in admin may do this.'): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'FORBIDDEN', http: { status: 403 } },
  });
}

/** A request from a page of another site, which the browser sends with the reader's cookies. */
export const foreignOrigin = () => forbidden('The Origin of the request must be this site.');

/** @param methods that the address supports, separated by commas */
export function methodNotAllowed(methods: string): GraphQLError {
  return new GraphQLError(`This address supports ${methods} only.`, {
    extensions: {
      code: 'METHOD_NOT_ALLOWED',
      http: { status: 405, headers: { Allow: methods } },
    },
  });
}

/** @param seconds until the next login is allowed */
export function tooManyLogins(seconds: number): GraphQLError {
  const message = `Too many failed logins. Try again in ${Math.ceil(seconds / 60)} minutes.`;
  return new GraphQLError(message, {
    extensions: {
      code: 'TOO_MANY_REQUESTS',
      retryAfter: seconds,
      http: { status: 429, headers: { 'Retry-After': String(seconds) } },
    },
  });
}

/** Replaces a bug: the caller gets the field, and the id of the request in the log. */
export function internalError(requestId: string, at?: GraphQLError): GraphQLError {
  return new GraphQLError('Something went wrong on the server. It has been logged.', {
    nodes: at?.nodes,
    path: at?.path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}

/** The database is unreachable or its disk is full; a later request may succeed. */
export function unavailable(outage: Outage, at?: GraphQLError): GraphQLError {
  const message =
    outage === 'full'
      ? 'The disk of the server is full. Nothing was changed.'
      : 'The database is not responding. Try again in a moment.';
  return new GraphQLError(message, {
    nodes: at?.nodes,
    path: at?.path,
    extensions: {
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: RETRY_AFTER_SECONDS,
      http: { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } },
    },
  });
}

/** A file of the downloads has other content than was requested. */
export function noSuchContent(name: string): GraphQLError {
  const message = `This server does not have ${name} with this SHA-256. Read the manifest again.`;
  return new GraphQLError(message, {
    extensions: { code: 'NOT_FOUND', http: { status: 404, headers: {} } },
  });
}

/** @param size of the file in bytes, none of which is in the requested range */
export function rangeNotSatisfiable(size: number): GraphQLError {
  const message = `The file has ${size} bytes: the range must begin before its end, such as bytes=0-999.`;
  return new GraphQLError(message, {
    extensions: {
      code: 'RANGE_NOT_SATISFIABLE',
      http: { status: 416, headers: { 'Content-Range': `bytes */${size}` } },
    },
  });
}

/** A part of the mushaf or a reference has a verse that was never imported. */
export function notImported(key: string): GraphQLError {
  return new GraphQLError(`The database of this server has no verse ${key}.`, {
    extensions: { code: 'NOT_FOUND' },
  });
}

/** The time in which the server reconnects to a restarted database. */
const RETRY_AFTER_SECONDS = 2;

/** Invalid input, with all problems. A member of mutation results. */
export class ValidationError extends Error {
  override name = 'ValidationError';
  constructor(readonly problems: Problem[]) {
    super(problems.map(({ message }) => message).join(' '));
  }
}

/** The row does not exist or was deleted. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

/** Someone else saved the row after the caller read it. Nothing was changed. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  constructor(
    /** Type of the row in the schema, and its integer key. */
    readonly typename: string,
    readonly id: number,
    /** Fields that differ from the version that the caller read. */
    readonly changedFields: string[],
  ) {
    super('Someone else has changed this in the meantime. Nothing was saved.');
  }
}

/** Someone else saved some of the words after the caller read them. Nothing was changed. */
export class StaleWordsError extends Error {
  override name = 'StaleWordsError';
  /** @param ids integer keys of the words, in order */
  constructor(readonly ids: number[]) {
    super('Someone else has changed some of the words in the meantime. Nothing was saved.');
  }
}

/** The name or password is wrong, or the session has ended. */
export class AuthenticationError extends Error {
  override name = 'AuthenticationError';
}

/**
 * Parses an input by its rules.
 * @throws {ValidationError} with all problems
 */
export function parseInput<Output>(rules: z.ZodType<Output>, input: unknown): Output {
  const { success, data, error } = rules.safeParse(input);
  if (success) return data;
  throw new ValidationError(error.issues.map((issue) => problemOf(issue)));
}

/**
 * The language of a text.
 * @throws {GraphQLError} for AUTO, which is only for searches
 */
export function definite<Language extends string>(language: Language): Exclude<Language, 'auto'> {
  if (language === 'auto') {
    throw badInput('`language` must be TURKISH, ENGLISH or ARABIC here; got AUTO.');
  }
  return language as Exclude<Language, 'auto'>;
}

/**
 * The language of a translation or of a description.
 * @throws {GraphQLError} for AUTO, and for Arabic, which is the text itself
 */
export function textLanguage<Language extends string>(
  language: Language,
): Exclude<Language, 'auto' | 'arabic'> {
  if (language === 'arabic') {
    throw badInput('`language` must be TURKISH or ENGLISH; there is no translation into Arabic.');
  }
  if (language === 'auto') throw badInput('`language` must be TURKISH or ENGLISH here; got AUTO.');
  return language as Exclude<Language, 'auto' | 'arabic'>;
}

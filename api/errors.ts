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

/** What a caller without the right sees of a field marked `@admin`. */
export function forbidden(message = 'Only a signed-in admin may do this.'): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'FORBIDDEN', http: { status: 403 } },
  });
}

/** @param seconds until it may be tried again */
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

/** What a caller sees of a bug: the field, and the id under which it stands in the log. */
export function internalError(requestId: string, at?: GraphQLError): GraphQLError {
  return new GraphQLError('Something went wrong on the server. It has been logged.', {
    nodes: at?.nodes,
    path: at?.path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}

/** The database is away or has no room; asking again may help. */
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

/** Admins save one change after the other, and what was asked for has to be of one revision. */
export function contentInMotion(): GraphQLError {
  return new GraphQLError('The content is being changed. Try again in a moment.', {
    extensions: {
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: RETRY_AFTER_SECONDS,
      http: { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } },
    },
  });
}

/** Seconds in which a database that was restarted is found again. */
const RETRY_AFTER_SECONDS = 2;

/** Input that can't be stored; every problem at once. A member of each mutation's result. */
export class ValidationError extends Error {
  override name = 'ValidationError';
  constructor(readonly problems: Problem[]) {
    super(problems.map(({ message }) => message).join(' '));
  }
}

/** There is no such row, or it was deleted. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

/** Someone else saved the row since the caller read it; nothing was changed. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  constructor(
    /** Which row: its type in the schema and its integer key. */
    readonly typename: string,
    readonly id: number,
    /** Fields that differ from the version the caller had. */
    readonly changedFields: string[],
  ) {
    super('Someone else has changed this in the meantime. Nothing was saved.');
  }
}

/** A wrong name or password, or a session that ended. */
export class AuthenticationError extends Error {
  override name = 'AuthenticationError';
}

/**
 * The input as the rules make it.
 * @throws {ValidationError} with every problem
 */
export function valid<Output>(rules: z.ZodType<Output>, input: unknown): Output {
  const { success, data, error } = rules.safeParse(input);
  if (success) return data;
  throw new ValidationError(error.issues.map((issue) => problemOf(issue)));
}

/** What a caller sees of an error. */
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context';
import { internalError, unavailable } from '../errors';
import { firstLine } from '../database/database';
import { OutageError, outageOf } from '../database/outage';

/** Where an error is logged, and under which id. */
type Request = Pick<Context, 'log' | 'requestId'>;

/** The errors of an answer as the caller sees them. */
export function maskErrors(result: ExecutionResult, request: Request): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => shownOf(error, request)) };
}

/** Itself when it was meant for the caller; anything else is logged, and hidden. */
export function shownOf(error: unknown, { log, requestId }: Request): GraphQLError {
  const cause = original(error);
  const at = error instanceof GraphQLError ? error : undefined;
  if (at && cause instanceof GraphQLError) return at;
  const outage = outageOf(cause);
  if (outage) {
    log.error(
      { outage, reason: firstLine(reasonOf(cause)), requestId },
      'the database is unavailable',
    );
    return unavailable(outage, at);
  }
  log.error({ err: cause, requestId }, 'answering failed');
  return internalError(requestId, at);
}

/** Before Yoga's own masking, which doesn't know the request: the id is that of X-Request-Id. */
export const maskResolverErrors: Plugin<Context> = {
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!(Symbol.asyncIterator in result)) setResult(maskErrors(result, args.contextValue));
    },
  }),
};

/** The driver says more than the error that carries it. */
const reasonOf = (cause: unknown) => (cause instanceof OutageError ? cause.cause : cause);

function original(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError
    ? original(error.originalError)
    : error;
}

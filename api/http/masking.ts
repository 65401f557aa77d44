/** Masks errors that are not meant for callers. */
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context';
import { internalError, unavailable } from '../errors';
import { firstLine } from '../database/database';
import { OutageError, outageOf } from '../database/outage';

/** The log and the id with which an error is logged. */
type LogTarget = Pick<Context, 'log' | 'requestId'>;

/** Masks the errors of a result. */
export function maskErrors(result: ExecutionResult, target: LogTarget): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => maskError(error, target)) };
}

/** Returns an error meant for the caller unchanged; logs any other error and replaces it. */
export function maskError(error: unknown, { log, requestId }: LogTarget): GraphQLError {
  const cause = originalError(error);
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

/** Runs before Yoga's own masking, which does not know the request and its X-Request-Id. */
export const maskResolverErrors: Plugin<Context> = {
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!(Symbol.asyncIterator in result)) setResult(maskErrors(result, args.contextValue));
    },
  }),
};

/** The error of the driver has more details than the error that wraps it. */
const reasonOf = (cause: unknown) => (cause instanceof OutageError ? cause.cause : cause);

function originalError(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError
    ? originalError(error.originalError)
    : error;
}

/** Responses for failed requests and unknown addresses. */
import type { GraphQLErrorExtensions } from 'graphql';
import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { AppEnv } from './appEnv';
import { NOTHING_AT_ADDRESS } from '../errors';
import { BodyTooLarge } from './body';
import { maskError } from './masking';
import { requestKindOf } from './requestKind';

/** The body of the response to a request that was not executed. */
export const errorBody = (code: string, message: string) => ({
  errors: [{ message, extensions: { code } }],
});

export const notFoundHandler: NotFoundHandler<AppEnv> = (c) =>
  c.json(bodyFor(c.req.path, NOTHING_AT_ADDRESS, { code: 'NOT_FOUND' }), 404);

/** Downloads, and the files of readers who keep the Qur'an, have the error format of REST. */
const HAVE_ENVELOPE = new Set(['rest', 'download']);

const bodyFor = (path: string, message: string, extensions: object) =>
  HAVE_ENVELOPE.has(requestKindOf(path))
    ? { success: false, errorMessage: message, ...extensions }
    : { errors: [{ message, extensions }] };

interface HttpExtensions extends GraphQLErrorExtensions {
  http?: { status: ContentfulStatusCode; headers: Record<string, string> };
}

export function errorHandler(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const { exchange } = c.env;
    if (error instanceof BodyTooLarge) {
      exchange.refusedBy = 'bytes';
      return c.json(errorBody('PAYLOAD_TOO_LARGE', error.message), 413);
    }
    const masked = maskError(error, { log, requestId: exchange.requestId });
    const { http, ...extensions } = masked.extensions as HttpExtensions;
    const body = bodyFor(c.req.path, masked.message, extensions);
    return c.json(body, http?.status ?? 500, http?.headers);
  };
}

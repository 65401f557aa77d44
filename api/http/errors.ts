/** Answers in place of those that failed. */
import type { GraphQLErrorExtensions } from 'graphql';
import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { AppEnv } from './appEnv';
import { BodyTooLarge } from './body';

import { NOTHING_AT_ADDRESS } from '../errors';
import { shownOf } from './masking';

/** The body of an answer to a request that was not executed. */
export const refusal = (code: string, message: string) => ({
  errors: [{ message, extensions: { code } }],
});

export const answerNotFound: NotFoundHandler<AppEnv> = (c) =>
  c.json({ errors: [{ message: NOTHING_AT_ADDRESS }] }, 404);

interface HttpExtensions extends GraphQLErrorExtensions {
  http?: { status: ContentfulStatusCode; headers: Record<string, string> };
}

export function answerErrors(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof BodyTooLarge) {
      return c.json(refusal('PAYLOAD_TOO_LARGE', error.message), 413);
    }
    const shown = shownOf(error, { log, requestId: c.get('requestId') });
    const { http, ...extensions } = shown.extensions as HttpExtensions;
    const errors = [{ message: shown.message, extensions }];
    return c.json({ errors }, http?.status ?? 500, http?.headers);
  };
}

/** Why a call is not answered, as an error with the status and what stands beside the message. */
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { z } from 'zod';
import { PROBLEM_CODES, type ProblemCode } from '../problems';

interface Refusal {
  status: number;
  code: string;
  headers?: Record<string, string>;
}

/** @param beside further fields of the answer */
export function refusal(
  { status, code, headers }: Refusal,
  message: string,
  beside: object = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, headers }, ...beside } });
}

export const malformed = (message: string) =>
  refusal({ status: 400, code: 'BAD_REQUEST' }, message);

export const notFound = (message: string) => refusal({ status: 404, code: 'NOT_FOUND' }, message);

/** What a mutation answers when it could not be done. */
export interface Failure {
  __typename: string;
  message: string;
  problems?: { code: ProblemCode; message: string }[];
  changedFields?: string[];
  current?: unknown;
}

/** The members of a mutation's result that are failures. */
const FAILURES: Record<string, Refusal> = {
  ValidationError: { status: 400, code: 'BAD_USER_INPUT' },
  AuthenticationError: { status: 401, code: 'UNAUTHENTICATED' },
  NotFoundError: { status: 404, code: 'NOT_FOUND' },
  ConflictError: { status: 409, code: 'CONFLICT' },
};

/** @returns undefined for what is no failure */
export function failureIn(result: unknown): GraphQLError | undefined {
  const { __typename, message, ...beside } = result as Failure;
  const kind = FAILURES[__typename];
  if (!kind) return undefined;
  // Each message once, though several fields may have it.
  const messages = new Set(beside.problems?.map((problem) => problem.message) ?? [message]);
  return refusal(kind, [...messages].join(' '), beside);
}

/** Left out where it is null, as it is of every code but a few. */
const figure = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((given) => given ?? undefined, type.optional());

const problem = z
  .object({
    field: z.string().describe('Name of the field; in a list, with the place from 0.'),
    code: z.enum(Object.keys(PROBLEM_CODES) as ProblemCode[]).describe('What is wrong.'),
    minimum: figure(z.int32()).describe('Least that the field takes, where the code has one.'),
    maximum: figure(z.int32()).describe('Most that the field takes, where the code has one.'),
    value: figure(z.string()).describe(
      'The text that is wrong, or the row in the way, where the code has one.',
    ),
    message: z.string().describe('For a person to read.'),
  })
  .meta({ id: 'Problem', description: 'What is wrong with one field of the call.' });

/** What a refused call answers, and nothing else that an error may carry. */
export const failure = z
  .object({
    success: z.literal(false),
    errorMessage: z.string().describe('For a person to read.'),
    code: z.string().describe('For a program: FORBIDDEN, NOT_FOUND, CONFLICT and others.'),
    problems: z
      .array(problem)
      .optional()
      .describe('What is wrong with which field of the body (400).'),
    current: z.unknown().optional().describe('The row as it is now (409).'),
    changedFields: z
      .array(z.string())
      .optional()
      .describe('Fields that differ from the version that was sent (409).'),
    requestId: z.string().optional().describe('Under which the error was logged (500).'),
    retryAfter: z.number().optional().describe('Seconds until it may be tried again (429).'),
  })
  .meta({ id: 'Failure', description: 'Why a call was not answered; nothing was changed.' });

/** The answer to a call that was refused. */
export function envelopeOf(error: GraphQLError) {
  const { code = 'BAD_USER_INPUT', http, ...beside } = error.extensions as Extensions;
  return {
    status: http?.status ?? (code === 'BAD_USER_INPUT' ? 400 : 500),
    headers: http?.headers,
    body: failure.parse({ ...beside, success: false, errorMessage: error.message, code }),
  };
}

interface Extensions extends GraphQLErrorExtensions {
  /** GraphQL itself gives none to what it can't take as input. */
  code?: string;
  http?: { status: number; headers?: Record<string, string> };
}

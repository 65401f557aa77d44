/** Refused calls as errors with an HTTP status, a code and further fields of the response. */
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { z } from 'zod';
import { PROBLEM_CODES, type ProblemCode } from '../problems';

interface Refusal {
  status: number;
  code: string;
  headers?: Record<string, string>;
}

/** @param details further fields of the response */
export function refusal(
  { status, code, headers }: Refusal,
  message: string,
  details: object = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, headers }, ...details } });
}

export const malformed = (message: string) =>
  refusal({ status: 400, code: 'BAD_REQUEST' }, message);

export const notFound = (message: string) => refusal({ status: 404, code: 'NOT_FOUND' }, message);

/** The result of a failed mutation. */
interface Failure {
  __typename: string;
  message: string;
  problems?: { code: ProblemCode; message: string }[];
  changedFields?: string[];
  current?: unknown;
}

/** The failures among the members of a mutation's result. */
const FAILURES: Record<string, Refusal> = {
  ValidationError: { status: 400, code: 'BAD_USER_INPUT' },
  AuthenticationError: { status: 401, code: 'UNAUTHENTICATED' },
  NotFoundError: { status: 404, code: 'NOT_FOUND' },
  ConflictError: { status: 409, code: 'CONFLICT' },
};

/** @returns undefined if the result is not a failure */
export function failureIn(result: unknown): GraphQLError | undefined {
  const { __typename, message, ...details } = result as Failure;
  const kind = FAILURES[__typename];
  if (!kind) return undefined;
  // Each message once, though several fields may have it.
  const messages = new Set(details.problems?.map((problem) => problem.message) ?? [message]);
  return refusal(kind, [...messages].join(' '), details);
}

/** Omitted if it is null, as for most codes. */
const orOmitted = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((given) => given ?? undefined, type.optional());

const problem = z
  .object({
    field: z.string().describe('Name of the field, with the index from 0 for an item of a list.'),
    code: z.enum(Object.keys(PROBLEM_CODES) as ProblemCode[]).describe('Kind of the problem.'),
    minimum: orOmitted(z.int32()).describe('Lower limit of the field, if the code has one.'),
    maximum: orOmitted(z.int32()).describe('Upper limit of the field, if the code has one.'),
    value: orOmitted(z.string()).describe(
      'The invalid text or the conflicting row, if the code has one.',
    ),
    message: z.string().describe('Human-readable explanation in English.'),
  })
  .meta({ id: 'Problem', description: 'A problem with one field of the request.' });

/** The response to a refused call. Other properties of the error are not sent. */
export const failure = z
  .object({
    success: z.literal(false),
    errorMessage: z.string().describe('Human-readable explanation in English.'),
    code: z.string().describe('For programs: FORBIDDEN, NOT_FOUND, CONFLICT and others.'),
    problems: z.array(problem).optional().describe('Problems with fields of the request (400).'),
    current: z.unknown().optional().describe('The current row (409).'),
    changedFields: z
      .array(z.string())
      .optional()
      .describe('Fields that differ from the version that was sent (409).'),
    contentRevision: z.int32().optional().describe('The current content revision (410).'),
    oldestRevision: z.int32().optional().describe('The least `since` of the changes (410).'),
    requestId: z.string().optional().describe('Id of the request in the log (500).'),
    retryAfter: z.number().optional().describe('Seconds to wait before the next try (429).'),
  })
  .meta({ id: 'Failure', description: 'The reason why a call was refused. Nothing was changed.' });

/** Statuses of errors that don't name one, because in GraphQL the rest of the response may have data. */
const STATUSES: Record<string, number> = { BAD_USER_INPUT: 400, NOT_FOUND: 404 };

/** The status, headers and body of a refused call. */
export function envelopeOf(error: GraphQLError) {
  const { code = 'BAD_USER_INPUT', http, ...details } = error.extensions as Extensions;
  return {
    status: http?.status ?? STATUSES[code] ?? 500,
    headers: http?.headers,
    body: failure.parse({ ...details, success: false, errorMessage: error.message, code }),
  };
}

interface Extensions extends GraphQLErrorExtensions {
  /** GraphQL sets none for input of the wrong type. */
  code?: string;
  http?: { status: number; headers?: Record<string, string> };
}

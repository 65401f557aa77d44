import { execute, GraphQLError, type ExecutionResult } from 'graphql';
import { Hono, type Context as HonoContext, type Env } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Context } from '../context';
import { forbidden, internalError } from '../errors';
import { schema } from '../schema';
import { REQUIRED } from '../text/fields';
import { nextPages } from './documents';
import { openApi } from './openApi';
import { compiled, isForAdmins } from './operations';
import { envelopeOf, failureIn, malformed, notFound, refusal } from './refusals';
import { parameter, parametersOf, routes, type Asked, type Route, type Variables } from './routes';
import { completeLists, type ReadPage } from './wholeLists';

export interface RestOptions<E extends Env> {
  contextOf(c: HonoContext<E>): Context;
  /** Hides and logs what was not meant for the caller. */
  mask(result: ExecutionResult, context: Context): ExecutionResult;
  /** Bytes that a body has at most. */
  maxBytes: number;
  /** Takes units from what the caller has left this minute; throws when there are too few. */
  charge?(context: Context, units: number): void;
}

const BASE = '/api';
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
/** Of one document; a large page and a small row cost the same. */
const UNITS = 5;

/** The REST API under /api: every row of the table, and refusals for everything else. */
export function restRoutes<E extends Env>(options: RestOptions<E>): Hono<E> {
  const { contextOf, maxBytes } = options;
  const rest = new Hono<E>();
  const answering = (answer: (c: HonoContext<E>, context: Context) => Promise<unknown>) => {
    return async (c: HonoContext<E>) => {
      const context = contextOf(c);
      const { status, headers, body } = await answer(c, context).then(
        (data) => ({ status: 200, headers: undefined, body: { success: true, data } }),
        (error: unknown) => envelopeOf(refusalOf(error, context)),
      );
      context.caller.headers.forEach((value, name) => c.header(name, value, { append: true }));
      if (!['GET', 'HEAD'].includes(c.req.method) || c.req.header('Authorization')) {
        c.header('Cache-Control', 'no-store');
      }
      return c.json(body, status as ContentfulStatusCode, { ...headers, ...JSON_TYPE });
    };
  };
  const tooLarge = answering(async () => {
    const kind = { status: 413, code: 'PAYLOAD_TOO_LARGE' };
    throw refusal(kind, `A request has at most ${maxBytes} bytes.`);
  });
  rest.use(
    `${BASE}/*`,
    bodyLimit({ maxSize: maxBytes, onError: (c) => tooLarge(c as HonoContext<E>) }),
  );
  rest.get(`${BASE}/openapi.json`, (c) => c.json(openApi(), 200, JSON_TYPE));
  for (const route of routes) {
    rest.on(
      route.method,
      `${BASE}${route.path}`,
      answering(async (c, context) =>
        answerRoute(route, c as HonoContext, runner(context, options)),
      ),
    );
  }
  rest.all(
    `${BASE}/*`,
    answering(async (c) => {
      throw unknownAddress(c.req.path);
    }),
  );
  return rest;
}

/** What is sent of an error: itself when it was meant for the caller. */
function refusalOf(error: unknown, { log, requestId }: Context): GraphQLError {
  if (error instanceof GraphQLError) return error;
  log.error({ err: error }, 'request failed');
  return internalError(requestId);
}

/** A known path has other methods; 405 names them. */
function unknownAddress(path: string): GraphQLError {
  const methods = routes
    .filter((route) => patternOf(route.path).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (methods.length === 0) return notFound('Nothing is served under this address.');
  const allowed = [...new Set(methods)].join(', ');
  const kind = { status: 405, code: 'METHOD_NOT_ALLOWED', headers: { Allow: allowed } };
  return refusal(kind, `This address takes ${allowed}.`);
}

const patternOf = (path: string) => new RegExp(`^${BASE}${path.replace(/:\w+/g, '[^/]+')}$`);

interface Runner {
  context: Context;
  /** The data of a document with every list in it whole. */
  run(document: string, variables: Variables): Promise<Record<string, unknown>>;
}

function runner<E extends Env>(context: Context, { mask, charge }: RestOptions<E>): Runner {
  const runPage = async (document: string, variables: Variables) => {
    charge?.(context, UNITS);
    const isAdmin = (await context.viewer())?.authority === 'admin';
    const result = await execute({
      schema,
      document: compiled(document),
      variableValues: { ...variables, isAdmin },
      contextValue: context,
    });
    const { errors, data } = mask(result, context);
    if (errors?.[0]) throw errors[0];
    return data as Record<string, unknown>;
  };
  const run: Runner['run'] = async (document, variables) => {
    const data = await runPage(document, variables);
    const readPage: ReadPage = async ({ __typename, nodeId }, name, after) => {
      if (!__typename) return runPage(document, { ...variables, after });
      const next = nextPages[`${__typename}.${name}`];
      if (!next) throw new Error(`No document reads the next page of ${__typename}.${name}.`);
      const { node } = await runPage(next, { id: nodeId, after });
      return (node ?? {}) as Record<string, unknown>;
    };
    await completeLists(data, readPage);
    return data;
  };
  return { context, run };
}

async function answerRoute(route: Route, c: HonoContext, runner: Runner): Promise<unknown> {
  checkContentType(route, c);
  if (isForAdmins(route.document) && !(await runner.context.viewer())) throw forbidden();
  const asked = { params: paramsOf(route, c), body: await bodyOf(route, c) };
  const { lookUp } = route;
  if (lookUp) {
    const found = await rootOf(runner, lookUp.document, lookUp.variables(asked));
    const id = lookUp.idIn(found, asked.params);
    if (id === undefined) throw notFound(MISSING);
    asked.params.id = id;
  }
  const root = await rootOf(runner, route.document, route.variables?.(asked) ?? {}, (current) =>
    (route.current ?? route.data).parse(current),
  );
  return route.data.parse(route.field ? (root as Variables)[route.field] : root);
}

const MISSING = 'There is no such row.';

/**
 * The value of a document's one field.
 * @throws {GraphQLError} when there is none, or it says why something was not done
 */
async function rootOf(
  { run }: Runner,
  document: string,
  variables: Variables,
  shape: (current: unknown) => unknown = (current) => current,
): Promise<unknown> {
  const [root] = Object.values(await run(document, variables));
  if (root == null) throw notFound(MISSING);
  const { current } = root as { current?: unknown };
  const failure = failureIn(current ? { ...root, current: shape(current) } : root);
  if (failure) throw failure;
  return root;
}

/** A form of another site can't send JSON. */
function checkContentType({ method, body }: Route, c: HonoContext): void {
  const given = c.req.header('Content-Type');
  const isJson = /^application\/json\s*(;|$)/i.test(given ?? '');
  if (isJson || method === 'GET' || (given === undefined && !body)) return;
  throw refusal({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }, 'Send application/json.');
}

/** Largest integer of the database and of GraphQL. */
const MAX_INT = 2_147_483_647;

function paramsOf({ path }: Route, c: HonoContext): Asked['params'] {
  const params = parametersOf(path).map((name) => {
    const value = checked(parameter(name), c.req.param(name), name);
    if (typeof value === 'number' && (value < 1 || value > MAX_INT)) throw notFound(MISSING);
    return [name, value];
  });
  return Object.fromEntries(params) as Asked['params'];
}

async function bodyOf({ body }: Route, c: HonoContext): Promise<Asked['body']> {
  if (!body) return {};
  const text = await c.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('The body has to be a JSON object.');
  }
  return checked(body, value);
}

/** @throws {GraphQLError} 400 with every problem; a field that is missing is one that isn't filled */
function checked<Output>(type: z.ZodType<Output>, value: unknown, name?: string): Output {
  const { success, data, error } = type.safeParse(value, {
    error: ({ input }) => (input == null || input === '' ? REQUIRED : undefined),
  });
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => ({
    field: name ?? path.join('.'),
    message,
  }));
  const messages = problems.map(({ field, message }) =>
    message === REQUIRED ? message : `${field}: ${message}`,
  );
  const kind = { status: 400, code: 'BAD_USER_INPUT' };
  throw refusal(kind, [...new Set(messages)].join(' '), { problems });
}

import { execute, type GraphQLError } from 'graphql';
import { Hono, type Context as HonoContext } from 'hono';
import type { z } from 'zod';
import type { Context } from '../context';
import { forbidden, NOTHING_AT_ADDRESS } from '../errors';
import type { AppEnv } from '../http/appEnv';
import { BodyTooLarge, isMediaType, readBody, SEND_JSON } from '../http/body';
import { MAX_INTEGER } from '../../text/limits';
import { problem } from '../problems';
import { schema } from '../schema';
import { problemOf } from '../zodProblems';
import { nextPages } from './documents';
import { openApi } from './openApi';
import { compiled, isForAdmins } from './operations';
import { envelopeOf, failureIn, malformed, notFound, refusal } from './refusals';
import { parameter, parametersOf, routes, type CallInput, type Route, type Variables } from './routes';
import { completeLists, type ReadPage } from './wholeLists';

interface RestOptions {
  contextOf(c: RestContext): Context;
  /** An error as the caller sees it; what was not meant for the caller is logged and hidden. */
  shownOf(error: unknown, context: Context): GraphQLError;
  /** Answers a GET from what was answered before, or keeps what is computed now. */
  keep(request: Request, compute: () => Promise<Response>): Promise<Response>;
  /** Lets an answer go out without being kept. */
  passBy(answer: Response): void;
  /** Bytes that a body has at most. */
  maxBytes: number;
  /** Takes units from what the caller has left this minute; throws when there are too few. */
  charge(context: Context, units: number): Promise<void>;
}

const BASE = '/api';
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
/** Of one document; a large page and a small row cost the same. */
const UNITS = 5;

type RestContext = HonoContext<AppEnv>;
type Answer = (c: RestContext, runner: Runner) => Promise<unknown>;

/** The REST API under /api: every row of the table, and refusals for everything else. */
export function restRoutes(options: RestOptions): Hono<AppEnv> {
  const rest = new Hono<AppEnv>();
  const answering = (answer: Answer) => (c: RestContext) => {
    const compute = () => respond(c, answer, options);
    if (c.req.method !== 'GET') return compute();
    return options.keep(c.req.raw, compute).catch((error: unknown) => {
      const fail: Answer = () => {
        throw error;
      };
      return respond(c, fail, options);
    });
  };
  rest.get(`${BASE}/openapi.json`, (c) => c.json(openApi(), 200, JSON_TYPE));
  for (const route of routes) {
    const answer: Answer = (c, runner) => answerRoute(route, c, runner);
    rest.on(route.method, `${BASE}${route.path}`, answering(answer));
  }
  const refuse: Answer = (c) => Promise.reject(unknownAddress(c.req.path));
  rest.all(`${BASE}/*`, answering(refuse));
  return rest;
}

/** What was answered, in the envelope. */
async function respond(c: RestContext, answer: Answer, options: RestOptions): Promise<Response> {
  const context = options.contextOf(c);
  const asked = async () => answer(c, runner(context, options));
  const { status, headers, body } = await asked().then(
    (data) => ({ status: 200, headers: undefined, body: { success: true, data } }),
    (error: unknown) => envelopeOf(refusalOf(error, context, options)),
  );
  // Not by `c.header`, which would add them to a kept answer too.
  const sent = new Headers({ ...headers, ...JSON_TYPE, 'Cache-Control': 'no-store' });
  context.caller.headers.forEach((value, name) => sent.append(name, value));
  const response = new Response(JSON.stringify(body), { status, headers: sent });
  if (!context.isKept) options.passBy(response);
  return response;
}

function refusalOf(error: unknown, context: Context, { shownOf }: RestOptions): GraphQLError {
  if (!(error instanceof BodyTooLarge)) return shownOf(error, context);
  return refusal({ status: 413, code: 'PAYLOAD_TOO_LARGE' }, error.message);
}

/** A known path has other methods; 405 names them. */
function unknownAddress(path: string): GraphQLError {
  const methods = routes
    .filter((route) => patternOf(route.path).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (methods.length === 0) return notFound(NOTHING_AT_ADDRESS);
  const allowed = [...new Set(methods)].join(', ');
  const kind = { status: 405, code: 'METHOD_NOT_ALLOWED', headers: { Allow: allowed } };
  return refusal(kind, `This address supports ${allowed} only.`);
}

const patternOf = (path: string) => new RegExp(`^${BASE}${path.replace(/:\w+/g, '[^/]+')}$`);

interface Runner {
  context: Context;
  /** Bytes that a body has at most. */
  maxBytes: number;
  /** The data of a document with every list in it whole. */
  run(document: string, variables: Variables): Promise<Record<string, unknown>>;
}

function runner(context: Context, options: RestOptions): Runner {
  const { charge, maxBytes } = options;
  const runPage = async (document: string, variables: Variables) => {
    await charge(context, UNITS);
    const isAdmin = (await context.viewer())?.authority === 'admin';
    const { errors, data } = await execute({
      schema,
      document: compiled(document),
      variableValues: { ...variables, isAdmin },
      contextValue: context,
    });
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
  return { context, maxBytes, run };
}

async function answerRoute(route: Route, c: RestContext, runner: Runner): Promise<unknown> {
  checkContentType(route, c);
  if (isForAdmins(route.document) && !(await runner.context.viewer())) throw forbidden();
  const input: CallInput = {
    params: paramsOf(route, c),
    query: route.query ? checked(route.query, c.req.query()) : {},
    body: await bodyOf(route, c, runner),
  };
  const { lookUp } = route;
  if (lookUp) {
    const found = await rootOf(runner, lookUp.document, lookUp.variables(input));
    const id = lookUp.idIn(found, input.params);
    if (id === undefined) throw notFound(MISSING);
    input.params.id = id;
  }
  const root = await rootOf(runner, route.document, route.variables?.(input) ?? {}, (current) =>
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
function checkContentType({ method, body }: Route, c: RestContext): void {
  const given = c.req.header('Content-Type');
  const isJson = isMediaType(given, ['application/json']);
  if (isJson || method === 'GET' || (given === undefined && !body)) return;
  throw refusal({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }, SEND_JSON);
}


function paramsOf({ path }: Route, c: RestContext): CallInput['params'] {
  const params = parametersOf(path).map((name) => {
    const value = checked(parameter(name), c.req.param(name), name);
    if (typeof value === 'number' && (value < 1 || value > MAX_INTEGER)) throw notFound(MISSING);
    return [name, value];
  });
  return Object.fromEntries(params) as CallInput['params'];
}

async function bodyOf(
  { body }: Route,
  c: RestContext,
  { maxBytes }: Runner,
): Promise<CallInput['body']> {
  const text = await readBody(c.req.raw, maxBytes);
  if (!body) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('The body must be a JSON object.');
  }
  return checked(body, value);
}

/** @throws {GraphQLError} 400 with every problem; a field that is missing is one that isn't filled */
function checked<Output>(type: z.ZodType<Output>, value: unknown, name?: string): Output {
  const { success, data, error } = type.safeParse(value, { reportInput: true });
  if (success) return data;
  const problems = error.issues.map((issue) => {
    const field = name ?? issue.path.join('.');
    const isMissing = issue.input == null || issue.input === '';
    return isMissing ? problem(field, { code: 'REQUIRED' }) : problemOf(issue, field);
  });
  const messages = problems.map(({ code, field, message }) =>
    code === 'REQUIRED' ? message : `${field}: ${message}`,
  );
  const kind = { status: 400, code: 'BAD_USER_INPUT' };
  throw refusal(kind, [...new Set(messages)].join(' '), { problems });
}

import { execute, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { Hono, type Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { API_VERSION } from '../../text/apiVersion';
import { INT32 } from '../../text/limits';
import type { Context } from '../context';
import { forbidden, methodNotAllowed, NOTHING_AT_ADDRESS } from '../errors';
import type { AppEnv } from '../http/appEnv';
import { BodyTooLarge, isMediaType, readBody, SEND_JSON } from '../http/body';
import { cacheControlOf, isForEveryone, markPublic, VARY } from '../http/cache/publicResponses';
import { problem } from '../problems';
import { schema } from '../schema';
import { problemOf } from '../zodProblems';
import { withFields } from './chosenFields';
import { deprecationHeaders, deprecationOfCall } from './deprecations';
import { nextPages } from './documents';
import { openApi } from './openApi';
import { isForAdmins, parsedDocument } from './parsedDocuments';
import { languagesOf, PLAIN_PATHS, plainCallOf, plainFormOf, plainText } from './plain';
import { envelopeOf, failureIn, malformed, notFound, refusal } from './refusals';
import {
  parameter,
  parametersOf,
  UNITS_PER_DOCUMENT,
  type CallInput,
  type Route,
  type Variables,
} from './route';
import { routes } from './routes';
import { completeLists, type ReadPage } from './wholeLists';

interface ExecutedDocument {
  schema: GraphQLSchema;
  document: DocumentNode;
  variableValues: Variables;
  contextValue: Context;
}

interface RestOptions {
  /** Origin of this site, without a trailing slash. */
  originOf(url: string): string;
  contextOf(c: RestContext): Context;
  /** Returns an error meant for the caller unchanged; logs any other error and replaces it. */
  maskError(error: unknown, context: Context): GraphQLError;
  /** Maximum size of a body. */
  maxBytes: number;
  /** Takes cost units from the budget of the caller; throws if it is used up. */
  charge(context: Context, units: number): Promise<void>;
  /** Cost units of a document by its complexity; undefined if it exceeds a limit. */
  unitsOf(request: ExecutedDocument): number | undefined;
  /** Takes cost units for a body of so many characters, before it is parsed. */
  chargeBody(context: Context, characters: number): Promise<void>;
}

const BASE = '/api';
const VERSION_HEADER = { 'API-Version': API_VERSION };
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

type RestContext = HonoContext<AppEnv>;
/** Computes the data of a response. */
type ComputeData = (c: RestContext, runner: Runner) => Promise<unknown>;

/** The REST API under /api: all rows of the table, and errors for any other address. */
export function restRoutes(options: RestOptions): Hono<AppEnv> {
  const rest = new Hono<AppEnv>();
  const handlerOf =
    (computeData: ComputeData, headers: Record<string, string> = {}) =>
    (c: RestContext) =>
      respond(c, { computeData, headers }, options, IN_ENVELOPE);
  rest.get(`${BASE}/openapi.json`, (c) => {
    const tags = new Set<string>();
    markPublic(c, tags);
    return c.json(openApi(), 200, {
      ...JSON_TYPE,
      ...VERSION_HEADER,
      'Cache-Control': cacheControlOf(tags),
    });
  });
  for (const route of routes) {
    const computeData: ComputeData = (c, runner) => executeRoute(route, c, runner);
    const headers = deprecationHeaders(deprecationOfCall(route.id));
    rest.on(route.method, `${BASE}${route.path}`, handlerOf(computeData, headers));
  }
  const refuse: ComputeData = (c) => Promise.reject(unknownAddress(c.req.path));
  const refuseAddress = handlerOf(refuse);
  rest.all(`${BASE}/*`, (c, next) => {
    // The page about the calls is at /api itself.
    const isPage = c.req.path === BASE && ['GET', 'HEAD'].includes(c.req.method);
    return isPage ? next() : refuseAddress(c);
  });
  rest.on('GET', PLAIN_PATHS, (c) => respondPlainly(c, options));
  return rest;
}

/** How data and refusals are written. */
interface Form {
  type: Record<string, string>;
  data(data: unknown): string;
  failure(body: ReturnType<typeof envelopeOf>['body']): string;
}

/** Wraps the data, or the error, in the envelope of all responses. */
const IN_ENVELOPE: Form = {
  type: JSON_TYPE,
  data: (data) => JSON.stringify({ success: true, data }),
  failure: (body) => JSON.stringify(body),
};

/** Search engines show the page that has the same text. */
const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

const TEXT_TYPE = { 'Content-Type': 'text/plain; charset=utf-8' };

function respondPlainly(c: RestContext, options: RestOptions): Promise<Response> {
  const { path } = c.req;
  // As the key of the stored response reads them.
  const { searchParams } = new URL(c.req.url);
  if (plainFormOf(path) === 'json') {
    const computeData: ComputeData = async (_c, runner) => {
      const { route, input } = plainCallOf(path);
      const fields = searchParams.getAll('fields');
      return executeCall(fields.length > 0 ? withFields(route, fields) : route, input, runner);
    };
    return respond(c, { computeData, headers: NOT_INDEXED }, options, {
      ...IN_ENVELOPE,
      data: (data) => JSON.stringify(data),
    });
  }
  const languages = languagesOf(searchParams.get('lang'));
  const page = { languages, origin: options.originOf(c.req.url) };
  const computeText: ComputeData = async (_c, runner) => {
    const call = plainCallOf(path);
    const data = await executeCall(withFields(call.route, call.fields), call.input, runner);
    return plainText(call, data, page);
  };
  return respond(c, { computeData: computeText, headers: NOT_INDEXED }, options, {
    type: TEXT_TYPE,
    data: String,
    failure: ({ errorMessage }) => `${errorMessage}\n`,
  });
}

async function respond(
  c: RestContext,
  { computeData, headers: ofCall }: { computeData: ComputeData; headers: Record<string, string> },
  options: RestOptions,
  form: Form,
): Promise<Response> {
  const context = options.contextOf(c);
  const compute = async () => computeData(c, runner(context, options));
  const { status, headers, text } = await compute().then(
    (data) => ({ status: 200, headers: undefined, text: form.data(data) }),
    (error: unknown) => {
      const { body: failure, ...refused } = envelopeOf(refusalOf(error, context, options));
      return { ...refused, text: form.failure(failure) };
    },
  );
  const own = { ...form.type, ...VERSION_HEADER, ...ofCall, 'Cache-Control': 'no-store' };
  const sent = new Headers({ ...headers, ...own });
  context.caller.headers.forEach((value, name) => sent.append(name, value));
  if (isForEveryone(c) && c.req.method === 'GET' && status === 200 && context.isCacheable) {
    sent.set('Cache-Control', cacheControlOf(context.tags));
    sent.set('Vary', VARY);
    markPublic(c, context.tags);
  }
  return new Response(text, { status, headers: sent });
}

function refusalOf(error: unknown, context: Context, { maskError }: RestOptions): GraphQLError {
  if (!(error instanceof BodyTooLarge)) return maskError(error, context);
  context.usage.refusedBy = 'bytes';
  return refusal({ status: 413, code: 'PAYLOAD_TOO_LARGE' }, error.message);
}

/** 405 with the supported methods for a known path, 404 for any other. */
function unknownAddress(path: string): GraphQLError {
  const methods = routes
    .filter((route) => patternOf(route.path).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (methods.length === 0) return notFound(NOTHING_AT_ADDRESS);
  return methodNotAllowed([...new Set(methods)].join(', '));
}

const patternOf = (path: string) => new RegExp(`^${BASE}${path.replace(/:\w+/g, '[^/]+')}$`);

interface Runner {
  context: Context;
  /** The text of the body, for whose size the caller is charged. */
  readBody(request: Request): Promise<string>;
  /** Executes a document and reads all of its lists to the end. */
  run(
    document: string,
    variables: Variables,
    isReduced?: boolean,
  ): Promise<Record<string, unknown>>;
}

function runner(context: Context, options: RestOptions): Runner {
  const { charge, chargeBody, maxBytes } = options;
  const runPage = async (document: string, variables: Variables, isReduced = false) => {
    const isAdmin = (await context.viewer())?.authority === 'admin';
    const request = {
      schema,
      document: parsedDocument(document),
      variableValues: { ...variables, isAdmin },
      contextValue: context,
    };
    const least = isReduced ? options.unitsOf(request) : undefined;
    await charge(context, Math.min(least ?? UNITS_PER_DOCUMENT, UNITS_PER_DOCUMENT));
    const { errors, data } = await execute(request);
    if (errors?.[0]) throw errors[0];
    return data as Record<string, unknown>;
  };
  const run: Runner['run'] = async (document, variables, isReduced) => {
    const data = await runPage(document, variables, isReduced);
    const readPage: ReadPage = async ({ __typename, nodeId }, name, after) => {
      if (!__typename) return runPage(document, { ...variables, after }, isReduced);
      const next = nextPages[`${__typename}.${name}`];
      if (!next) throw new Error(`No document reads the next page of ${__typename}.${name}.`);
      const { node } = await runPage(next, { id: nodeId, after });
      return (node ?? {}) as Record<string, unknown>;
    };
    await completeLists(data, readPage);
    return data;
  };
  return {
    context,
    run,
    readBody: async (request) => {
      const text = await readBody(request, maxBytes);
      if (text !== '') await chargeBody(context, text.length);
      return text;
    },
  };
}

async function executeRoute(whole: Route, c: RestContext, runner: Runner): Promise<unknown> {
  checkContentType(whole, c);
  const fields = whole.method === 'GET' ? c.req.queries('fields') : undefined;
  const route = fields ? withFields(whole, fields) : whole;
  if (isForAdmins(route.document) && !(await runner.context.viewer())) throw forbidden();
  const input: CallInput = {
    params: paramsOf(route, c),
    query: route.query ? checked(route.query, c.req.query()) : {},
    body: await bodyOf(route, c, runner),
  };
  return executeCall(route, input, runner);
}

async function executeCall(route: Route, input: CallInput, runner: Runner): Promise<unknown> {
  const { lookUp } = route;
  if (lookUp && (lookUp.isNeeded?.(input) ?? true)) {
    const found = await rootFieldOf(runner, lookUp, lookUp.variables(input));
    const id = lookUp.idIn(found, input);
    if (id === undefined) throw notFound(MISSING);
    input.params.id = id;
  }
  const root = await rootFieldOf(runner, route, route.variables?.(input) ?? {}, (current) =>
    (route.current ?? route.data).parse(current),
  );
  return route.data.parse(route.field ? (root as Variables)[route.field] : root);
}

const MISSING = 'There is no such row.';

/**
 * Executes a document and returns the value of its one field.
 * @throws {GraphQLError} if the value is null or a failure
 */
async function rootFieldOf(
  { run }: Runner,
  { document, isReduced }: Pick<Route, 'document' | 'isReduced'>,
  variables: Variables,
  shape: (current: unknown) => unknown = (current) => current,
): Promise<unknown> {
  const [root] = Object.values(await run(document, variables, isReduced));
  if (root == null) throw notFound(MISSING);
  const { current } = root as { current?: unknown };
  const failure = failureIn(current ? { ...root, current: shape(current) } : root);
  if (failure) throw failure;
  return root;
}

/** Accepts only JSON, which a form of another site can't send. */
function checkContentType({ method, body }: Route, c: RestContext): void {
  const given = c.req.header('Content-Type');
  const isJson = isMediaType(given, ['application/json']);
  if (isJson || method === 'GET' || (given === undefined && !body)) return;
  throw refusal({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }, SEND_JSON);
}

function paramsOf({ path }: Route, c: RestContext): CallInput['params'] {
  const params = parametersOf(path).map((name) => {
    const value = checked(parameter(name), c.req.param(name), name);
    if (typeof value === 'number' && (value < 1 || value > INT32.maximum)) throw notFound(MISSING);
    return [name, value];
  });
  return Object.fromEntries(params) as CallInput['params'];
}

async function bodyOf({ body }: Route, c: RestContext, runner: Runner): Promise<CallInput['body']> {
  const text = await runner.readBody(c.req.raw);
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

/** @throws {GraphQLError} 400 with all problems; missing and empty fields have the same code */
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

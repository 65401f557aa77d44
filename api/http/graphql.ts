/** GraphQL over HTTP under /graphql, and GraphiQL for a browser. */
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { getOperationAST, GraphQLError, OperationTypeNode, type ExecutionResult } from 'graphql';
import { createYoga, processRegularResult, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { Context, Limit } from '../context';
import { schema } from '../schema';
import type { CompiledQueries } from './cache/compiledQueries';
import type { ExecutionRequest } from './limits/costs';
import { limitRequests, unitsOfSize } from './limits/limits';
import { maskError, maskResolverErrors } from './masking';
import type { Charge } from './limits/rateLimit';
import { nextRequestId } from './requestId';

interface GraphQLOptions {
  log: Logger;
  /** Documents of persisted queries by their hashes. */
  persisted: ReadonlyMap<string, string>;
  charge: Charge;
  /** Receives every executed query. */
  queries: CompiledQueries;
}

/**
 * Executes a GraphQL request with this context for its resolvers. Only a query without errors leaves the
 * response cacheable.
 * @param characters size of the body or of the address, which is charged
 */
export type ExecuteGraphQL = (
  request: Request,
  context: Context,
  characters: number,
) => Promise<Response>;

export function createGraphQL({ log, persisted, charge, queries }: GraphQLOptions): ExecuteGraphQL {
  const cacheable = new WeakSet<Context>();
  const yoga = createYoga<{ of: Context }>({
    schema,
    context: ({ of }) => of,
    // Yoga would send the origin of each caller back, so public caches could not share responses.
    cors: false,
    landingPage: false,
    logging: false,
    multipart: false,
    extraParamNames: ['documentId'],
    graphiql: false,
    maskedErrors: {
      maskError: (error) => maskError(error, { log, requestId: nextRequestId() }),
    },
    plugins: [
      rejectMalformedParameters,
      acceptAllMediaTypes,
      completeRefusals,
      maskResolverErrors,
      noteCacheable(cacheable),
      limitRequests({ charge, onAllowed: (request) => queries.count(request) }),
      usePersistedOperations({
        allowArbitraryOperations: true,
        extractPersistedOperationId: (params, request) =>
          documentIdIn(params) ?? new URL(request.url).searchParams.get('documentId'),
        getPersistedOperation: (id) => persisted.get(id) ?? null,
        customErrors: {
          keyNotFound: badRequest('Send a GraphQL document as `query`.'),
          notFound: UNKNOWN_DOCUMENT,
        },
      }),
    ],
  });
  return async (request, context, characters) => {
    const units = unitsOfSize(characters);
    context.usage.cost = units;
    await charge(context, units);
    const response = await yoga.fetch(request, { of: context });
    context.isCacheable = cacheable.has(context);
    context.caller.headers.forEach((value, name) => {
      // A refusal has its own budget headers.
      if (!name.startsWith('ratelimit-') || !response.headers.has(name)) {
        response.headers.append(name, value);
      }
    });
    return response;
  };
}

/** Yoga reports malformed JSON in the address as a bug of the server. */
const rejectMalformedParameters: Plugin = {
  onRequestParse({ url }) {
    for (const name of ['variables', 'extensions']) {
      const text = url.searchParams.get(name);
      if (text && !isParsable(text)) {
        const { message, extensions } = badRequest(`\`${name}\` must be a JSON object.`);
        throw new GraphQLError(message, { extensions });
      }
    }
  },
};

/**
 * Yoga executes the mutation and then responds with 406 if Accept matches none of its media types; this
 * falls back to JSON.
 */
const acceptAllMediaTypes: Plugin = {
  onResultProcess({ resultProcessor, setResultProcessor }) {
    if (!resultProcessor) setResultProcessor(processRegularResult, 'application/json');
  },
};

/** Gives every refused request a code, and those that exceed a limit the status 400. */
const completeRefusals: Plugin<object, { of: Context }> = {
  onResultProcess({ result, serverContext }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result || 'data' in result) return;
    for (const { extensions } of (result as ExecutionResult).errors ?? []) {
      // Yoga's name for it is that of any other malformed request.
      if (extensions.http?.status === 405) extensions.code = 'METHOD_NOT_ALLOWED';
      if (extensions.originalError !== undefined) {
        // The message of the JSON parser; without it, Yoga responds with 200.
        delete extensions.originalError;
        extensions.http = { status: 400 };
      }
      // The executor refuses invalid variables without a code.
      if (extensions.code === undefined) {
        extensions.code = 'BAD_USER_INPUT';
        extensions.http = { status: 400, spec: true };
      }
      // With `spec`, Yoga responds with 200 to those who accept `application/json` only.
      if (extensions.code === 'LIMIT_EXCEEDED') {
        extensions.http = { status: 400 };
        serverContext.of.usage.refusedBy = extensions.limit as Limit;
      }
    }
  },
};

/** Adds the contexts of queries that are executed without errors and may be cached. */
const noteCacheable = (cacheable: WeakSet<Context>): Plugin<Context & { of: Context }> => ({
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result }) => {
      const { document, operationName, contextValue } = args as ExecutionRequest & {
        contextValue: { of: Context };
      };
      const operation = getOperationAST(document, operationName)?.operation;
      const hasErrors = Symbol.asyncIterator in result || result.errors !== undefined;
      const isCacheable = !hasErrors && contextValue.isCacheable;
      // Yoga copies the context.
      if (isCacheable && operation === OperationTypeNode.QUERY) cacheable.add(contextValue.of);
    },
  }),
});

/** The id in the body of a POST, by which the client sends its mutations. */
function documentIdIn(params: object): string | undefined {
  const { documentId } = params as { documentId?: unknown };
  return typeof documentId === 'string' ? documentId : undefined;
}

function isParsable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A server of another release may know it, so a proxy can ask the next server. */
const UNKNOWN_DOCUMENT = {
  message: 'There is no persisted query with this `documentId`.',
  extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 404 } },
};

function badRequest(message: string) {
  return { message, extensions: { code: 'BAD_REQUEST', http: { status: 400 } } };
}

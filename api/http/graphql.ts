/** GraphQL over HTTP under /graphql, and GraphiQL for a browser. */
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { GraphQLError } from 'graphql';
import { createYoga, processRegularResult, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { schema } from '../schema';
import { exampleQueries } from './exampleQueries';
import type { KnownQueries } from './knownQueries';
import { limitRequests } from './limits';
import { maskResolverErrors, shownOf } from './masking';
import type { Charge } from './rateLimit';
import { nextRequestId } from './requestId';

interface GraphQLOptions {
  log: Logger;
  /** Query text by the hash under which the browser asks for it. */
  persisted: ReadonlyMap<string, string>;
  charge: Charge;
  known: KnownQueries;
}

/** Answers a request whose resolvers get this context. */
export type AnswerGraphQL = (request: Request, context: Context) => Promise<Response>;

export function answerGraphQL({ log, persisted, charge, known }: GraphQLOptions): AnswerGraphQL {
  const yoga = createYoga<{ of: Context }>({
    schema,
    context: ({ of }) => of,
    // Yoga reflects the origin of each caller, which public caches can't share.
    cors: false,
    landingPage: false,
    logging: false,
    multipart: false,
    extraParamNames: ['documentId'],
    renderGraphiQL,
    graphiql: { title: 'Tibyan GraphQL', defaultQuery: exampleQueries },
    maskedErrors: {
      maskError: (error) => shownOf(error, { log, requestId: nextRequestId() }),
    },
    plugins: [
      refuseBrokenParameters,
      answerAnyone,
      maskResolverErrors,
      limitRequests({ charge, onPassed: (request) => known.learn(request) }),
      usePersistedOperations({
        allowArbitraryOperations: true,
        extractPersistedOperationId: (params, request) =>
          documentIdIn(params) ?? new URL(request.url).searchParams.get('documentId'),
        getPersistedOperation: (id) => persisted.get(id) ?? null,
        customErrors: {
          keyNotFound: badRequest('Send a GraphQL document as `query`.'),
          notFound: badRequest('There is no persisted query with this `documentId`.'),
        },
      }),
    ],
  });
  return async (request, context) => {
    const answer = await yoga.fetch(request, { of: context });
    context.caller.headers.forEach((value, name) => answer.headers.append(name, value));
    return answer;
  };
}

/** Yoga takes what is not JSON in an address for a bug. */
const refuseBrokenParameters: Plugin = {
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

/** Yoga would answer 406 to who takes none of its media types, after a mutation was done. */
const answerAnyone: Plugin = {
  onResultProcess({ resultProcessor, setResultProcessor }) {
    if (!resultProcessor) setResultProcessor(processRegularResult, 'application/json');
  },
};

/** Of a body: the client's mutations are sent by POST. */
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

function badRequest(message: string) {
  return { message, extensions: { code: 'BAD_REQUEST', http: { status: 400 } } };
}

import { useEffect } from 'react';
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type {
  GraphQLTaggedNode,
  IEnvironment,
  OperationType,
  PreloadableConcreteRequest,
} from 'relay-runtime';
import { onlyAskOf } from './environment';
import type { RequestMetadata } from './network';

/**
 * A route loader that starts the page's query while the page's code is loading.
 * @param variablesOf computes the query's variables from the route's parameters and the address
 */
export function pageLoader<Query extends OperationType>(
  environment: IEnvironment,
  query: PreloadableConcreteRequest<Query>,
  variablesOf: (params: LoaderFunctionArgs['params'], url: URL) => Query['variables'],
  metadata: RequestMetadata = {},
) {
  return ({ params, request }: LoaderFunctionArgs): PreloadedQuery<Query> | null => {
    const variables = variablesOf(params, new URL(request.url));
    const ask = onlyAskOf(environment);
    if (ask) {
      ask(query.params.id ?? '', variables);
      return null;
    }
    const reference = loadQuery<Query>(environment, query, variables, {
      networkCacheConfig: { metadata: { isPage: true, ...metadata } },
    });
    // An aborted navigation never mounts the page that would release the data.
    request.signal.addEventListener('abort', () => reference.dispose());
    return reference;
  };
}

export interface ShownQuery {
  query: GraphQLTaggedNode;
  variables: OperationType['variables'];
  /** Defaults to the environment of the page. */
  environment: IEnvironment | undefined;
}

/** The queries of the current page, to refresh them after a change. */
export const shownQueries = new Set<ShownQuery>();

/** Reads the data of the page's route and releases it when the page is left. */
export function usePageQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
): Query['response'] {
  const reference = useLoaderData<unknown>() as PreloadedQuery<Query>;
  useShownQuery(query, reference.variables);
  useEffect(() => () => reference.dispose(), [reference]);
  return usePreloadedQuery<Query>(query, reference);
}

/** Registers a query of the current page while it is mounted. */
export function useShownQuery(
  query: GraphQLTaggedNode,
  variables: OperationType['variables'],
  environment?: IEnvironment,
): void {
  const json = JSON.stringify(variables);
  useEffect(() => {
    const shown = { query, variables: JSON.parse(json) as OperationType['variables'], environment };
    shownQueries.add(shown);
    return () => {
      shownQueries.delete(shown);
    };
  }, [query, json, environment]);
}

import type { GraphQLTaggedNode, IEnvironment, MutationParameters } from 'relay-runtime';
import './adminTransport';
import { commitMutation } from './commitMutation';
import type { RequestMetadata } from './network';

/**
 * Sends a mutation. Expected failures are members of its result union; the promise is rejected if
 * the request was refused or got no response.
 */
export function commit<Mutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  metadata: RequestMetadata = {},
): Promise<Mutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      cacheConfig: { force: true, metadata: { ...metadata } },
      onCompleted: resolve,
      onError: reject,
    });
  });
}

interface Refusal {
  /** The API's code: "FORBIDDEN", "TOO_MANY_REQUESTS". */
  code?: string;
  /** In seconds. */
  retryAfter?: number;
}

/** Reads from a request's error why it was refused; empty if there was no response. */
export function refusalOf(error: unknown): Refusal {
  const { source } = error as { source?: { errors?: { extensions?: Refusal }[] } };
  return source?.errors?.[0]?.extensions ?? {};
}

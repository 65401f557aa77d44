import type { GraphQLTaggedNode, IEnvironment, MutationParameters } from 'relay-runtime';
import './adminTransport';
import { commitMutation } from './commitMutation';
import type { RequestMetadata } from './network';

/**
 * Sends a mutation. What could not be done is a member of its result; the promise is rejected when
 * the request was refused or got no answer.
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

export interface Refusal {
  /** As the API names it: "FORBIDDEN", "TOO_MANY_REQUESTS". */
  code?: string;
  /** Seconds. */
  retryAfter?: number;
}

/** Why a request was refused, as its answer says; empty when there was no answer. */
export function refusalOf(error: unknown): Refusal {
  const { source } = error as { source?: { errors?: { extensions?: Refusal }[] } };
  return source?.errors?.[0]?.extensions ?? {};
}

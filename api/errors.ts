import { GraphQLError } from 'graphql';

/** The caller sent something that can't be answered; the message says what was expected. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** What a caller sees of a bug: the field, and the id under which it stands in the log. */
export function internalError(requestId: string, at?: GraphQLError): GraphQLError {
  return new GraphQLError('Something went wrong on the server. It has been logged.', {
    nodes: at?.nodes,
    path: at?.path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}

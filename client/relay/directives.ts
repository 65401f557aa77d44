import type { HandlerProvider } from 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider';

/**
 * Handlers of directives such as @deleteRecord, which only mutations use. commitMutation.js sets
 * them, because relay-runtime's default handlers are too large for readers and an Environment
 * accepts handlers only on creation. The type is at a private path; the type check fails if it
 * moves.
 */
export const directives: { handlerOf?: HandlerProvider } = {};

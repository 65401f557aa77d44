import type { HandlerProvider } from 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider';

/** What does a directive such as @deleteRecord; commitMutation.js brings it, before which none is used. */
export const directives: { handlerOf?: HandlerProvider } = {};

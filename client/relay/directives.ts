import type { HandlerProvider } from 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider';

/**
 * Executes directives such as @deleteRecord. commitMutation.js sets it, before which none is used:
 * relay-runtime's default handlers are too large for readers, and Environment takes others only when it
 * is made. The type is at a private path, which the type check notices when it moves.
 */
export const directives: { handlerOf?: HandlerProvider } = {};

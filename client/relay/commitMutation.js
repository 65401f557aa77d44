/**
 * Apart from readerRuntime.js, so that it comes with the first mutation and not to every reader. These
 * paths of relay-runtime are private as well, and compared by tests/contract/aliases.test.ts.
 */
import handlerOf from 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider';
import { directives } from './directives';

export { default as commitMutation } from 'relay-runtime/lib/mutations/commitMutation';

directives.handlerOf = handlerOf;

/**
 * Separate from readerRuntime.js, so that it is loaded with the first mutation and not by every
 * reader. These paths of relay-runtime are private too; tests/contract/aliases.test.ts checks them.
 */
import handlerOf from 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider';
import { directives } from './directives';

export { default as commitMutation } from 'relay-runtime/lib/mutations/commitMutation';

directives.handlerOf = handlerOf;

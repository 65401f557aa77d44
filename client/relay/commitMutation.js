/** Apart from readerRuntime.js, so that it comes with the first mutation and not to every reader. */
export { default as commitMutation } from 'relay-runtime/lib/mutations/commitMutation';

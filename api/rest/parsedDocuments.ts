/** Parsed documents of the REST calls. */
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { schema } from '../schema';

/** The documents of all calls, and those of the choices of fields that were asked for last. */
const operations = new LRUCache<string, DocumentNode>({ max: 500 });

/** Parses and validates a document; the result is cached. */
export function parsedDocument(text: string): DocumentNode {
  const cached = operations.get(text);
  if (cached) return cached;
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw error;
  operations.set(text, document);
  return document;
}

/** True if the mutation of this document is marked `@admin`. */
export function isForAdmins(text: string): boolean {
  const operation = getOperationAST(parsedDocument(text));
  if (operation?.operation !== OperationTypeNode.MUTATION) return false;
  const fields = schema.getMutationType()?.getFields() ?? {};
  return operation.selectionSet.selections.some((selection) => {
    const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
    const { directives } = (field?.extensions ?? {}) as { directives?: Record<string, unknown> };
    return directives?.admin !== undefined;
  });
}

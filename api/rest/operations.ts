/** The documents of REST as GraphQL executes them. */
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
} from 'graphql';
import { schema } from '../schema';

const operations = new Map<string, DocumentNode>();

/** Parsed and validated once in the life of the process. */
export function compiled(text: string): DocumentNode {
  const known = operations.get(text);
  if (known) return known;
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw error;
  operations.set(text, document);
  return document;
}

/** True when the schema marks the mutation of this document `@admin`. */
export function isForAdmins(text: string): boolean {
  const operation = getOperationAST(compiled(text));
  if (operation?.operation !== OperationTypeNode.MUTATION) return false;
  const fields = schema.getMutationType()?.getFields() ?? {};
  return operation.selectionSet.selections.some((selection) => {
    const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
    const { directives } = (field?.extensions ?? {}) as { directives?: Record<string, unknown> };
    return directives?.admin !== undefined;
  });
}

/** The cost of a GraphQL request in its response, and what it would cost without executing it. */
import {
  execute,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../../context';

/** The part of the executor's arguments that the limits need. */
export interface ExecutionRequest {
  document: DocumentNode;
  operationName?: string | null;
  variableValues?: Record<string, unknown> | null;
  contextValue: Context;
  schema: GraphQLSchema;
}

/** The same for every caller, so that a response with it can be cached. */
export interface Cost {
  /** Cost units of the whole request; a cached response costs none. */
  requestedUnits: number;
  complexity: number;
  maximumComplexity: number;
}

/** True for a request with `"extensions": {"cost": true}`. */
export function asksForCost(context: Context): boolean {
  const { params } = context as Context & { params?: { extensions?: { cost?: unknown } } };
  return params?.extensions?.cost === true;
}

export const withCost = (result: ExecutionResult, cost: Cost): ExecutionResult => ({
  ...result,
  extensions: { ...result.extensions, cost },
});

/** The selections of `rateLimit` in the operation that is executed, whose response is only for its caller. */
export function rateLimitsIn({ document, operationName }: ExecutionRequest): FieldNode[] {
  const operation = getOperationAST(document, operationName);
  return operation ? fieldsIn(operation.selectionSet, document) : [];
}

function fieldsIn(set: SelectionSetNode, document: DocumentNode): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) {
      return selection.name.value === 'rateLimit' ? [selection] : [];
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION &&
        definition.name.value === selection.name.value,
    );
    return fragment && 'selectionSet' in fragment ? fieldsIn(fragment.selectionSet, document) : [];
  });
}

/** True if one of these selections has `dryRun: true`. */
export function isDryRun(request: ExecutionRequest, rateLimits: readonly FieldNode[]): boolean {
  const { document, operationName, schema, variableValues } = request;
  const field = schema.getQueryType()?.getFields().rateLimit;
  if (!field || rateLimits.length === 0) return false;
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const { coerced } = getVariableValues(schema, definitions, variableValues ?? {});
  // Without values, the execution refuses the variables.
  return (
    coerced !== undefined &&
    rateLimits.some((node) => getArgumentValues(field, node, coerced).dryRun === true)
  );
}

/** Executes nothing but these selections. */
export const executeOnly =
  (rateLimits: readonly FieldNode[]) => (args: Parameters<typeof execute>[0]) => {
    const operation = getOperationAST(args.document, args.operationName);
    const definitions = args.document.definitions.map((definition) =>
      definition === operation
        ? { ...operation, selectionSet: { ...operation.selectionSet, selections: rateLimits } }
        : definition,
    );
    return execute({ ...args, document: { ...args.document, definitions } });
  };

/** What a request may ask for at most. Every limit is checked before anything is executed. */
import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context';
import type { Charge } from './rateLimit';

export const LIMITS = {
  /** Of a request's body. */
  bytes: 256 * 1024,
  tokens: 1000,
  depth: 12,
  /** How often one field may be asked for side by side. */
  aliases: 15,
  /** Fields with their lists multiplied out; a page of 100 verses with all of their words is about 10,000. */
  complexity: 50_000,
  complexityOfAdmin: 500_000,
};

const COMPLEXITY_OF_UNIT = 400;

/** What the executor is given. */
export interface Executed {
  document: DocumentNode;
  operationName?: string | null;
  variableValues?: Record<string, unknown> | null;
  contextValue: Context;
  schema: GraphQLSchema;
}

interface LimitOptions {
  /** Is told what a request costs once it is known that it may be executed. */
  charge: Charge;
  /** Is told of every request that passed all limits. */
  onPassed(request: Executed): void;
}

export function limitRequests({ charge, onPassed }: LimitOptions): Plugin<Context> {
  return {
    onParse: ({ setParseFn }) => {
      setParseFn(parseWithinLimit);
    },
    onValidate: ({ addValidationRule }) => {
      addValidationRule(limitAliases);
    },
    async onExecute({ args, setResultAndStopExecution }) {
      const request = args as Executed;
      const error = await refusalOf(request, charge);
      if (error) setResultAndStopExecution({ errors: [error] });
      else onPassed(request);
    },
  };
}

function parseWithinLimit(source: string, options?: object): DocumentNode {
  try {
    return parse(source, { ...options, maxTokens: LIMITS.tokens });
  } catch (error) {
    // The parser has no other sign for it.
    if (!(error instanceof GraphQLError) || !error.message.includes(` ${LIMITS.tokens} tokens`)) {
      throw error;
    }
    throw tooMuch('tokens', `A request may have at most ${LIMITS.tokens} tokens; this one has more.`);
  }
}

/** Why a request is not executed; undefined when it is, and paid for. */
async function refusalOf(request: Executed, charge: Charge): Promise<GraphQLError | undefined> {
  const { contextValue } = request;
  const { complexity, depth } = sizeOf(request);
  if (depth > LIMITS.depth) return tooLarge('depth', LIMITS.depth, depth);
  const isCheap = complexity <= LIMITS.complexity;
  const isAdmin = !isCheap && (await contextValue.viewer())?.authority === 'admin';
  const limit = isAdmin ? LIMITS.complexityOfAdmin : LIMITS.complexity;
  if (complexity > limit) return tooLarge('complexity', limit, complexity);
  try {
    await charge(contextValue, unitsOf(complexity));
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

const unitsOf = (complexity: number) => Math.ceil(complexity / COMPLEXITY_OF_UNIT);

/** Cost units of a request by an anonymous caller; undefined for one that is too large. */
export function unitsOfAnonymous(request: Executed): number | undefined {
  const { complexity, depth } = sizeOf(request);
  const isAllowed = depth <= LIMITS.depth && complexity <= LIMITS.complexity;
  return isAllowed ? unitsOf(complexity) : undefined;
}

function sizeOf({ document, operationName, variableValues, contextValue, schema }: Executed) {
  const chosen = onlyOperation(document, operationName);
  if (!chosen) return { complexity: 0, depth: 0 };
  const variables = variableValues ?? {};
  return complexityFromQuery(chosen, { ctx: contextValue, schema, variables });
}

/** The cost is that of the operation that is executed, not of the first in the document. */
function onlyOperation(
  document: DocumentNode,
  name: string | null | undefined,
): DocumentNode | undefined {
  const operation = getOperationAST(document, name);
  if (!operation) return undefined;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return { ...document, definitions: [operation, ...fragments] };
}

type Limit = Exclude<keyof typeof LIMITS, 'bytes' | 'complexityOfAdmin'>;

function tooMuch(limit: Limit, message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'LIMIT_EXCEEDED', limit, http: { status: 400 } },
  });
}

const tooLarge = (limit: Limit, most: number, value: number) =>
  tooMuch(limit, `The ${limit} of a request must be at most ${most}; this one has ${value}.`);

function limitAliases(context: ValidationContext): ASTVisitor {
  return {
    [Kind.SELECTION_SET](set: SelectionSetNode) {
      const counts = new Map<string, number>();
      for (const selection of set.selections) {
        if (selection.kind !== Kind.FIELD) continue;
        const name = selection.name.value;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      for (const [name, count] of counts) {
        if (count > LIMITS.aliases) {
          context.reportError(
            tooMuch(
              'aliases',
              `\`${name}\` may stand side by side ${LIMITS.aliases} times; here it does ${count} times.`,
            ),
          );
        }
      }
    },
  };
}

/** Limits of GraphQL requests, all checked before anything is executed. */
import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  visit,
  type DocumentNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context, Limit } from '../../context';
import {
  asksForCost,
  executeOnly,
  isDryRun,
  rateLimitsIn,
  withCost,
  type Cost,
  type ExecutionRequest,
} from './costs';
import type { Charge } from './rateLimit';

export const LIMITS = {
  /** Size of the body. */
  bytes: 256 * 1024,
  tokens: 1000,
  depth: 12,
  /** Number of selections of one field in one selection, fragments included. */
  aliases: 15,
  /** Fields, multiplied by the sizes of their lists. 100 verses with all words are about 10,000. */
  complexity: 60_000,
  complexityForAdmins: 500_000,
};

const COMPLEXITY_PER_UNIT = 400;
/** Of every request; part of the units of its complexity. */
const UNITS_PER_REQUEST = 1;
/** Parsing and validating a request takes longer the larger it is. */
const CHARACTERS_PER_UNIT = 1000;

/** Cost units of a request before it is parsed. */
export const unitsOfSize = (characters: number) =>
  Math.max(UNITS_PER_REQUEST, Math.ceil(characters / CHARACTERS_PER_UNIT));

/** Cost units of a request by its size and those of its complexity. */
export const unitsOfRequest = (characters: number, units: number) =>
  unitsOfSize(characters) + units - UNITS_PER_REQUEST;

interface LimitOptions {
  /** Charges the cost of a request that is within the other limits. */
  charge: Charge;
  /** Called with every request that passed all limits. */
  onAllowed(request: ExecutionRequest): void;
}

export function limitRequests({ charge, onAllowed }: LimitOptions): Plugin<Context> {
  return {
    onParse: ({ setParseFn }) => {
      setParseFn(parseWithinLimit);
    },
    async onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const request = args as ExecutionRequest;
      const rateLimits = rateLimitsIn(request);
      const isDry = isDryRun(request, rateLimits);
      const allowed = await allow(request, isDry ? free : charge);
      if (allowed instanceof GraphQLError) {
        setResultAndStopExecution({ errors: [allowed] });
        return;
      }
      if (isDry) setExecuteFn(executeOnly(rateLimits));
      // What is compiled is executed before it is charged.
      if (rateLimits.length === 0) onAllowed(request);
      if (!asksForCost(request.contextValue)) return;
      return {
        onExecuteDone: ({ result, setResult }) => {
          if (!(Symbol.asyncIterator in result)) setResult(withCost(result, allowed));
        },
      };
    },
  };
}

function parseWithinLimit(source: string, options?: object): DocumentNode {
  const document = parseTokens(source, options);
  // Before the document is validated, which takes longer.
  limitAliases(document);
  return document;
}

function parseTokens(source: string, options?: object): DocumentNode {
  try {
    return parse(source, { ...options, maxTokens: LIMITS.tokens });
  } catch (error) {
    // The parser reports it only by this message.
    if (!(error instanceof GraphQLError) || !error.message.includes(` ${LIMITS.tokens} tokens`)) {
      throw error;
    }
    throw tooMuch(
      'tokens',
      `A request may have at most ${LIMITS.tokens} tokens; this one has more.`,
    );
  }
}

const free: Charge = () => Promise.resolve();

/** Charges a request and returns its cost, or the error of one that exceeds a limit. */
async function allow(request: ExecutionRequest, charge: Charge): Promise<Cost | GraphQLError> {
  const { contextValue } = request;
  const { usage } = contextValue;
  const { complexity, depth } = sizeOf(request);
  if (depth > LIMITS.depth) return tooLarge('depth', LIMITS.depth, depth);
  const isAdmin = (await contextValue.viewer())?.authority === 'admin';
  const limit = isAdmin ? LIMITS.complexityForAdmins : LIMITS.complexity;
  if (complexity > limit) return tooLarge('complexity', limit, complexity);
  // Its size has been charged before.
  const requestedUnits = (usage.cost ?? 0) + unitsOf(complexity) - UNITS_PER_REQUEST;
  usage.cost = requestedUnits;
  try {
    await charge(contextValue, unitsOf(complexity), UNITS_PER_REQUEST);
    return { requestedUnits, complexity, maximumComplexity: limit };
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

const unitsOf = (complexity: number) =>
  Math.max(UNITS_PER_REQUEST, Math.ceil(complexity / COMPLEXITY_PER_UNIT));

/** Cost units of a request by an anonymous caller; undefined if it exceeds a limit. */
export function unitsOfAnonymous(request: ExecutionRequest): number | undefined {
  const { complexity, depth } = sizeOf(request);
  const isAllowed = depth <= LIMITS.depth && complexity <= LIMITS.complexity;
  return isAllowed ? unitsOf(complexity) : undefined;
}

function sizeOf({
  document,
  operationName,
  variableValues,
  contextValue,
  schema,
}: ExecutionRequest) {
  const chosen = onlyOperation(document, operationName);
  if (!chosen) return { complexity: 0, depth: 0 };
  const variables = variableValues ?? {};
  return complexityFromQuery(chosen, { ctx: contextValue, schema, variables });
}

/** Reduces a document to the operation that is executed, because only its cost counts. */
function onlyOperation(
  document: DocumentNode,
  name: string | null | undefined,
): DocumentNode | undefined {
  const operation = getOperationAST(document, name);
  if (!operation) return undefined;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return { ...document, definitions: [operation, ...fragments] };
}

type DocumentLimit = Extract<Limit, 'tokens' | 'depth' | 'aliases' | 'complexity'>;

function tooMuch(limit: DocumentLimit, message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'LIMIT_EXCEEDED', limit, http: { status: 400 } },
  });
}

const tooLarge = (limit: DocumentLimit, maximum: number, value: number) =>
  tooMuch(limit, `The ${limit} of a request must be at most ${maximum}; this one has ${value}.`);

/**
 * Counts the selections of each field of an object, with those of its fragments.
 * @throws {GraphQLError} if one is selected too often
 */
function limitAliases(document: DocumentNode): void {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(definition.name.value, definition.selectionSet);
  }
  /** Of fragments that were counted; a fragment that contains itself is refused when it is validated. */
  const countsOfFragments = new Map<string, Counts>();
  const countsIn = (set: SelectionSetNode): Counts => {
    const counts: Counts = new Map();
    for (const selection of set.selections) {
      const added =
        selection.kind === Kind.FIELD
          ? new Map([[selection.name.value, 1]])
          : selection.kind === Kind.INLINE_FRAGMENT
            ? countsIn(selection.selectionSet)
            : countsOf(selection.name.value);
      for (const [name, count] of added) counts.set(name, (counts.get(name) ?? 0) + count);
    }
    return counts;
  };
  const countsOf = (fragment: string): Counts => {
    const known = countsOfFragments.get(fragment);
    if (known) return known;
    countsOfFragments.set(fragment, new Map());
    const set = fragments.get(fragment);
    const counts = set ? countsIn(set) : new Map<string, number>();
    countsOfFragments.set(fragment, counts);
    return counts;
  };
  const check = ({ selectionSet }: { selectionSet?: SelectionSetNode | undefined }) => {
    if (!selectionSet) return;
    for (const [name, count] of countsIn(selectionSet)) {
      if (count <= LIMITS.aliases) continue;
      throw tooMuch(
        'aliases',
        `\`${name}\` may be selected at most ${LIMITS.aliases} times in one selection, fragments included (found ${count}).`,
      );
    }
  };
  visit(document, { [Kind.OPERATION_DEFINITION]: check, [Kind.FIELD]: check });
}

/** Numbers of selections by the name of the field. */
type Counts = Map<string, number>;

/** Compiles queries that repeat; executing them with other variables costs a fraction of the time. */
import { getOperationAST, Kind, OperationTypeNode, visit, type DocumentNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { LENGTH_ARGUMENTS } from '../../complexity';
import type { Context } from '../../context';
import { schema } from '../../schema';
import type { ExecutionRequest } from '../limits/costs';
import { unitsOfAnonymous } from '../limits/limits';

/** Compilation takes milliseconds, which a query that is executed once does not pay back. */
const EXECUTIONS_BEFORE_COMPILING = 2;
const MAX_QUERIES = 500;

interface CountedQuery {
  document: DocumentNode;
  executions: number;
  /** Undefined before enough executions, and if the query can't be compiled. */
  compiled?: CompiledQuery;
  /** Undefined if it depends on variables. */
  units?: number;
}

interface CompiledExecution {
  /** Cost units. */
  units: number;
  /** Executes the query. Undefined if there are errors, which the app has to report. */
  json(): Promise<string | undefined>;
}

export class CompiledQueries {
  private readonly queries = new LRUCache<string, CountedQuery>({ max: MAX_QUERIES });

  /** Counts a request that passed every limit, and compiles its query once it repeats. */
  count(request: ExecutionRequest): void {
    const { document, contextValue } = request;
    const source = (contextValue as Context & { params?: { query?: string } }).params?.query;
    if (source === undefined || !isQueryDocument(document)) return;
    const query = this.queries.get(source) ?? { document, executions: 0 };
    this.queries.set(source, query);
    query.executions++;
    if (query.executions !== EXECUTIONS_BEFORE_COMPILING) return;
    const compiled = compileQuery(schema, document);
    if (!isCompiledQuery(compiled)) return;
    query.compiled = compiled;
    if (!costDependsOnVariables(document)) query.units = unitsOfAnonymous(request);
  }

  /** @returns undefined for a query that is not compiled or exceeds a limit */
  find(
    source: string,
    variables: Record<string, unknown>,
    contextValue: Context,
  ): CompiledExecution | undefined {
    const { compiled, document, units: fixedUnits } = this.queries.get(source) ?? {};
    if (!compiled || !document) return undefined;
    const request = { document, variableValues: variables, contextValue, schema };
    const units = fixedUnits ?? unitsOfAnonymous(request);
    if (units === undefined) return undefined;
    const json = async () => {
      const result = await compiled.query(undefined, contextValue, variables);
      return 'errors' in result ? undefined : compiled.stringify(result);
    };
    return { units, json };
  }
}

function isQueryDocument(document: DocumentNode): boolean {
  const operation = getOperationAST(document);
  return operation?.operation === OperationTypeNode.QUERY;
}

/** True if the length of a list, `@include` or `@skip` uses a variable. */
function costDependsOnVariables(document: DocumentNode): boolean {
  let depends = false;
  visit(document, {
    Directive: ({ arguments: given = [] }) => {
      if (given.some(({ value }) => value.kind === Kind.VARIABLE)) depends = true;
    },
    Argument: ({ name, value }) => {
      const isLength = LENGTH_ARGUMENTS.some((argument) => argument === name.value);
      if (isLength && value.kind === Kind.VARIABLE) depends = true;
    },
  });
  return depends;
}

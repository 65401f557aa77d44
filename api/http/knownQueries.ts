/** Queries that were asked before, compiled: asked again with other variables they cost a fraction. */
import { getOperationAST, Kind, OperationTypeNode, visit, type DocumentNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { PAGE_SIZE_ARGUMENTS } from '../complexity';
import type { Context } from '../context';
import { schema } from '../schema';
import { unitsOfAnonymous, type Executed } from './limits';

/** Compiling takes milliseconds: it is not worth it for what is asked once. */
const SEEN_BEFORE_COMPILING = 2;
const MOST = 500;

interface Known {
  document: DocumentNode;
  seen: number;
  /** Undefined while it was seen too seldom, or when it can't be compiled. */
  compiled?: CompiledQuery;
  /** Undefined when it depends on variables. */
  units?: number;
}

export interface KnownAnswer {
  units: number;
  /** The whole answer as JSON; undefined when there are errors, which are for others to tell. */
  json(): Promise<string | undefined>;
}

export class KnownQueries {
  private readonly queries = new LRUCache<string, Known>({ max: MOST });

  /** Counts a request that passed every limit. */
  learn(request: Executed): void {
    const { document, contextValue } = request;
    const source = (contextValue as Context & { params?: { query?: string } }).params?.query;
    if (source === undefined || !isOneQuery(document)) return;
    const known = this.queries.get(source) ?? { document, seen: 0 };
    this.queries.set(source, known);
    known.seen++;
    if (known.seen !== SEEN_BEFORE_COMPILING) return;
    const compiled = compileQuery(schema, document);
    if (!isCompiledQuery(compiled)) return;
    known.compiled = compiled;
    if (!dependsOnVariables(document)) known.units = unitsOfAnonymous(request);
  }

  /** @returns undefined for a query that is not known well enough, or is too large */
  find(
    source: string,
    variables: Record<string, unknown>,
    contextValue: Context,
  ): KnownAnswer | undefined {
    const { compiled, document, units: fixed } = this.queries.get(source) ?? {};
    if (!compiled || !document) return undefined;
    const request = { document, variableValues: variables, contextValue, schema };
    const units = fixed ?? unitsOfAnonymous(request);
    if (units === undefined) return undefined;
    const json = async () => {
      const result = await compiled.query(undefined, contextValue, variables);
      return 'errors' in result ? undefined : compiled.stringify(result);
    };
    return { units, json };
  }
}

function isOneQuery(document: DocumentNode): boolean {
  const operation = getOperationAST(document);
  return operation?.operation === OperationTypeNode.QUERY;
}

/** True when its size is another with other variables: by a page size, `@include` or `@skip`. */
function dependsOnVariables(document: DocumentNode): boolean {
  let depends = false;
  visit(document, {
    Directive: ({ arguments: given = [] }) => {
      if (given.some(({ value }) => value.kind === Kind.VARIABLE)) depends = true;
    },
    Argument: ({ name, value }) => {
      const isPageSize = PAGE_SIZE_ARGUMENTS.some((argument) => argument === name.value);
      if (isPageSize && value.kind === Kind.VARIABLE) depends = true;
    },
  });
  return depends;
}

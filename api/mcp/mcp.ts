/** The endpoint of the Model Context Protocol for agents: /mcp. */
import { execute, parse, validate, type DocumentNode, type GraphQLError } from 'graphql';
import { Hono, type Context as HonoContext } from 'hono';
import type { Context } from '../context';
import type { AppEnv } from '../http/appEnv';
import { BodyTooLarge, isMediaType, readBody, SEND_JSON } from '../http/body';
import { schema } from '../schema';
import { refusalOfOrigin } from './origins';
import { ToolError, type Reader } from './tool';

interface McpOptions {
  contextOf(c: HonoContext<AppEnv>): Context;
  originOf(url: string): string;
  /** Takes cost units from the budget of the caller; throws if it is used up. */
  charge(context: Context, units: number, paid?: number): Promise<void>;
  unitsOfSize(characters: number): number;
  /** Cost units of a document; undefined if it exceeds a limit. */
  unitsOf(request: {
    document: DocumentNode;
    variableValues: Record<string, unknown>;
    contextValue: Context;
    schema: typeof schema;
  }): number | undefined;
  maskError(error: unknown, context: Context): GraphQLError;
  /** Maximum size of a body. */
  maxBytes: number;
  publicUrl: string | undefined;
  trustProxy: number;
}

const PATH = '/mcp';
/** Codes of JSON-RPC 2.0, and the first of those for servers. */
const CODES = { parseError: -32_700, invalidRequest: -32_600, refused: -32_000 };

export function mcpRoutes(options: McpOptions): Hono<AppEnv> {
  const mcp = new Hono<AppEnv>();
  mcp.post(PATH, async (c) => {
    const context = options.contextOf(c);
    const refused = refusalOfOrigin(
      {
        origin: c.req.header('Origin'),
        host: c.req.header('Host') ?? new URL(c.req.url).host,
        address: context.caller.address,
      },
      options,
    );
    if (refused !== undefined) return refuse(c, 403, CODES.refused, refused);
    if (!isMediaType(c.req.header('Content-Type'), ['application/json'])) {
      return refuse(c, 415, CODES.refused, SEND_JSON);
    }
    let text: string;
    try {
      text = await readBody(c.req.raw, options.maxBytes);
      await options.charge(context, options.unitsOfSize(text.length));
    } catch (error) {
      return refuseRequest(c, error, context, options);
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return refuse(c, 400, CODES.parseError, 'The body is not JSON.');
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      return refuse(c, 400, CODES.invalidRequest, 'Send one JSON-RPC message, not a batch.');
    }
    // Loaded with the first message, because most servers never get one.
    const { respondToMessage } = await import('./server');
    const { url, method, headers } = c.req.raw;
    const response = await respondToMessage(new Request(url, { method, headers }), body, {
      reader: readerFor(context, options, options.originOf(url)),
      maskError: (error) => options.maskError(error, context),
    });
    response.headers.set('Cache-Control', 'no-store');
    context.caller.headers.forEach((value, name) => response.headers.set(name, value));
    return response;
  });
  mcp.all(PATH, (c) => {
    c.header('Allow', 'POST, OPTIONS');
    return refuse(
      c,
      405,
      CODES.refused,
      'Send JSON-RPC messages by POST; there are no sessions and no streams.',
    );
  });
  return mcp;
}

/** Documents of the tools, each parsed once. */
const documents = new Map<string, DocumentNode>();

function documentOf(text: string): DocumentNode {
  const known = documents.get(text);
  if (known) return known;
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw error;
  documents.set(text, document);
  return document;
}

function readerFor(context: Context, { charge, unitsOf }: McpOptions, origin: string): Reader {
  return {
    address: (path) => origin + path,
    async run<Data>(text: string, variableValues: Record<string, unknown> = {}) {
      const request = { document: documentOf(text), variableValues, contextValue: context, schema };
      const units = unitsOf(request);
      if (units === undefined)
        throw new ToolError('This asks for too much at once. Lower `limit`.');
      await charge(context, units);
      const { data, errors } = await execute(request);
      if (errors?.[0]) throw errors[0];
      return data as Data;
    },
  };
}

function refuseRequest(
  c: HonoContext<AppEnv>,
  error: unknown,
  context: Context,
  { maskError }: McpOptions,
): Response {
  if (error instanceof BodyTooLarge) {
    context.usage.refusedBy = 'bytes';
    return refuse(c, 413, CODES.refused, error.message);
  }
  const { message, extensions } = maskError(error, context);
  const { http } = extensions as { http?: { status: 429 | 503; headers?: Record<string, string> } };
  for (const [name, value] of Object.entries(http?.headers ?? {})) c.header(name, value);
  return refuse(c, http?.status ?? 500, CODES.refused, message);
}

/** An error of JSON-RPC for a message that was not read. */
function refuse(
  c: HonoContext<AppEnv>,
  status: 400 | 403 | 405 | 413 | 415 | 429 | 500 | 503,
  code: number,
  message: string,
): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status);
}

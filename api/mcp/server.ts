/** The MCP server of one request: its tools, and how it answers (Model Context Protocol, streamable HTTP, stateless). */
import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { GraphQLError } from 'graphql';
import { API_VERSION } from '../../text/apiVersion';
import { ToolError, type Reader, type Tool } from './tool';
import { TOOLS } from './tools/tools';

export interface McpRequest {
  reader: Reader;
  /** Returns an error meant for the caller unchanged; logs any other error and replaces it. */
  maskError(error: unknown): GraphQLError;
}

const INSTRUCTIONS = `Tibyan has the Qur'an in Arabic with Turkish and English translations, word by word, by root and by topic.
Quote only what the tools return: the Arabic text unaltered, and translations word for word. Name their sources, and link to \`url\`. If a tool says that a verse does not exist, say so; never supply its text from memory.
Answers are short. Ask for more with \`limit\`, \`include\`, \`offset\` or \`after\`, and for one language with \`languages\`.`;

function serverFor(request: McpRequest): McpServer {
  const server = new McpServer(
    {
      name: 'tibyan',
      title: 'Tibyan: the Qur’an by topic and word by word',
      version: API_VERSION,
      websiteUrl: request.reader.address('/'),
    },
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  );
  for (const tool of TOOLS) {
    const { name, title, description, input: inputSchema, output: outputSchema } = tool;
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema, annotations },
      (input) => callTool(tool, input, request),
    );
  }
  return server;
}

async function callTool({ call }: Tool, input: unknown, { reader, maskError }: McpRequest) {
  try {
    const { data, text } = await call(input, reader);
    return { structuredContent: data, content: [{ type: 'text' as const, text }] };
  } catch (error) {
    const text = error instanceof ToolError ? error.message : textOf(maskError(error));
    return { isError: true, content: [{ type: 'text' as const, text }] };
  }
}

function textOf({ message, extensions: { code, requestId } }: GraphQLError): string {
  return code === 'INTERNAL_SERVER_ERROR' ? `${message} Id: ${String(requestId)}` : message;
}

/**
 * Answers one message, by the revision of the protocol that its client speaks. There are no sessions and no streams.
 * @param body the parsed message
 */
export async function respondToMessage(
  raw: Request,
  body: unknown,
  request: McpRequest,
): Promise<Response> {
  if (!(await isLegacyRequest(raw, body))) {
    const handler = createMcpHandler(() => serverFor(request), {
      legacy: 'reject',
      maxSubscriptions: 0,
    });
    return handler.fetch(raw, { parsedBody: body });
  }
  const server = serverFor(request);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(raw, { parsedBody: body });
  // What is in the answer must not depend on a server that is closed.
  const answer = new Response(response.body && (await response.arrayBuffer()), response);
  await server.close();
  return answer;
}

/**
 * Operations as tools of the Model Context Protocol, by its SDK:
 *
 *     tools/list   ->   [{ name: 'qr_create', description, inputSchema }, ...]
 *     tools/call   ->   { content: [{ type: 'text', ... }], structuredContent }
 *
 * tool.ts makes a tool of a declaration, arguments-schema.ts its schema, tool-result.ts the result, catalog.ts the list.
 * service/endpoints/agents.ts serves it over HTTP, stdio/ to the agent that started this process. It holds no state.
 */
import type {
  CallToolResult,
  ListToolsResult,
  McpRequestContext,
  RequestId,
  Server,
} from '@modelcontextprotocol/server';
import type { Operation } from '../operation.ts';
import type { Catalog } from './catalog.ts';
import { unknownTool } from './nearest-tool.ts';
import type { Sdk } from './sdk.ts';

/** One call of a tool, as its host gets it. */
export interface ToolCall {
  readonly operation: Operation;
  /** The id of the message that called, by which the host knows its arguments. */
  readonly id: RequestId;
  /** Aborted when the agent cancels the call. */
  readonly signal: AbortSignal;
}

/** Who does the work behind the protocol: the service for its callers, or this process for one agent. */
export interface ToolHost {
  /** The result of a call; a refusal is a result as well. */
  callTool(call: ToolCall): Promise<CallToolResult>;
  /** The Markdown of a group's docs. */
  readDocs(group: string): Promise<string>;
}

/** Characters of a name that a refusal repeats, twice. */
const MAX_REPEATED = 100;

/** Clients may keep what they listed for as long as browsers keep the docs. */
const KEPT = { ttlMs: 300_000, cacheScope: 'public' } as const;

/**
 * Makes the server of one exchange or connection, for both eras. It holds no state, so that a service of many
 * processes answers any message in any of them.
 */
export function protocolServer(
  sdk: Sdk,
  catalog: Catalog,
  hostOf: (context: McpRequestContext) => ToolHost,
): (context: McpRequestContext) => Server {
  const { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server } = sdk;
  const { release, instructions, documents, operations } = catalog;
  // The SDK's type of a schema has no readonly lists.
  const tools = catalog.tools as unknown as ListToolsResult['tools'];
  const info = { name: 'sundry', title: 'Sundry', version: release };
  const options = {
    capabilities: { tools: {}, resources: {} },
    instructions,
    cacheHints: { 'tools/list': KEPT, 'resources/list': KEPT, 'resources/read': KEPT },
  };
  return (context) => {
    const host = hostOf(context);
    const server = new Server(info, options);
    server.setRequestHandler('tools/list', () => ({ tools }));
    server.setRequestHandler('tools/call', ({ params: { name } }, { mcpReq: { id, signal } }) => {
      const operation = operations.get(name);
      if (operation === undefined) {
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(name, operations.keys()));
      }
      return host.callTool({ operation, id, signal });
    });
    server.setRequestHandler('resources/list', () => ({ resources: [...documents] }));
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
    server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
      const document = documents.find((each) => each.uri === uri);
      if (document === undefined) throw new ResourceNotFoundError(uri.slice(0, MAX_REPEATED));
      const text = await host.readDocs(document.name);
      return { contents: [{ uri, mimeType: document.mimeType, text }] };
    });
    return server;
  };
}

import type { IncomingHttpHeaders } from 'node:http';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { Catalog } from '../../agents/catalog.ts';
import { protocolServer } from '../../agents/protocol-server.ts';
import { loadSdk } from '../../agents/sdk.ts';
import { isObject } from '../../schema/prepare.ts';
import type { Answer } from '../http/answer.ts';
import { withPart } from './answer-part.ts';
import { KeptAnswers } from './kept-answers.ts';
import { type AgentHost, standIns, withDocs, withResult } from './stand-ins.ts';
import { type SentMessage, unknownToolCall } from './unknown-tool-call.ts';

/** Headers of the protocol itself. */
export const protocolHeaders: readonly string[] = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** The protocol without its list of tools, and the list as a member in JSON. */
interface Loaded {
  readonly handler: McpHttpHandler;
  readonly operations: Catalog['operations'];
  readonly tools: Buffer;
}

/**
 * What the protocol answers to messages over HTTP. Its SDK is loaded with the first one. It judges a message and writes
 * the answer around what was asked for: in place of lists, results and docs it gets stand-ins, which are replaced in
 * the bytes of its answer. So they are written once, the same answer serves for many messages, and a call is begun only
 * when the protocol has nothing against its message.
 */
export class ProtocolAnswers {
  readonly #makeCatalog: () => Catalog;
  readonly #kept = new KeptAnswers();
  #loading: Promise<Loaded> | undefined;

  /** The catalog is made with the first message. */
  constructor(makeCatalog: () => Catalog) {
    this.#makeCatalog = makeCatalog;
  }

  /** The answer to a message with these headers. Rejects with SdkMissingError. */
  async to(message: unknown, headers: IncomingHttpHeaders, host: AgentHost): Promise<Answer> {
    const { handler, operations, tools } = await this.#loaded();
    const lines = linesForSdk(headers, isObject(message) && NAMELESS.has(message.method));
    const unknown = unknownToolCall({ message, lines }, operations.keys());
    if (unknown !== undefined) return unknown.answerFrom(await this.#answer(handler, unknown.asked));
    const answer = await this.#answer(handler, { message, lines });
    switch (isObject(message) && message.method) {
      case 'tools/list':
        return withPart(answer, NO_TOOLS, tools);
      case 'tools/call':
        return withResult(answer, (tool) => host.callTool(operations.get(tool)!));
      case 'resources/read':
        return withDocs(answer, (group) => host.readDocs(group));
      default:
        return answer;
    }
  }

  /** Loads the SDK and has it answer a message, which the first caller would wait for. Rejects with SdkMissingError. */
  async warmUp(): Promise<void> {
    const { handler } = await this.#loaded();
    const headers = { accept: BOTH, 'content-type': 'application/json' };
    const request = new Request('http://localhost/mcp', { method: 'POST', headers });
    const response = await handler.fetch(request, {
      parsedBody: { jsonrpc: '2.0', id: 0, method: 'tools/list' },
    });
    await response.arrayBuffer();
  }

  #answer(handler: McpHttpHandler, { message, lines }: SentMessage): Promise<Answer> {
    return this.#kept.answer(message, lines, (asked) => this.#ask(handler, { message: asked, lines }));
  }

  async #ask(handler: McpHttpHandler, { message, lines }: SentMessage): Promise<Answer> {
    const headers = lines.map(([name, value]): [string, string] => [name, value]);
    const request = new Request('http://localhost/mcp', { method: 'POST', headers });
    const response = await handler.fetch(request, { parsedBody: message });
    const body = new Uint8Array(await response.arrayBuffer());
    const contentType = response.headers.get('content-type');
    return {
      status: response.status,
      headers: [...(contentType ? ['content-type', contentType] : []), 'cache-control', 'no-store'],
      body,
    };
  }

  #loaded(): Promise<Loaded> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #load(): Promise<Loaded> {
    const sdk = await loadSdk();
    sdk.preloadSchemas();
    const { tools, ...catalog } = this.#makeCatalog();
    const server = protocolServer(sdk, { ...catalog, tools: [] }, () => standIns);
    return {
      // Nothing here changes while it runs, so that there is nothing to subscribe to.
      handler: sdk.createMcpHandler(server, { maxSubscriptions: 0, keepAliveMs: 0 }),
      operations: catalog.operations,
      tools: Buffer.from(`"tools":${JSON.stringify(tools)}`),
    };
  }
}

/** How the protocol writes a list of no tools. */
const NO_TOOLS = '"tools":[]';

/** Methods whose messages name nothing: the header that repeats a name means nothing with them (SEP-2243). */
const NAMELESS: ReadonlySet<unknown> = new Set([
  'initialize',
  'server/discover',
  'ping',
  'tools/list',
  'resources/list',
  'resources/templates/list',
]);

/** The headers that the SDK reads. */
function linesForSdk(headers: IncomingHttpHeaders, isNameless: boolean): SentMessage['lines'] {
  const read: IncomingHttpHeaders = { ...headers, accept: acceptFor(headers.accept) };
  if (isNameless) delete read['mcp-name'];
  return ['accept', 'content-type', ...protocolHeaders].flatMap((name) => {
    const value = read[name];
    return typeof value === 'string' ? [[name, value] satisfies [string, string]] : [];
  });
}

/** What a host must accept. The SDK compares words: a host that accepts anything, or does not say, accepts both. */
const BOTH = 'application/json, text/event-stream';

/** RFC 9110 12.5.1: without the header, and for the range of all, any type is acceptable. */
function acceptFor(accept: string | undefined): string {
  return accept === undefined || /(?:^|,)\s*\*\/\*\s*(?:,|$)/.test(accept) ? BOTH : accept;
}

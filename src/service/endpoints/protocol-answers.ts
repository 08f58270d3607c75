import type { IncomingHttpHeaders } from 'node:http';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { Catalog } from '../../agents/catalog.ts';
import { protocolServer, type ToolHost } from '../../agents/protocol-server.ts';
import { loadSdk } from '../../agents/sdk.ts';
import { isObject } from '../../schema/prepare.ts';
import type { Answer } from '../http/answer.ts';
import { withPart } from './answer-part.ts';
import { KeptAnswers } from './kept-answers.ts';

/** Headers of the protocol itself. */
export const protocolHeaders: readonly string[] = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** The protocol without its list of tools, and the list as a member in JSON. */
interface Loaded {
  readonly handler: McpHttpHandler;
  readonly tools: Buffer;
}

/**
 * What the protocol answers to messages over HTTP. Its SDK is loaded with the first one. It gets an empty list of
 * tools: the list is written once, and put where the empty one is.
 */
export class ProtocolAnswers {
  readonly #makeCatalog: () => Catalog;
  readonly #kept = new KeptAnswers();
  readonly #hosts = new WeakMap<Request, ToolHost>();
  #loading: Promise<Loaded> | undefined;

  /** The catalog is made with the first message. */
  constructor(makeCatalog: () => Catalog) {
    this.#makeCatalog = makeCatalog;
  }

  /** The answer to a message with these headers; `host` calls tools and reads docs for it. Rejects with SdkMissingError. */
  async to(message: unknown, headers: IncomingHttpHeaders, host: ToolHost): Promise<Answer> {
    const { handler, tools } = await this.#loaded();
    const lines = linesForSdk(headers);
    const ask = (asked: unknown) => this.#ask(handler, asked, lines, host);
    const answer = await this.#kept.answer(message, lines, ask);
    if (!isObject(message) || message.method !== 'tools/list') return answer;
    return withPart(answer, '"tools":[]', tools);
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

  async #ask(handler: McpHttpHandler, message: unknown, lines: HeaderLines, host: ToolHost): Promise<Answer> {
    const request = new Request('http://localhost/mcp', { method: 'POST', headers: lines });
    this.#hosts.set(request, host);
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
    const server = protocolServer(sdk, { ...catalog, tools: [] }, ({ requestInfo }) => {
      return this.#hosts.get(requestInfo!)!;
    });
    return {
      // Nothing here changes while it runs, so that there is nothing to subscribe to.
      handler: sdk.createMcpHandler(server, { maxSubscriptions: 0, keepAliveMs: 0 }),
      tools: Buffer.from(`"tools":${JSON.stringify(tools)}`),
    };
  }
}

type HeaderLines = [name: string, value: string][];

/** The headers that the SDK reads. */
function linesForSdk(headers: IncomingHttpHeaders): HeaderLines {
  const read: IncomingHttpHeaders = { ...headers, accept: acceptFor(headers.accept) };
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

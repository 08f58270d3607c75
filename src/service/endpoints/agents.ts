import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { catalogOf } from '../../agents/catalog.ts';
import { type AgentMessage, MAX_MESSAGE_BYTES, readMessage } from '../../agents/message.ts';
import { protocolServer } from '../../agents/protocol-server.ts';
import { loadSdk, SdkMissingError } from '../../agents/sdk.ts';
import type { Operation } from '../../operation.ts';
import { SAMPLE_ORIGIN } from '../../surfaces/code-samples.ts';
import type { Page } from '../../surfaces/page.ts';
import type { Caller } from '../callers/caller.ts';
import type { TrustedProxies } from '../callers/caller-address.ts';
import { FailedRequest } from '../callers/usage.ts';
import type { CallContext } from '../calls/call.ts';
import type { Outcome } from '../http/answer.ts';
import { admitBody, type Body, jsonForm, readBody } from '../http/body.ts';
import type { Exchange } from '../http/exchange.ts';
import { refuseForeignPages } from '../http/local-access.ts';
import { Refusal } from '../http/refusal.ts';
import type { AgentEndpoint } from '../http/routing.ts';
import { AgentExchange, type AgentExchangeOptions, protocolHeaders } from './agent-exchange.ts';
import { PageVariants } from './page-variants.ts';

export interface AgentEndpointOptions
  extends Pick<AgentExchangeOptions, 'context' | 'log' | 'onQuotaRefusal'> {
  readonly operations: readonly Operation[];
  readonly release: string;
  /** The docs as Markdown, with a section for each group. */
  readonly docs: Page | undefined;
  /** The address of the service, where requests do not name it. */
  readonly publicUrl: string | undefined;
  readonly trustedProxies: TrustedProxies;
}

const PATH = '/mcp';

/**
 * POST /mcp: the Model Context Protocol, one message a request. The caller is known before the message is read, by the
 * same key as everywhere; what fails before there is a conversation is answered as everywhere too.
 */
export function agentEndpoint(options: AgentEndpointOptions): AgentEndpoint {
  const conversations = new Conversations(options);
  return {
    kind: 'agents',
    name: PATH,
    requestHeaders: protocolHeaders,
    warmUp: () => conversations.warmUp(),
    answer: async (exchange) => {
      const { context } = options;
      refuseForeignPages(exchange.request, options.trustedProxies);
      const caller = await context.identity.identify(exchange);
      let body: Body | undefined;
      try {
        body = await receive(context, exchange, caller);
        const message = readMessage(body.bytes);
        refuseBatch(message);
        return await conversations.answer({ exchange, caller, message });
      } catch (error) {
        if (error instanceof FailedRequest) throw error;
        throw new FailedRequest(error, await context.identity.usageOf(caller));
      } finally {
        body?.release();
      }
    },
  };
}

function receive({ bodyMemory }: CallContext, exchange: Exchange, caller: Caller): Promise<Body> {
  const limit = admitBody(exchange.request.headers, PATH, jsonForm(MAX_MESSAGE_BYTES));
  return readBody(exchange, { limit, memory: bodyMemory, caller: caller.id });
}

function refuseBatch({ value }: AgentMessage): void {
  if (!Array.isArray(value)) return;
  throw new Refusal('invalid_request', `A body of ${PATH} is one JSON-RPC message, not a list of them.`);
}

/** The SDK's handler, and the exchanges that it answers. */
class Conversations {
  readonly #options: AgentEndpointOptions;
  readonly #exchanges = new WeakMap<Request, AgentExchange>();
  #loading: Promise<McpHttpHandler> | undefined;

  constructor(options: AgentEndpointOptions) {
    this.#options = options;
  }

  async answer(received: Pick<AgentExchangeOptions, 'exchange' | 'caller' | 'message'>): Promise<Outcome> {
    const handler = await this.#handler();
    const { context, log, onQuotaRefusal } = this.#options;
    const { host } = received.exchange.request.headers;
    const exchange = new AgentExchange({
      ...received,
      context,
      origin: this.#originFor(host),
      readDocs: (group) =>
        this.#readDocs(group, host).catch((error: unknown) => {
          log.error('the docs could not be rendered', error, received.exchange.requestId);
          throw error;
        }),
      log,
      onQuotaRefusal,
    });
    const request = exchange.request();
    this.#exchanges.set(request, exchange);
    return exchange.answer(handler, request);
  }

  /** Loads the handler, unless its package is not installed, and has it answer a message. */
  async warmUp(): Promise<void> {
    try {
      const handler = await this.#handler();
      const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
      const request = new Request(`http://localhost${PATH}`, { method: 'POST', headers });
      const message = { jsonrpc: '2.0', id: 0, method: 'tools/list' };
      const response = await handler.fetch(request, { parsedBody: message });
      await response.arrayBuffer();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #handler(): Promise<McpHttpHandler> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      if (!(error instanceof SdkMissingError)) throw error;
      throw new Refusal('not_installed', `${PATH} is not available: ${error.message}.`);
    });
    return this.#loading;
  }

  async #load(): Promise<McpHttpHandler> {
    const sdk = await loadSdk();
    sdk.preloadSchemas();
    const { operations, release } = this.#options;
    const catalog = catalogOf(operations, { release, delivery: 'in-result', isMetered: true });
    const server = protocolServer(sdk, catalog, ({ requestInfo }) => this.#exchanges.get(requestInfo!)!);
    // Nothing here changes while it runs, so that there is nothing to subscribe to.
    return sdk.createMcpHandler(server, { maxSubscriptions: 0, keepAliveMs: 0 });
  }

  #originFor(host: string | undefined): string {
    const { publicUrl } = this.#options;
    return publicUrl ?? new PageVariants({ text: '', origin: SAMPLE_ORIGIN }).originFor(host);
  }

  /** A section of the docs, with the address of the request in it. */
  async #readDocs(group: string, host: string | undefined): Promise<string> {
    const page = await this.#options.docs?.render();
    const text = page?.sections?.[group];
    if (page === undefined || text === undefined) return '';
    const variants = new PageVariants({ ...page, text });
    return variants.plain(variants.originFor(host)).toString();
  }
}

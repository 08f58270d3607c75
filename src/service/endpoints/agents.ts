import { catalogOf } from '../../agents/catalog.ts';
import { type AgentMessage, MAX_MESSAGE_BYTES, readMessage } from '../../agents/message.ts';
import { SdkMissingError } from '../../agents/sdk.ts';
import type { Operation } from '../../operation.ts';
import { SAMPLE_ORIGIN } from '../../surfaces/docs/code-samples.ts';
import type { Page } from '../../surfaces/page.ts';
import type { Caller } from '../callers/caller.ts';
import type { TrustedProxies } from '../callers/caller-address.ts';
import { FailedRequest } from '../callers/usage.ts';
import type { CallContext } from '../calls/call.ts';
import { admitBody, type Body, jsonForm, readBody } from '../http/body/body.ts';
import type { Exchange } from '../http/exchange.ts';
import { refuseForeignPages } from '../http/headers/local-access.ts';
import { Refusal } from '../http/refusal.ts';
import type { AgentEndpoint } from '../http/routing.ts';
import { AgentExchange, type AgentExchangeOptions } from './agent-exchange.ts';
import { DocsSections } from './docs-sections.ts';
import { originFor } from './page-origin.ts';
import { ProtocolAnswers, protocolHeaders } from './protocol-answers.ts';

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
  const { operations, release, docs, publicUrl, context, log, onQuotaRefusal } = options;
  const protocol = new ProtocolAnswers(() =>
    catalogOf(operations, { release, delivery: 'in-result', isMetered: true }),
  );
  const sections = new DocsSections(docs);
  return {
    kind: 'agents',
    name: PATH,
    requestHeaders: protocolHeaders,
    warmUp: () => protocol.warmUp().catch(ignoreMissing),
    answer: async (exchange) => {
      refuseForeignPages(exchange.request, options.trustedProxies);
      const caller = await context.identity.identify(exchange);
      let body: Body | undefined;
      try {
        body = await receive(context, exchange, caller);
        const message = readMessage(body.bytes);
        refuseBatch(message);
        const { host } = exchange.request.headers;
        const asked = new AgentExchange({
          context,
          exchange,
          caller,
          message,
          origin: publicUrl ?? originFor(host, SAMPLE_ORIGIN),
          docsOf: (group) => sections.of(group, host),
          log,
          onQuotaRefusal,
        });
        return await asked.answer(protocol).catch(refuseMissing);
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

/** The package of the protocol is optional. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof SdkMissingError)) throw error;
}

function refuseMissing(error: unknown): never {
  if (!(error instanceof SdkMissingError)) throw error;
  throw new Refusal('not_installed', `${PATH} is not available: ${error.message}.`);
}

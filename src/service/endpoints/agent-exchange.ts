import type { CallToolResult } from '@modelcontextprotocol/server';
import { JsonParts } from '../../agents/json-parts.ts';
import type { AgentMessage } from '../../agents/message.ts';
import { refusalResult } from '../../agents/refusal.ts';
import { sameCallByCurl } from '../../agents/same-call.ts';
import { toolName } from '../../agents/tool.ts';
import { fileResult, jsonResult, LongJsonError } from '../../agents/tool-result.ts';
import type { Operation } from '../../operation.ts';
import type { ResultBytes } from '../../request/result-bytes.ts';
import type { Caller } from '../callers/caller.ts';
import { FailedRequest, type Usage } from '../callers/usage.ts';
import type { CallContext } from '../calls/call.ts';
import { callTool } from '../calls/tool-call.ts';
import type { Outcome, Recorded } from '../http/answer.ts';
import { CallerGone } from '../http/connections/caller-gone.ts';
import type { Exchange } from '../http/exchange.ts';
import { isBug, statusOf, toolRefusal } from '../http/problem.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import type { ProtocolAnswers } from './protocol-answers.ts';
import type { AgentHost } from './stand-ins.ts';

export interface AgentExchangeOptions {
  readonly context: CallContext;
  readonly exchange: Exchange;
  readonly caller: Caller;
  readonly message: AgentMessage;
  /** The address of this service as the caller knows it. */
  readonly origin: string;
  /** The Markdown of a group's docs, as a JSON string in UTF-8. */
  readonly docsOf: (group: string) => Promise<Uint8Array>;
  readonly log: Log;
  /** Called when a tool call is refused because the quota is used up. */
  readonly onQuotaRefusal: (plan: Caller['kind']) => void;
}

/** One message over HTTP with its answer. It carries one tool call at most, and remembers what that was counted. */
export class AgentExchange implements AgentHost {
  readonly #options: AgentExchangeOptions;
  readonly #parts = new JsonParts();
  #usage: Usage | undefined;
  #recorded: Recorded | undefined;
  #gone: FailedRequest | undefined;

  constructor(options: AgentExchangeOptions) {
    this.#options = options;
  }

  /** The answer of the protocol. Rejects with a FailedRequest when the caller has left. */
  async answer(protocol: ProtocolAnswers): Promise<Outcome> {
    const { context, exchange, caller, message } = this.#options;
    const answer = await protocol.to(message.value, exchange.request.headers, this);
    if (this.#gone !== undefined) throw this.#gone;
    return {
      answer,
      usage: this.#usage ?? (await context.identity.usageOf(caller)),
      ...(this.#recorded && { recorded: this.#recorded }),
    };
  }

  async readDocs(group: string): Promise<Uint8Array> {
    return Buffer.concat([Buffer.from('"text":'), await this.#options.docsOf(group)]);
  }

  async callTool(operation: Operation): Promise<Uint8Array> {
    const result = JSON.stringify(await this.#call(operation));
    return this.#parts.fill(Buffer.from(result.slice(1, -1)));
  }

  async #call(operation: Operation): Promise<CallToolResult> {
    const { context, exchange, caller, message } = this.#options;
    const argumentsText = message.argumentsText ?? new TextEncoder().encode('{}');
    const { socket } = exchange.request;
    try {
      const { value, used } = await callTool(
        context,
        { operation, argumentsText, caller, socket },
        (result) => this.#resultOf(operation, result, argumentsText),
      );
      this.#usage = { caller, used };
      this.#recorded = { operation: operation.id, status: 200 };
      return value;
    } catch (error) {
      return this.#refuse(operation, error, argumentsText);
    }
  }

  #resultOf(operation: Operation, result: ResultBytes, argumentsText: Uint8Array): CallToolResult {
    if (result.kind === 'json') return jsonResult(result, this.#parts);
    const { fileName, asciiName = fileName } = result;
    return fileResult(result, this.#sameCall(operation, asciiName, argumentsText), this.#parts);
  }

  #sameCall(operation: Operation, fileName: string, argumentsText: Uint8Array): string {
    const { origin, caller } = this.#options;
    return sameCallByCurl({ operation, fileName, origin, hasKey: caller.kind === 'paid', argumentsText });
  }

  #refuse(operation: Operation, error: unknown, argumentsText: Uint8Array): CallToolResult {
    const { exchange, caller, log, onQuotaRefusal } = this.#options;
    const failed = error instanceof FailedRequest ? error : new FailedRequest(error, { caller, used: 0 });
    const { reason, usage } = failed;
    if (reason instanceof CallerGone) this.#gone = failed;
    else if (isBug(reason)) log.error('internal error while handling a call', reason, exchange.requestId);
    if (reason instanceof Refusal && reason.code === 'quota_exceeded') onQuotaRefusal(caller.kind);
    this.#usage = usage;
    this.#recorded = { operation: operation.id, status: statusOf(reason) };
    const refusal = toolRefusal(reason, exchange.requestId);
    if (!(reason instanceof LongJsonError)) return refusalResult(refusal);
    return refusalResult(refusal, this.#sameCall(operation, `${toolName(operation)}.json`, argumentsText));
  }
}

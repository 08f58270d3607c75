import type { CallToolResult, McpHttpHandler } from '@modelcontextprotocol/server';
import { JsonParts } from '../../agents/json-parts.ts';
import type { AgentMessage } from '../../agents/message.ts';
import type { ToolCall, ToolHost } from '../../agents/protocol-server.ts';
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
import { CallerGone } from '../http/caller-gone.ts';
import type { Exchange } from '../http/exchange.ts';
import { isBug, statusOf, toolRefusal } from '../http/problem.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';

export interface AgentExchangeOptions {
  readonly context: CallContext;
  readonly exchange: Exchange;
  readonly caller: Caller;
  readonly message: AgentMessage;
  /** The address of this service as the caller knows it. */
  readonly origin: string;
  readonly readDocs: ToolHost['readDocs'];
  readonly log: Log;
  /** Called when a tool call is refused because the quota is used up. */
  readonly onQuotaRefusal: (plan: Caller['kind']) => void;
}

/** Headers of the protocol itself. */
export const protocolHeaders: readonly string[] = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** One message over HTTP with its answer. It carries one tool call at most, and remembers what that was counted. */
export class AgentExchange implements ToolHost {
  readonly #options: AgentExchangeOptions;
  readonly readDocs: ToolHost['readDocs'];
  readonly #parts = new JsonParts();
  #usage: Usage | undefined;
  #recorded: Recorded | undefined;
  #gone: FailedRequest | undefined;

  constructor(options: AgentExchangeOptions) {
    this.#options = options;
    this.readDocs = options.readDocs;
  }

  /** The message as the SDK wants it. */
  request(): Request {
    const { exchange } = this.#options;
    const headers = new Headers();
    for (const name of ['accept', 'content-type', ...protocolHeaders]) {
      const value = exchange.request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    return new Request(`http://localhost${exchange.path}`, { method: 'POST', headers });
  }

  /** Has the SDK answer the message. Rejects with a FailedRequest when the caller has left. */
  async answer(handler: McpHttpHandler, request: Request): Promise<Outcome> {
    const { context, caller, message } = this.#options;
    const response = await handler.fetch(request, { parsedBody: message.value });
    const body = this.#parts.fill(new Uint8Array(await response.arrayBuffer()));
    if (this.#gone !== undefined) throw this.#gone;
    const contentType = response.headers.get('content-type');
    return {
      answer: {
        status: response.status,
        headers: [...(contentType ? ['content-type', contentType] : []), 'cache-control', 'no-store'],
        body,
      },
      usage: this.#usage ?? (await context.identity.usageOf(caller)),
      ...(this.#recorded && { recorded: this.#recorded }),
    };
  }

  async callTool({ operation }: ToolCall): Promise<CallToolResult> {
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
    if (isBug(reason)) log.error('internal error while handling a call', reason, exchange.requestId);
    if (reason instanceof Refusal && reason.code === 'quota_exceeded') onQuotaRefusal(caller.kind);
    this.#usage = usage;
    this.#recorded = { operation: operation.id, status: statusOf(reason) };
    const refusal = toolRefusal(reason, exchange.requestId);
    if (!(reason instanceof LongJsonError)) return refusalResult(refusal);
    return refusalResult(refusal, this.#sameCall(operation, `${toolName(operation)}.json`, argumentsText));
  }
}

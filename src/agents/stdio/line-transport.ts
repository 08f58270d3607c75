import type { Readable } from 'node:stream';
import type { JSONRPCMessage, RequestId, Transport } from '@modelcontextprotocol/server';
import { InputError } from '../../errors.ts';
import { JsonParts } from '../json-parts.ts';
import { type AgentMessage, MAX_MESSAGE_BYTES, readMessage } from '../message.ts';
import type { Sdk } from '../sdk.ts';

export interface LineTransportOptions {
  readonly sdk: Sdk;
  readonly input: Readable;
  /** Writes one line; resolves when there is room for the next. */
  readonly writeLine: (line: string) => Promise<void>;
}

const NEWLINE = 10;

/**
 * Messages as lines of JSON. The transport of the SDK would parse the arguments of tools, which have to reach their
 * operations as they were written. At the end of its input it answers what it was asked, and closes then.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: NonNullable<Transport['onmessage']>;
  readonly #sdk: Sdk;
  readonly #input: Readable;
  readonly #writeLine: LineTransportOptions['writeLine'];
  readonly #arguments = new Map<RequestId, Uint8Array>();
  readonly #resultParts = new Map<RequestId, JsonParts>();
  readonly #unanswered = new Set<RequestId>();
  #parts: Buffer[] = [];
  #length = 0;
  #hasEnded = false;
  #isClosed = false;
  /** Resolves when the conversation is over. */
  readonly closed: Promise<void>;
  #resolveClosed = (): void => {};

  constructor({ sdk, input, writeLine }: LineTransportOptions) {
    this.#sdk = sdk;
    this.#input = input;
    this.#writeLine = writeLine;
    this.closed = new Promise((resolve) => {
      this.#resolveClosed = resolve;
    });
  }

  /** The arguments of the call with this id; handed out once. */
  takeArguments(id: RequestId): Uint8Array {
    const written = this.#arguments.get(id);
    this.#arguments.delete(id);
    return written ?? new TextEncoder().encode('{}');
  }

  /** The long parts of the answer to the call with this id; dropped with the call. */
  partsOf(id: RequestId): JsonParts {
    const parts = new JsonParts();
    if (this.#unanswered.has(id)) this.#resultParts.set(id, parts);
    return parts;
  }

  async start(): Promise<void> {
    this.#input.on('data', (chunk: Buffer) => this.#read(chunk));
    this.#input.once('end', () => this.#end());
    this.#input.once('error', () => this.#end());
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#isClosed) return;
    try {
      await this.#writeLine(this.#lineOf(message));
    } finally {
      if (!('method' in message) && message.id !== undefined) this.#forget(message.id);
      this.#closeWhenDone();
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#input.pause();
    this.onclose?.();
    this.#resolveClosed();
  }

  #lineOf(message: JSONRPCMessage): string {
    const line = JSON.stringify(message);
    const parts = 'id' in message && message.id !== undefined ? this.#resultParts.get(message.id) : undefined;
    return parts === undefined ? line : Buffer.from(parts.fill(Buffer.from(line))).toString();
  }

  #forget(id: RequestId): void {
    this.#unanswered.delete(id);
    this.#resultParts.delete(id);
  }

  #read(chunk: Buffer): void {
    for (let from = 0; from < chunk.length; ) {
      const at = chunk.indexOf(NEWLINE, from);
      const part = chunk.subarray(from, at < 0 ? chunk.length : at);
      this.#length += part.length;
      // What is too long is counted and dropped until its line ends.
      if (this.#length <= MAX_MESSAGE_BYTES) this.#parts.push(part);
      if (at < 0) return;
      this.#endLine();
      from = at + 1;
    }
  }

  #endLine(): void {
    const isTooLong = this.#length > MAX_MESSAGE_BYTES;
    const line = Buffer.concat(isTooLong ? [] : this.#parts);
    this.#parts = [];
    this.#length = 0;
    if (isTooLong) this.#refuse(`A message may have at most ${MAX_MESSAGE_BYTES} bytes.`);
    else if (!isBlank(line)) this.#receive(line);
  }

  #receive(line: Buffer): void {
    const message = this.#readMessage(line);
    if (message === undefined) return;
    const { value, argumentsText } = message;
    if ('method' in value && 'id' in value) {
      this.#unanswered.add(value.id);
      if (argumentsText !== undefined) this.#arguments.set(value.id, argumentsText);
    }
    // An answer is not sent for a call that is cancelled.
    if ('method' in value && value.method === 'notifications/cancelled') {
      this.#forget(value.params?.requestId as RequestId);
    }
    this.onmessage?.(value);
  }

  #readMessage(line: Buffer): (Omit<AgentMessage, 'value'> & { readonly value: JSONRPCMessage }) | undefined {
    try {
      const { value, argumentsText } = readMessage(line);
      return { value: this.#sdk.parseJSONRPCMessage(value), argumentsText };
    } catch (error) {
      if (error instanceof InputError) {
        this.#refuse(`The message ${error.faults[0]?.message}.`, this.#sdk.ProtocolErrorCode.ParseError);
      } else {
        this.#refuse('A line must be one JSON-RPC 2.0 message; batches are not supported.');
      }
      return undefined;
    }
  }

  #refuse(message: string, code: number = this.#sdk.ProtocolErrorCode.InvalidRequest): void {
    const line = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } });
    void this.#writeLine(line).catch((error: Error) => this.onerror?.(error));
  }

  #end(): void {
    this.#hasEnded = true;
    if (this.#length > 0) this.#endLine();
    this.#closeWhenDone();
  }

  #closeWhenDone(): void {
    if (this.#hasEnded && this.#unanswered.size === 0) void this.close();
  }
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}

import type { Readable } from 'node:stream';
import type { JSONRPCMessage, RequestId, Transport } from '@modelcontextprotocol/server';
import { InputError } from '../../errors.ts';
import { JsonParts } from '../json-parts.ts';
import { type AgentMessage, MAX_MESSAGE_BYTES, readMessage } from '../message.ts';
import type { Sdk } from '../sdk.ts';
import { InputLines } from './input-lines.ts';

export interface LineTransportOptions {
  readonly sdk: Sdk;
  readonly input: Readable;
  /** Writes one line; resolves when there is room for the next. */
  readonly writeLine: (line: string) => Promise<void>;
}

/** Calls that are begun and not answered, beyond which nothing more is read. */
const MAX_UNANSWERED = 64;

/** Characters of lines not yet written and bytes of calls not yet answered, beyond which nothing more is read. */
const MAX_HELD = 4_194_304;

/**
 * Messages as lines of JSON. The transport of the SDK would parse the arguments of tools, which have to reach their
 * operations as they were written. Reads on while there is room for what it leads to: an agent that does not take its
 * answers waits with its calls. At the end of its input it answers what it was asked, and closes then.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: NonNullable<Transport['onmessage']>;
  readonly #sdk: Sdk;
  readonly #input: Readable;
  readonly #writeLine: LineTransportOptions['writeLine'];
  readonly #lines = new InputLines(MAX_MESSAGE_BYTES);
  readonly #arguments = new Map<RequestId, Uint8Array>();
  /** The bytes of each call that is not answered, by its id; of more than one where an agent repeats ids. */
  readonly #unanswered = new Map<RequestId, number[]>();
  readonly #resultParts = new Map<RequestId, JsonParts>();
  #calls = 0;
  #held = 0;
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
    this.#input.on('data', (chunk: Buffer) => {
      this.#lines.add(chunk);
      this.#readOn();
    });
    this.#input.once('end', () => this.#end());
    this.#input.once('error', () => this.#end());
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#isClosed) return;
    try {
      await this.#write(message);
    } finally {
      const id = this.#answeredBy(message);
      if (id !== undefined) this.#settle(id);
      this.#readOn();
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#input.pause();
    this.onclose?.();
    this.#resolveClosed();
  }

  /** Takes what has arrived, line by line, for as long as there is room, and more of the input when all is taken. */
  #readOn(): void {
    while (!this.#isClosed && this.#calls < MAX_UNANSWERED && this.#held <= MAX_HELD) {
      const line = this.#lines.next();
      if (line === undefined) {
        if (!this.#hasEnded) this.#input.resume();
        else if (this.#calls === 0) void this.close();
        return;
      }
      this.#receive(line);
    }
    this.#input.pause();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#lines.end();
    this.#readOn();
  }

  #receive(line: Buffer | 'too-long'): void {
    if (line === 'too-long') {
      this.#refuse(`A message may have at most ${MAX_MESSAGE_BYTES} bytes.`);
      return;
    }
    const message = isBlank(line) ? undefined : this.#readMessage(line);
    if (message === undefined) return;
    const { value, argumentsText } = message;
    if ('method' in value && 'id' in value) {
      this.#begin(value.id, line.length);
      if (argumentsText !== undefined) this.#arguments.set(value.id, argumentsText);
    }
    // An answer is not sent for a call that is cancelled.
    if ('method' in value && value.method === 'notifications/cancelled') {
      this.#settle(value.params?.requestId as RequestId);
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

  /** A refusal is a call, too, until it is written. */
  #refuse(message: string, code: number = this.#sdk.ProtocolErrorCode.InvalidRequest): void {
    this.#calls += 1;
    this.#write({ jsonrpc: '2.0', id: null, error: { code, message } })
      .catch((error: Error) => this.onerror?.(error))
      .finally(() => {
        this.#calls -= 1;
        this.#readOn();
      });
  }

  #begin(id: RequestId, bytes: number): void {
    const calls = this.#unanswered.get(id) ?? [];
    this.#unanswered.set(id, [...calls, bytes]);
    this.#calls += 1;
    this.#held += bytes;
  }

  #settle(id: RequestId): void {
    const [bytes, ...others] = this.#unanswered.get(id) ?? [];
    if (bytes === undefined) return;
    if (others.length > 0) {
      this.#unanswered.set(id, others);
    } else {
      this.#unanswered.delete(id);
      this.#arguments.delete(id);
      this.#resultParts.delete(id);
    }
    this.#calls -= 1;
    this.#held -= bytes;
  }

  async #write(message: object): Promise<void> {
    const line = this.#lineOf(message);
    this.#held += line.length;
    try {
      await this.#writeLine(line);
    } finally {
      this.#held -= line.length;
    }
  }

  #lineOf(message: object): string {
    const line = JSON.stringify(message);
    const { id } = message as { readonly id?: RequestId | null };
    const parts = id == null ? undefined : this.#resultParts.get(id);
    return parts === undefined ? line : Buffer.from(parts.fill(Buffer.from(line))).toString();
  }

  /** The id of the call that a message answers. A subscription stays open, and is answered when it is acknowledged. */
  #answeredBy(message: JSONRPCMessage): RequestId | undefined {
    if (!('method' in message)) return message.id;
    if (message.method !== 'notifications/subscriptions/acknowledged') return undefined;
    return message.params?._meta?.[this.#sdk.SUBSCRIPTION_ID_META_KEY] as RequestId | undefined;
  }
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}

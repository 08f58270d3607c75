import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import {
  Client,
  type JSONRPCMessage,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import { type AgentOptions, serveAgent } from '../../../src/agents/stdio/serve-agent.ts';
import { operations } from '../../../src/registry.ts';
import { testNeeds } from '../worlds/needs.ts';

/** `legacy` has a handshake (2025-11-25); `auto` finds out that the server does without (2026-07-28). */
export type Era = 'legacy' | 'auto';

export const eras: readonly Era[] = ['legacy', 'auto'];

/** The official client, connected by a transport. */
export async function connect(transport: Transport, era: Era): Promise<Client> {
  const client = new Client(
    { name: 'sundry-tests', version: '1.0.0' },
    { versionNegotiation: { mode: era } },
  );
  await client.connect(transport);
  return client;
}

/** The official client of a service. */
export function connectOverHttp(
  origin: string,
  era: Era,
  headers: Readonly<Record<string, string>> = {},
): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } });
  return connect(transport, era);
}

/** An agent's server in this process, and every line that it wrote. */
export interface AgentServer {
  readonly lines: readonly string[];
  readonly input: PassThrough;
  /** What its client speaks through. */
  readonly transport: Transport;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
}

/** Serves an agent over streams instead of the standard ones. */
export function startAgentServer(options: Partial<AgentOptions> = {}): AgentServer {
  const input = new PassThrough();
  const lines: string[] = [];
  const transport = new LineClientTransport(input);
  const ended = serveAgent({
    operations,
    release: '1.0.0',
    needs: async () => testNeeds(),
    readDocs: async (group) => `## ${group}`,
    folder: undefined,
    input: input as Readable,
    writeLine: async (line) => {
      lines.push(line);
      transport.receive(line);
    },
    onBug: () => {},
    ...options,
  });
  return { lines, input, transport, ended };
}

class LineClientTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: NonNullable<Transport['onmessage']>;
  readonly #output: PassThrough;

  constructor(output: PassThrough) {
    this.#output = output;
  }

  receive(line: string): void {
    this.onmessage?.(JSON.parse(line));
  }

  async start(): Promise<void> {}

  async send(message: JSONRPCMessage): Promise<void> {
    this.#output.write(`${JSON.stringify(message)}\n`);
  }

  async close(): Promise<void> {
    this.#output.end();
    this.onclose?.();
  }
}

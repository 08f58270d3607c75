import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolName } from '../../src/agents/tool.ts';
import type { Example, Operation, Result } from '../../src/operation.ts';
import { operations as registered } from '../../src/registry.ts';
import { perform } from '../../src/request/perform.ts';
import { readValue } from '../../src/request/read.ts';
import { resultBytes } from '../../src/request/result-bytes.ts';
import { jsonInput } from '../../src/surfaces/examples/json-input.ts';
import { sampleOperation } from '../support/operations/sample-operation.ts';
import {
  connect,
  connectOverHttp,
  type Era,
  eras,
  startAgentServer,
} from '../support/running/agent-client.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { talk } from '../support/running/socket.ts';
import { isWhole } from '../support/whole.ts';
import { testNeeds } from '../support/worlds/needs.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const needs = testNeeds({ clock: () => NOW });

/** The example whose ports the operations use. */
let current: Example | undefined;
// The sample is an operation that no group has: it is a tool by being in the list.
const operations: readonly Operation[] = [...registered, sampleOperation].map((operation) => ({
  ...operation,
  run: (input, given) => operation.run(input, { ...given, ...current?.needs }),
}));
const examples = operations.flatMap((operation) =>
  operation.examples.map((example) => ({ operation, example })),
);

type CalledExample = (typeof examples)[number];

interface Door {
  readonly client: Client;
  close(): Promise<void>;
}

let service: TestService;
/** What the library answers. */
const answers = new Map<CalledExample, unknown>();
beforeAll(async () => {
  for (const called of examples) {
    const { operation, example } = called;
    current = example;
    const result = await perform(operation, readValue(operation, jsonInput(operation, example)), needs);
    answers.set(called, answerOf(result));
  }
  service = await startService({ operations, clock: needs.clock });
});
afterAll(() => service.stop());

const doors: Readonly<Record<'HTTP' | 'stdio', (era: Era) => Promise<Door>>> = {
  HTTP: async (era) => {
    const client = await connectOverHttp(service.origin, era);
    return { client, close: () => client.close() };
  },
  stdio: async (era) => {
    const server = startAgentServer({ operations, needs: async () => needs });
    const client = await connect(server.transport, era);
    return {
      client,
      close: async () => {
        await client.close();
        await server.ended;
      },
    };
  },
};

const matrix = (['HTTP', 'stdio'] as const).flatMap((door) => eras.map((era) => ({ door, era })));

describe.each(matrix)('the official client over $door, $era', ({ door, era }) => {
  let opened: Door;
  beforeAll(async () => {
    opened = await doors[door](era);
  });
  afterAll(() => opened.close());

  it('speaks the era it asks for', () => {
    const version = opened.client.getNegotiatedProtocolVersion();
    expect(version).toBe(era === 'legacy' ? '2025-11-25' : '2026-07-28');
  });

  it('lists one tool an operation, by its id with _ for the dot', async () => {
    const { tools } = await opened.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(operations.map((operation) => toolName(operation)));
  });

  it('gets the answer of the library for every example', async () => {
    const before = await countedCalls();
    // Both eras send the same calls: outside `npm run test:whole` the older one sends the first of each operation.
    const asked = isWhole || era !== 'legacy' ? examples : examples.filter(isFirst);
    for (const called of asked) {
      const { operation, example } = called;
      current = example;
      const call = { name: toolName(operation), arguments: { ...jsonInput(operation, example) } };
      const result = (await opened.client.callTool(call)) as CallToolResult;
      expect(result.isError, `${operation.id}: ${example.title}`).toBeFalsy();
      expect(answerIn(result), `${operation.id}: ${example.title}`).toEqual(answers.get(called));
    }
    expect((await countedCalls()) - before).toBe(door === 'HTTP' ? asked.length : 0);
  });

  it('reads the docs of every group as Markdown', async () => {
    const { resources } = await opened.client.listResources();
    expect(resources.length).toBeGreaterThan(0);
    for (const { uri, name } of resources) {
      expect(uri).toBe(`sundry://docs/${name}`);
      const { contents } = await opened.client.readResource({ uri });
      expect(contents).toEqual([
        expect.objectContaining({ uri, mimeType: 'text/markdown', text: expect.stringMatching(/^## \w/) }),
      ]);
    }
  });

  it('gets a JSON-RPC error for a tool or document that does not exist', async () => {
    await expect(opened.client.callTool({ name: 'no_such_tool' })).rejects.toMatchObject({ code: -32602 });
    await expect(opened.client.readResource({ uri: 'sundry://docs/none' })).rejects.toMatchObject({
      code: expect.any(Number),
    });
  });

  it('gets every fault with its field, free of charge', async () => {
    const before = await countedCalls();
    const result = await opened.client.callTool({
      name: toolName(sampleOperation),
      arguments: { name: '', times: 10, gifts: [{ what: 'a' }, {}] },
    });
    expect(result).toMatchObject({ isError: true });
    expect(result.content).toEqual([
      {
        type: 'text',
        text:
          'invalid_request: name must be a string of 1 to 80 bytes of UTF-8, not an empty string. ' +
          'times must be an integer from 1 to 9, not 10. gifts[1].what is required: a string.',
      },
    ]);
    expect(await countedCalls()).toBe(before);
  });
});

it('the docs have the address of each request, though all share the answer of the protocol', async () => {
  for (const [id, name] of ['a.localhost:1', '127.0.0.1:2', 'a.localhost:1'].entries()) {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'resources/read',
      params: { uri: 'sundry://docs/qr' },
    });
    const media = 'content-type: application/json\r\naccept: application/json, text/event-stream\r\n';
    const head = `POST /mcp HTTP/1.1\r\nhost: ${name}\r\n${media}content-length: ${body.length}\r\n\r\n`;
    const received = await talk(service.port, [head + body]);
    const [, data = ''] = /^data: (.*)$/m.exec(received) ?? [];
    const { id: answered, result } = JSON.parse(data);
    expect(answered).toBe(id);
    expect(result.contents[0].text).toMatch(/^## /);
    expect(new Set(result.contents[0].text.match(/http:\/\/[^/\s'"`)]+(?=\/v1\/)/g))).toEqual(
      new Set([`http://${name}`]),
    );
  }
});

function isFirst({ operation, example }: CalledExample): boolean {
  return example === operation.examples[0];
}

async function countedCalls(): Promise<number> {
  const answer = await fetch(`${service.origin}/docs.md`, { method: 'HEAD' });
  return Number(answer.headers.get('x-quota-used'));
}

/** What a caller of the library has: a value, or the bytes of a file. */
function answerOf(result: Result): unknown {
  return result.kind === 'json'
    ? { value: JSON.parse(new TextDecoder().decode(resultBytes(result).bytes)) }
    : { bytes: Buffer.from(result.bytes) };
}

/** The same, read from the result of a tool: the data in its text, or the file behind the text that describes it. */
function answerIn({ content, structuredContent }: CallToolResult): unknown {
  const [first, second] = content;
  if (structuredContent !== undefined) {
    const value: unknown = first?.type === 'text' ? JSON.parse(first.text) : undefined;
    expect(value).toEqual(structuredContent);
    return { value };
  }
  if (second?.type === 'text') return { bytes: Buffer.from(second.text) };
  if (second?.type === 'image') return { bytes: Buffer.from(second.data, 'base64') };
  if (second?.type !== 'resource' || !('blob' in second.resource)) return undefined;
  return { bytes: Buffer.from(second.resource.blob, 'base64') };
}

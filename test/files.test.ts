import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileFolder } from '../src/agents/stdio/file-folder.ts';
import { toolName, toolOf } from '../src/agents/tool.ts';
import { clientOf } from '../src/client/client.ts';
import { routeTable } from '../src/client/route-table.ts';
import { runCommand } from '../src/command/command.ts';
import type { Operation } from '../src/operation.ts';
import { perform } from '../src/request/perform.ts';
import { MAX_AGENT_FILE_BYTES, readValue } from '../src/request/read.ts';
import { resultBytes } from '../src/request/result-bytes.ts';
import { answerExamples } from '../src/surfaces/examples/example-answers.ts';
import { jsonInput } from '../src/surfaces/examples/json-input.ts';
import { openApi } from '../src/surfaces/openapi/openapi.ts';
import {
  fileMember,
  fileOperations,
  pictureOperation,
  textOperation,
} from './support/operations/file-operations.ts';
import { connect, connectOverHttp, startAgentServer } from './support/running/agent-client.ts';
import { inMemory } from './support/running/command-run.ts';
import { startService, type TestService } from './support/running/service.ts';
import { testNeeds } from './support/worlds/needs.ts';
import { testFacts } from './support/worlds/service-facts.ts';

let service: TestService;
let parent = '';
let path = '';
beforeAll(async () => {
  service = await startService({ operations: fileOperations });
  parent = mkdtempSync(join(tmpdir(), 'sundry-files-'));
  path = join(parent, 'files');
  mkdirSync(path);
  for (const { examples } of fileOperations) {
    for (const { file } of examples) writeFileSync(join(path, file!.name), file!.bytes);
  }
});
afterAll(async () => {
  rmSync(parent, { recursive: true, force: true });
  await service.stop();
});

/** What the operation answers to its example, as text. */
async function answerTo(operation: Operation): Promise<string> {
  const input = jsonInput(operation, operation.examples[0]!);
  const result = await perform(operation, readValue(operation, input), testNeeds());
  return new TextDecoder().decode(resultBytes(result).bytes);
}

const words = (operation: Operation) => {
  const [group = '', name = ''] = operation.id.split('.');
  return [group, name.replaceAll('_', '-')];
};
const run = inMemory(runCommand);

describe.each(fileOperations)('a file comes through every face: $id', (operation) => {
  const example = operation.examples[0]!;
  const { name, bytes } = example.file!;
  const flags = Object.entries(example.input).map(([member, value]) => `--${member}=${value}`);
  const world = { operations: fileOperations };

  it('the library takes bytes', async () => {
    const input = { ...example.input, [fileMember(operation)]: Buffer.from(bytes) };
    const result = await perform(operation, readValue(operation, input), testNeeds());
    expect(new TextDecoder().decode(resultBytes(result).bytes).replace(/,"charset".*"/, '')).toBe(
      (await answerTo(operation)).replace(/,"charset".*"/, ''),
    );
  });

  it.each([
    ['a path', [name], undefined],
    ['--file', ['--file', name], undefined],
    ['-', ['-'], bytes],
    ['a pipe', [], bytes],
  ])('the command takes %s', async (_, operands, stdin) => {
    const files = { [name]: bytes };
    const { stdout, stderr } = await run([...words(operation), ...operands, ...flags, '--json'], {
      files,
      world,
      ...(stdin && { stdin }),
    });
    expect(stderr).toBe('');
    expect(stdout.replace(/,"charset".*"/, '').trimEnd()).toBe(
      (await answerTo(operation)).replace(/,"charset".*"/, ''),
    );
  });

  it('a server of the command gets the same bytes', async () => {
    const serverOf = () => ({ url: service.origin, key: undefined });
    const { stdout } = await run([...words(operation), name, ...flags, '--json', '--url', service.origin], {
      files: { [name]: bytes },
      world: { ...world, serverOf },
    });
    const local = await run([...words(operation), name, ...flags, '--json'], {
      files: { [name]: bytes },
      world,
    });
    expect(stdout).toBe(local.stdout);
  });

  it.each([
    ['bytes', () => ({ ...example.input, [fileMember(operation)]: bytes })],
    ['the form of JSON', () => jsonInput(operation, example)],
  ])('the client takes %s', async (_, input) => {
    const client = clientOf(routeTable([operation]), { baseUrl: service.origin });
    const [group = '', method = ''] = words(operation);
    const camel = method.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const answer = await client[group]![camel]!(input());
    const { charset: _charset, ...expected } = JSON.parse(await answerTo(operation));
    expect(answer).toMatchObject({ ok: true, value: expected });
  });

  it.each(['HTTP', 'stdio'] as const)('an agent sends it in JSON over %s', async (door) => {
    const server = startAgentServer({ operations: fileOperations });
    const client = await (door === 'HTTP'
      ? connectOverHttp(service.origin, 'auto')
      : connect(server.transport, 'auto'));
    const { content } = await client.callTool({
      name: toolName(operation),
      arguments: { ...jsonInput(operation, example) },
    });
    expect(content).toMatchObject([{ type: 'text', text: await answerTo(operation) }]);
    await client.close();
    server.input.end();
    await server.ended;
  });
});

describe('an agent with a folder', () => {
  const call = async (tool: string, given: Record<string, unknown>) => {
    const folder = await FileFolder.open(path);
    const server = startAgentServer({ operations: fileOperations, folder });
    const client = await connect(server.transport, 'legacy');
    const { content, isError } = await client.callTool({ name: tool, arguments: given });
    await client.close();
    server.input.end();
    await server.ended;
    return { text: (content as { text: string }[])[0]!.text, isError: isError === true };
  };

  it('names a file in it', async () => {
    const { text } = await call('text_weigh_picture', { picture_path: './three.png', factor: 2 });
    expect(JSON.parse(text)).toEqual({ bytes: 3, sum: 512 });
  });

  it.each([
    ['outside', '../secret', /in the folder of this server/],
    ['of another place', '/etc/hostname', /in the folder of this server/],
    ['by a link', 'link', /in the folder of this server/],
    ['in a folder behind a link', 'linked/secret', /in the folder of this server/],
    ['that is not there', 'none', /in the folder of this server/],
    ['that is a folder', '.', /not of a folder/],
    ['that is too long', 'long', /at most 300 bytes, not 301/],
  ])('gets none %s', async (_, given, message) => {
    writeFileSync(join(parent, 'secret'), 'a');
    writeFileSync(join(path, 'long'), 'x'.repeat(301));
    for (const [target, link] of [
      ['secret', 'link'],
      ['.', 'linked'],
    ] as const) {
      rmSync(join(path, link), { force: true });
      symlinkSync(join(parent, target), join(path, link));
    }
    const { text, isError } = await call('text_weigh_picture', { picture_path: given });
    expect([isError, text]).toEqual([true, expect.stringMatching(message)]);
    expect(text).toContain('picture_path');
  });

  it('gives the file once', async () => {
    const { text } = await call('text_weigh_picture', { picture_path: 'three.png', picture: 'AQ==' });
    expect(text).toContain('picture_path cannot be given beside picture');
  });

  it('sees both ways in its tool, and the path in no other', () => {
    const inFolder = toolOf(pictureOperation, 'in-folder');
    expect(Object.keys(inFolder.inputSchema.properties ?? {})).toEqual(['picture', 'factor', 'picture_path']);
    expect(inFolder.inputSchema.required).toBeUndefined();
    const inResult = toolOf(pictureOperation, 'in-result');
    expect(Object.keys(inResult.inputSchema.properties ?? {})).toEqual(['picture', 'factor']);
    expect(inResult.inputSchema.required).toEqual(['picture']);
    expect(inResult.inputSchema.properties.picture?.description).toContain('base64');
  });
});

describe('limits of agents and commands', () => {
  it('an agent sends a file of a million bytes, and no longer one', async () => {
    const large = { ...textOperation, limits: { bodyBytes: 2_000_000 } };
    const server = startAgentServer({ operations: [large] });
    const client = await connect(server.transport, 'legacy');
    const ask = async (length: number) => {
      const { content } = await client.callTool({
        name: 'text_show_bytes',
        arguments: { file: 'x'.repeat(length) },
      });
      return (content as { text: string }[])[0]!.text;
    };
    // It reaches the operation, whose answer is twice as long.
    expect(await ask(MAX_AGENT_FILE_BYTES)).toMatch(/^invalid_request: The arguments give 2,/);
    expect(await ask(100)).toMatch(/^\{"10"/);
    expect(await ask(MAX_AGENT_FILE_BYTES + 1)).toMatch(
      /^body_too_large: file may have at most 1,000,000 bytes/,
    );
    await client.close();
    server.input.end();
    await server.ended;
  });

  it.each([
    ['a second file', ['a', 'b'], /one <picture> is expected/],
    ['a text in place of a path', ['data:image/png,1'], /cannot read data:image\/png,1/],
    ['a flag for it', ['--picture', 'AQ=='], /--picture/],
  ])('the command refuses %s', async (_, args, err) => {
    const { status, stderr } = await run(['text', 'weigh-picture', ...args], {
      files: { a: 'a', b: 'b' },
      world: { operations: fileOperations },
    });
    expect([status, stderr]).toEqual([2, expect.stringMatching(err)]);
  });

  it('a file that is too long is named by its path', async () => {
    const { status, stderr } = await run(['text', 'weigh-picture', 'long.png'], {
      files: { 'long.png': 'x'.repeat(301) },
      world: { operations: fileOperations },
    });
    expect([status, stderr]).toEqual([2, 'sundry text weigh-picture: long.png may have at most 300 bytes\n']);
  });

  it('JSON that an operation has written keeps its order and its digits on a terminal', async () => {
    const { stdout } = await run(['text', 'show-bytes', 'a'], {
      files: { a: 'a' },
      world: { operations: fileOperations },
    });
    expect(stdout).toBe('{\n  "10": 10,\n  "9": 9.50,\n  "hex": "61"\n}\n');
    const one = await run(['text', 'show-bytes', 'a', '--get', '9'], {
      files: { a: 'a' },
      world: { operations: fileOperations },
    });
    expect(one.stdout).toBe('9.50\n');
  });
});

describe('the documents', () => {
  it('OpenAPI has an entry for each media type of the body', async () => {
    const answers = await answerExamples(fileOperations);
    const document = openApi(fileOperations, testFacts(), answers) as unknown as {
      paths: Record<
        string,
        { post: { requestBody: { content: Record<string, unknown> }; parameters?: unknown[] } }
      >;
      components: { schemas: Record<string, { properties: Record<string, unknown> }> };
    };
    const { requestBody, parameters } = document.paths['/v1/picture']!.post;
    expect(Object.keys(requestBody.content)).toEqual([
      'image/*',
      'application/octet-stream',
      'application/json',
      'multipart/form-data',
    ]);
    expect(requestBody.content['multipart/form-data']).toMatchObject({
      schema: {
        required: ['picture'],
        properties: {
          picture: { contentMediaType: 'application/octet-stream' },
          factor: { type: 'integer' },
        },
      },
    });
    expect(parameters).toMatchObject([{ name: 'factor', in: 'query', required: false }]);
    const schemas = Object.entries(document.components.schemas).filter(([name]) => name.endsWith('Request'));
    expect(schemas.map(([, { properties }]) => properties)).toMatchObject([
      { picture: { type: 'string', contentEncoding: 'base64' } },
      { file: { type: 'string' } },
    ]);
    expect(document.paths['/v1/bytes']!.post.requestBody.content['text/plain']).toMatchObject({
      schema: { type: 'string' },
      examples: { example1: { value: 'ab' } },
    });
  });
});

import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { runCommand } from '../../src/command/command.ts';
import { exampleCommand } from '../../src/command/help/example-command.ts';
import type { Example, Needs } from '../../src/operation.ts';
import { operations } from '../../src/registry.ts';
import { perform } from '../../src/request/perform.ts';
import { readValue } from '../../src/request/read.ts';
import { resultBytes } from '../../src/request/result-bytes.ts';
import { readCommandServer } from '../../src/service/settings/server-settings.ts';
import { jsonInput } from '../../src/surfaces/examples/json-input.ts';
import { inMemory } from '../support/running/command-run.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { testNeeds } from '../support/worlds/needs.ts';

const runInMemory = inMemory(runCommand);
const machine = testNeeds({ clock: () => new Date('2026-03-01T12:00:00.000Z') });

let current: Example | undefined;
const declared = operations.map((operation) => ({
  ...operation,
  run: (input: never, given: Needs) => operation.run(input, { ...given, ...current?.needs }),
}));

let service: TestService;
let words: readonly (readonly string[])[];
const examples = declared.flatMap((operation) =>
  operation.examples.map((example) => ({ name: `${operation.id}: ${example.title}`, operation, example })),
);

beforeAll(async () => {
  service = await startService({ operations: declared, clock: machine.clock });
  words = splitByBash(examples.map(({ operation, example }) => exampleCommand(operation, example)));
});
afterAll(() => service.stop());

/** The words of each command as a shell sees them. */
function splitByBash(commands: readonly string[]): readonly (readonly string[])[] {
  const script = `sundry() { printf '%s\\0' "$@" ''; printf '\\1'; }\n${commands.join('\n')}\n`;
  return execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' })
    .split('\u0001')
    .slice(0, -1)
    .map((each) => each.split('\0').slice(0, -2));
}

/** What the call answers without any face around it. */
async function direct({ operation, example }: (typeof examples)[number]): Promise<Buffer> {
  const result = await perform(operation, readValue(operation, jsonInput(operation, example)), {
    ...machine,
    ...example.needs,
  });
  return Buffer.from(resultBytes(result).bytes);
}

async function answerBy(args: readonly string[], { file }: Example, url?: string): Promise<Buffer> {
  const toServer =
    url === undefined ? {} : { serverOf: () => readCommandServer({}, { url, key: undefined }) };
  const world = { operations: declared, needsOf: async () => machine, ...toServer };
  const given = file === undefined ? {} : { [file.name]: file.bytes };
  const run = await runInMemory([...args, '--json'], { world, files: { ...given } });
  expect(run.stderr.replace(/^warning: .*\n/gm, '')).toBe('');
  expect(run.status).toBe(0);
  const [written] = Object.entries(run.files).filter(([name]) => name !== file?.name);
  return withoutBreak(Buffer.from(written?.[1] ?? run.bytes));
}

/** JSON is printed and saved with a line break at its end. */
function withoutBreak(bytes: Buffer): Buffer {
  return bytes.toString('latin1', 0, 1) === '{' ? bytes.subarray(0, -1) : bytes;
}

describe('each example in the help runs, and its answer is that of every other face', () => {
  it.each(examples.map((each, index) => ({ ...each, index })))('$name', async (each) => {
    current = each.example;
    const expected = await direct(each);
    expect(await answerBy(words[each.index]!, each.example)).toEqual(expected);
    expect(await answerBy(words[each.index]!, each.example, service.origin), 'by a server').toEqual(expected);
  });

  it.each(examples)('as a body: $name', async (each) => {
    current = each.example;
    const name = each.operation.id.replace('.', ' ').replaceAll('_', '-').split(' ');
    const isSample = Object.keys(each.operation.input.properties).length === 0;
    const body = isSample ? [] : ['--input', JSON.stringify(jsonInput(each.operation, each.example))];
    expect(await answerBy([...name, ...body, '-o', 'out/'], each.example)).toEqual(await direct(each));
  });
});

describe('a server is called with the same input, and answers in the same words', () => {
  const world = () => ({
    operations: declared,
    serverOf: () => readCommandServer({}, { url: service.origin, key: undefined }),
  });

  test('a refusal is named by the flag', async () => {
    const { status, stderr } = await runInMemory(['qr', 'create', 'a', '--size', '4000'], { world: world() });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'sundry qr create: --size must be an integer from 64 to 2048, not 4000\n',
    });
  });

  test('with --json the problem of the server is one line', async () => {
    const { stderr } = await runInMemory(['qr', 'create', 'a', '--size', '4000', '--json'], {
      world: world(),
    });
    expect(JSON.parse(stderr)).toMatchObject({ code: 'invalid_request', request_id: expect.any(String) });
  });

  test('warnings and ignored members come from its headers', async () => {
    const args = ['qr', 'create', '--input', '{"data":"a","margin":0,"shop":"north"}'];
    const { stderr } = await runInMemory(args, { world: world() });
    expect(stderr).toBe('warning: quiet-zone\nwarning: not known and ignored: shop\n');
  });

  test('a key that is refused: 3, and the option that has it', async () => {
    const serverOf = () => readCommandServer({}, { url: service.origin, key: 'sundry_x' });
    const { status, stderr } = await runInMemory(['qr', 'create', 'a'], { world: { ...world(), serverOf } });
    expect(status).toBe(3);
    expect(stderr).toMatch(/^sundry qr create: .*--key/s);
  });

  test('a quota that is used up: 3', async () => {
    const small = await startService({ operations: declared, freeDaily: 1 });
    const serverOf = () => readCommandServer({}, { url: small.origin, key: undefined });
    const call = () => runInMemory(['qr', 'create', 'a'], { world: { operations: declared, serverOf } });
    expect((await call()).status).toBe(0);
    const { status, stdout } = await call();
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
    await small.stop();
  });

  test('no connection: 3, and the reason', async () => {
    const serverOf = () => readCommandServer({}, { url: 'http://127.0.0.1:9', key: undefined });
    const { status, stderr } = await runInMemory(['qr', 'create', 'a'], { world: { ...world(), serverOf } });
    expect(status).toBe(3);
    expect(stderr).toMatch(/^sundry qr create: no answer from http:\/\/127\.0\.0\.1:9: \S/);
  });

  test('an invalid address is a mistake on the command line', async () => {
    const { status, stderr } = await runInMemory(['--url', 'localhost:80', 'qr', 'create', 'a']);
    expect(status).toBe(2);
    expect(stderr).toContain('--url must be an http or https address, not localhost:80');
  });

  test('openapi is asked of it', async () => {
    expect(JSON.parse((await runInMemory(['openapi'], { world: world() })).stdout)).toMatchObject({
      openapi: '3.1.1',
    });
  });
});

describe('the environment names the server where flags do not', () => {
  const none = { url: undefined, key: undefined };
  const rows = [
    { name: 'nothing', environment: {}, given: none, server: undefined },
    {
      name: 'SUNDRY_URL and SUNDRY_KEY',
      environment: { SUNDRY_URL: 'http://a.example/', SUNDRY_KEY: 'k' },
      given: none,
      server: { url: 'http://a.example', key: 'k' },
    },
    {
      name: 'flags win',
      environment: { SUNDRY_URL: 'http://a.example', SUNDRY_KEY: 'k' },
      given: { url: 'http://b.example', key: 'l' },
      server: { url: 'http://b.example', key: 'l' },
    },
    { name: 'a key alone names no server', environment: { SUNDRY_KEY: 'k' }, given: none, server: undefined },
  ];
  it.each(rows)('$name', ({ environment, given, server }) => {
    expect(readCommandServer(environment, given)).toEqual(server);
  });

  test('a bad value is refused, a secret is not shown', () => {
    expect(() => readCommandServer({ SUNDRY_URL: 'a' }, none)).toThrow(
      'SUNDRY_URL is "a", but must be an http',
    );
    expect(() => readCommandServer({ SUNDRY_URL: 'http://a', SUNDRY_KEY: 'a b' }, none)).toThrow(
      /^SUNDRY_KEY must be/,
    );
  });
});

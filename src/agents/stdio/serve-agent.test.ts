import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { sampleOperation } from '../../../test/support/operations/sample-operation.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { UpstreamError } from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import { MAX_MESSAGE_BYTES } from '../message.ts';
import { FileFolder } from './file-folder.ts';
import { ownStdout } from './own-stdout.ts';
import { type AgentOptions, serveAgent } from './serve-agent.ts';

const hello = JSON.stringify({
  jsonrpc: '2.0',
  id: 'hello',
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

function callOf(id: number, args: string, name = 'text_greet'): string {
  return `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${name}","arguments":${args}}}`;
}

/** What the server writes for these lines, by id; those without one come as `none`. */
async function answersTo(lines: readonly string[], options: Partial<AgentOptions> = {}) {
  const input = new PassThrough();
  const written: string[] = [];
  const ended = serveAgent({
    operations: [sampleOperation],
    release: '1.0.0',
    needs: async () => testNeeds(),
    readDocs: async () => '',
    folder: undefined,
    input,
    writeLine: async (line) => void written.push(line),
    onBug: () => {},
    ...options,
  });
  input.end(`${lines.join('\n')}\n`);
  await ended;
  const messages = written.map((line) => JSON.parse(line));
  return new Map(messages.map((message) => [message.id ?? 'none', message]));
}

/** The sample with another way to end. */
function ending(run: () => never): Operation {
  return { ...sampleOperation, run };
}

describe('an agent on streams', () => {
  it('is answered all it asked before its input ended', async () => {
    const answers = await answersTo([hello, callOf(1, '{"name":"Ada"}'), '', callOf(2, '{"name":"Bo"}')]);
    expect(answers.get(2).result.structuredContent).toEqual({ greetings: ['Hello, Bo!'] });
    expect([...answers.keys()]).toEqual(['hello', 1, 2]);
  });

  it('is refused a batch, a line that is not JSON and one that is too long, and goes on', async () => {
    for (const [line, code] of [
      [`[${callOf(1, '{}')}]`, -32600],
      ['{"jsonrpc":"2.0",', -32700],
      [`"${'x'.repeat(MAX_MESSAGE_BYTES)}"`, -32600],
    ] as const) {
      const answers = await answersTo([hello, line, callOf(2, '{"name":"Ada"}')]);
      expect(answers.get('none').error.code).toBe(code);
      expect(answers.get(2).result.isError).toBeUndefined();
    }
  });

  it('is refused arguments over the limit of the operation', async () => {
    const answers = await answersTo([hello, callOf(1, `{"name":"${'x'.repeat(4096)}"}`)]);
    expect(answers.get(1).result).toEqual({
      isError: true,
      content: [{ type: 'text', text: 'body_too_large: The arguments may have at most 4096 bytes.' }],
    });
  });

  it('reads of an upstream that failed, but not of a fault of the program', async () => {
    const bugs: unknown[] = [];
    const failing = ending(() => {
      throw new UpstreamError('upstream_timeout', 'No answer in time.');
    });
    const broken = ending(() => {
      throw new TypeError('secret');
    });
    const texts = await Promise.all(
      [failing, broken].map(async (operation) => {
        const onBug = (error: unknown) => void bugs.push(error);
        const answers = await answersTo([hello, callOf(1, '{"name":"Ada"}')], {
          operations: [operation],
          onBug,
        });
        return answers.get(1).result.content[0].text;
      }),
    );
    expect(texts[0]).toBe('upstream_timeout: No answer in time.');
    expect(texts[1]).toMatch(/^internal_error: This is a fault of the program/);
    expect(texts[1]).not.toContain('secret');
    expect(bugs).toEqual([expect.any(TypeError)]);
  });

  it('gets no answer to a call that it cancels, and the call can end early', async () => {
    const cancel = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}';
    const patient: Operation = {
      ...sampleOperation,
      run: (_input, { visit }) =>
        new Promise((_resolve, reject) => {
          visit?.abandoned().addEventListener('abort', () => reject(new Error('cancelled')));
        }),
    };
    const answers = await answersTo([hello, callOf(1, '{"name":"Ada"}'), cancel], { operations: [patient] });
    expect([...answers.keys()]).toEqual(['hello']);
  });

  it('with a folder gets the path of a file and a link to it, without its bytes', async () => {
    const path = mkdtempSync(join(tmpdir(), 'sundry-files-'));
    const folder = await FileFolder.open(path);
    const args = '{"name":"Ada","format":"text"}';
    const answers = await answersTo([hello, callOf(1, args), callOf(2, args)], { folder });
    const blocks = answers.get(1).result.content;
    expect(blocks).toMatchObject([
      { type: 'text', text: expect.stringMatching(/^Saved \/.*greeting\.txt: text\/plain, 11 bytes\.$/) },
      {
        type: 'resource_link',
        uri: expect.stringMatching(/^file:\/\/\/.*greeting\.txt$/),
        name: 'greeting.txt',
      },
    ]);
    expect(blocks).toHaveLength(2);
    expect(readFileSync(new URL(answers.get(2).result.content[1].uri), 'utf8')).toBe('Hello, Ada!');
    rmSync(path, { recursive: true });
  });

  it('loads the outside world with the first call of a tool', async () => {
    let loads = 0;
    const needs = async () => {
      loads += 1;
      return testNeeds();
    };
    await answersTo([hello, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'], { needs });
    expect(loads).toBe(0);
    await answersTo([hello, callOf(1, '{"name":"Ada"}')], { needs });
    expect(loads).toBe(1);
  });
});

describe('the standard output', () => {
  it('carries messages alone: what an operation prints comes out on the standard error', async () => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const writeLine = ownStdout({ stdout, stderr } as unknown as NodeJS.Process);
    stdout.write('a stray print\n');
    await writeLine('{}');
    expect(String(stdout.read())).toBe('{}\n');
    expect(String(stderr.read())).toBe('a stray print\n');
  });
});

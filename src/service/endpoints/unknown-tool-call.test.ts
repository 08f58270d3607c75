import { describe, expect, it } from 'vitest';
import { unknownToolCall } from './unknown-tool-call.ts';

const tools = ['qr_create', 'site_intel'];

function call(name: unknown, lines: readonly (readonly [string, string])[] = []) {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } };
  return { message, lines };
}

/** As the protocol refuses it. */
function refused(sentence: string) {
  const body = `data: {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":${JSON.stringify(sentence)}}}\n\n`;
  return { status: 200, headers: [], body: Buffer.from(body) };
}

describe('a call of an unknown tool', () => {
  it.each([
    ['a name near to a tool', 'create_qr', 'There is no tool "create_qr". Did you mean qr_create?'],
    ['a name with letters that JSON escapes', 'a"\n\\', 'There is no tool "a\\"\\n\\\\".'],
    ['an empty name', '', 'There is no tool "".'],
    ['a long name', 'n'.repeat(9000), `There is no tool "${'n'.repeat(100)}".`],
  ])('is asked under one name, and answered with its own: %s', (_name, name, sentence) => {
    const { asked, answerFrom } = unknownToolCall(call(name), tools)!;
    expect(asked).toEqual(call('nothing'));
    expect(answerFrom(refused('There is no tool "nothing".'))).toEqual(refused(sentence));
  });

  it('has its header renamed with it', () => {
    const lines = [['accept', '*/*'] as const, ['mcp-name', 'nil'] as const];
    expect(unknownToolCall(call('nil', lines), tools)!.asked).toEqual(
      call('nothing', [
        ['accept', '*/*'],
        ['mcp-name', 'nothing'],
      ]),
    );
  });

  it.each([
    ['of a known tool', call('qr_create')],
    ['whose header has another name, which the protocol refuses', call('nil', [['mcp-name', 'nothing']])],
    ['without a name', call(undefined)],
    ['whose name is no text', call(1)],
    ['of another method', { message: { method: 'tools/list', params: { name: 'nil' } }, lines: [] }],
    ['that is a list', { message: [], lines: [] }],
  ])('is not a message %s', (_name, sent) => {
    expect(unknownToolCall(sent, tools)).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import { refusalOf } from '../../test/support/refusal.ts';
import { readMessage } from './message.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (written: Uint8Array | undefined) => written && new TextDecoder().decode(written);

const rows: readonly { name: string; message: string; written: string | undefined }[] = [
  {
    name: 'twenty digits stay as they were written',
    message: '{"method":"tools/call","params":{"name":"a","arguments":{"id": 12345678901234567890}}}',
    written: '{"id": 12345678901234567890}',
  },
  {
    name: 'arguments that are left out are empty',
    message: '{"method":"tools/call","params":{"name":"a"}}',
    written: '{}',
  },
  {
    name: 'of duplicate members the last counts, as for a parser',
    message: '{"method":"tools/call","params":{"arguments":{"a":1}},"params":{"arguments":{"a":2}}}',
    written: '{"a":2}',
  },
  { name: 'other methods have none', message: '{"method":"tools/list","params":{}}', written: undefined },
  {
    name: 'what is no object is left for the protocol to refuse',
    message: '{"method":"tools/call","params":{"arguments":[1]}}',
    written: undefined,
  },
];

test.each(rows)('$name', ({ message, written }) => {
  const read = readMessage(bytes(message));
  expect(text(read.argumentsText)).toBe(written);
  if (written !== undefined) expect(read.value).toMatchObject({ params: { arguments: {} } });
  else expect(read.value).toEqual(JSON.parse(message));
});

test('an envelope is at most 100 levels deep, arguments may be as deep as their operation allows', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const call = `{"method":"tools/call","params":{"arguments":{"rows":${deep(5000)}}}}`;
  expect(text(readMessage(bytes(call)).argumentsText)).toHaveLength(10_009);
  const error = refusalOf(() => readMessage(bytes(`{"method":"ping","params":${deep(5000)}}`)));
  expect(error).toMatchObject({ code: 'malformed_json' });
});

test('a text that is not JSON is refused with its place', () => {
  const error = refusalOf(() => readMessage(bytes('{"a":1,}')));
  expect(error.faults[0]?.message).toMatch(/^is not valid JSON at line 1, column \d$/);
});

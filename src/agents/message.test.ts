import { expect, test } from 'vitest';
import { leastCpuMilliseconds } from '../../test/support/cpu-time.ts';
import { refusalOf } from '../../test/support/judging/refusal.ts';
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
    name: 'what is not an object is left for the protocol to refuse',
    message: '{"method":"tools/call","params":{"arguments":[1]}}',
    written: undefined,
  },
];

test.each(rows)('$name', ({ message, written }) => {
  const read = readMessage(bytes(message));
  expect(text(read.argumentsText)).toBe(written);
  const { params } = read.value as { params?: { arguments?: unknown } };
  if (written !== undefined) expect(params?.arguments ?? {}).toEqual({});
  else expect(read.value).toEqual(JSON.parse(message));
});

test('an envelope is at most 100 levels deep, arguments may be as deep as their operation allows', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const call = `{"method":"tools/call","params":{"arguments":{"rows":${deep(5000)}}}}`;
  expect(text(readMessage(bytes(call)).argumentsText)).toHaveLength(10_009);
  const error = refusalOf(() => readMessage(bytes(`{"method":"ping","params":${deep(5000)}}`)));
  expect(error).toMatchObject({ code: 'malformed_json' });
});

test('arguments are as long as a message may be, what is around them is short', () => {
  const long = `"${'a'.repeat(16_384)}"`;
  const call = `{"method":"tools/call","params":{"name":"a","arguments":{"text":${long}}}}`;
  expect(text(readMessage(bytes(call)).argumentsText)).toBe(`{"text":${long}}`);
  for (const message of [
    `{"method":"ping","params":{"text":${long}}}`,
    `{"method":"ping","params":{"arguments":{"text":${long}}}}`,
    `{"method":"tools/call","params":{"name":"a","arguments":[${long}]}}`,
    `{"method":"tools/call","params":{"name":${long},"arguments":{}}}`,
  ]) {
    expect(refusalOf(() => readMessage(bytes(message))).code).toBe('body_too_large');
  }
});

test('an envelope has at most 128 values, arguments as many as their operation allows', () => {
  const list = (items: number) => `[${Array(items).fill('0')}]`;
  const call = `{"method":"tools/call","params":{"arguments":{"rows":${list(5000)}}}}`;
  expect(text(readMessage(bytes(call)).argumentsText)).toHaveLength(10_010);
  // The message, its method, the params and the list are four of them.
  const ping = (items: number) => bytes(`{"method":"ping","params":{"a":${list(items)}}}`);
  expect(readMessage(ping(124)).value).toMatchObject({ method: 'ping' });
  expect(refusalOf(() => readMessage(ping(125))).code).toBe('body_too_large');
  const deep = `{"method":"ping","params":${'{"a":'.repeat(90)}${list(90)}${'}'.repeat(90)}}`;
  expect(refusalOf(() => readMessage(bytes(deep))).code).toBe('body_too_large');
});

test('arguments that are not JSON are left for their operation to refuse', () => {
  const call = '{"method":"tools/call","params":{"arguments":{"a":}}}';
  expect(text(readMessage(bytes(call)).argumentsText)).toBe('{"a":}');
});

test('a text that is not JSON is refused with its place', () => {
  const error = refusalOf(() => readMessage(bytes('{"a":1,}')));
  expect(error.faults[0]?.message).toMatch(/^is not valid JSON at line 1, column \d$/);
});

test('a long message that is refused costs a small part of what parsing it would', () => {
  const members = Array.from({ length: 100_000 }, (_, member) => `"k${member}":1`);
  const message = bytes(`{"method":"tools/call","params":{"name":"a",${members}}}`);
  const reading = leastCpuMilliseconds(() => refusalOf(() => readMessage(message)));
  const parsing = leastCpuMilliseconds(() => JSON.parse(new TextDecoder().decode(message)));
  expect(reading).toBeLessThan(parsing / 3);
});

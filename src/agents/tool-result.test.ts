import type { CallToolResult } from '@modelcontextprotocol/server';
import { describe, expect, it, test } from 'vitest';
import type { FileResult, WrittenJson } from '../operation.ts';
import { JsonParts } from './json-parts.ts';
import { fileResult, jsonResult, LongJsonError, type SavedFile, savedFileResult } from './tool-result.ts';

/** A result as its reader gets it. */
function sent(make: (parts: JsonParts) => CallToolResult): CallToolResult {
  const parts = new JsonParts();
  const message = parts.fill(new TextEncoder().encode(JSON.stringify(make(parts))));
  return JSON.parse(new TextDecoder().decode(message));
}

const sentJson = (result: Omit<WrittenJson, 'kind'>) =>
  sent((parts) => jsonResult({ kind: 'json', ...result }, parts));
const sentFile = (given: FileResult, hint: string) => sent((parts) => fileResult(given, hint, parts));
const sentLink = (given: FileResult, saved: SavedFile) =>
  sent((parts) => savedFileResult(given, saved, parts));

const file = (mediaType: string, more: Partial<FileResult> = {}): FileResult => ({
  kind: 'file',
  bytes: new TextEncoder().encode('abc'),
  mediaType,
  fileName: 'a.bin',
  disposition: 'inline',
  ...more,
});

test('JSON comes as a text, and the same as structured content', () => {
  const bytes = new TextEncoder().encode('{"a":[1,null]}');
  expect(sentJson({ bytes })).toEqual({
    content: [{ type: 'text', text: '{"a":[1,null]}' }],
    structuredContent: { a: [1, null] },
  });
});

test('JSON that is not an object has no structured content, which must be one', () => {
  const bytes = new TextEncoder().encode('[1]');
  expect(sentJson({ bytes })).toEqual({ content: [{ type: 'text', text: '[1]' }] });
});

test('numbers keep their digits, and members the order and names that they have', () => {
  const text = '{"b":12345678901234567890,"__proto__":1e400,"a":"\\ud800"}';
  const parts = new JsonParts();
  const result = jsonResult({ kind: 'json', bytes: new TextEncoder().encode(text) }, parts);
  const message = new TextDecoder().decode(parts.fill(new TextEncoder().encode(JSON.stringify(result))));
  expect(message).toBe(
    `{"content":[{"type":"text","text":${JSON.stringify(text)}}],"structuredContent":${text}}`,
  );
});

test('line breaks between the values of JSON do not end the message (MCP, stdio; HTML 9.2.6)', () => {
  const bytes = new TextEncoder().encode('\r\n{\n"a": 1\r\n}');
  const parts = new JsonParts();
  const result = JSON.stringify(jsonResult({ kind: 'json', bytes }, parts));
  expect(new TextDecoder().decode(parts.fill(new TextEncoder().encode(result)))).not.toMatch(/[\r\n]/);
  expect(sentJson({ bytes }).structuredContent).toEqual({ a: 1 });
});

test('JSON that fits no context is refused, the longest that does is sent', () => {
  const ofLength = (bytes: number) => new TextEncoder().encode(`{"a":"${'x'.repeat(bytes - 8)}"}`);
  expect(sentJson({ bytes: ofLength(1_048_576) }).structuredContent).toEqual({ a: 'x'.repeat(1_048_568) });
  expect(() => sentJson({ bytes: ofLength(1_048_577) })).toThrow(LongJsonError);
});

test('ignored members are named in a text of their own', () => {
  const { content } = sentJson({
    bytes: new TextEncoder().encode('{}'),
    ignored: ['a', 'b.c'],
  });
  expect(content[1]).toEqual({ type: 'text', text: 'Ignored, because unknown: a, b.c' });
});

test('a file that fits no context is described, and left out', () => {
  const bytes = new Uint8Array(1_048_577);
  const { content } = sentFile(file('text/csv', { bytes }), 'How to save it.');
  expect(content).toEqual([
    { type: 'text', text: expect.stringMatching(/left out[\s\S]+How to save it\.$/) },
  ]);
});

describe('a file in its result', () => {
  it.each([
    ['text/csv; charset=utf-8', { type: 'text', text: 'abc' }],
    ['image/svg+xml', { type: 'text', text: 'abc' }],
    ['image/png', { type: 'image', data: 'YWJj', mimeType: 'image/png' }],
    [
      'application/pdf',
      {
        type: 'resource',
        resource: { uri: 'sundry://files/a.bin', mimeType: 'application/pdf', blob: 'YWJj', _meta: {} },
      },
    ],
  ])('begins with a text that stands alone; %s follows as it can be shown', (mediaType, content) => {
    const result = sentFile(file(mediaType), 'How to save it.');
    const described = `a.bin: ${mediaType.replace(/;.*/, '')}, 3 bytes.\nHow to save it.`;
    expect(result.content).toEqual([{ type: 'text', text: described }, content]);
  });

  it('never has structured content, which hides the file', () => {
    expect(sentFile(file('image/png'), '')).not.toHaveProperty('structuredContent');
    const saved = { path: '/a', url: 'file:///a' };
    expect(sentLink(file('image/png'), saved)).not.toHaveProperty('structuredContent');
  });

  it('names doubts, which HTTP has in headers', () => {
    const doubtful = file('image/png', { headers: { 'x-qr-warning': 'low-contrast', 'x-qr-version': '1' } });
    expect(sentFile(doubtful, '').content[0]).toMatchObject({
      text: 'a.bin: image/png, 3 bytes.\nx-qr-warning: low-contrast\n',
    });
  });
});

test('a saved file is a path and a link without its bytes; only a picture is shown as well', () => {
  const saved = { path: '/tmp/a.bin', url: 'file:///tmp/a.bin' };
  const text = (type: string) => ({ type: 'text', text: `Saved /tmp/a.bin: ${type}, 3 bytes.` });
  const link = (mimeType: string) => ({
    type: 'resource_link',
    uri: saved.url,
    name: 'a.bin',
    mimeType,
    size: 3,
  });
  expect(sentLink(file('application/pdf'), saved).content).toEqual([
    text('application/pdf'),
    link('application/pdf'),
  ]);
  expect(sentLink(file('image/png'), saved).content).toEqual([
    text('image/png'),
    link('image/png'),
    { type: 'image', data: 'YWJj', mimeType: 'image/png' },
  ]);
});

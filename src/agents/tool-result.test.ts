import { describe, expect, it, test } from 'vitest';
import type { FileResult } from '../operation.ts';
import { fileResult, jsonResult, savedFileResult } from './tool-result.ts';

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
  expect(jsonResult({ kind: 'json', bytes })).toEqual({
    content: [{ type: 'text', text: '{"a":[1,null]}' }],
    structuredContent: { a: [1, null] },
  });
});

test('JSON that is no object has no structured content, which must be one', () => {
  const bytes = new TextEncoder().encode('[1]');
  expect(jsonResult({ kind: 'json', bytes })).toEqual({ content: [{ type: 'text', text: '[1]' }] });
});

test('ignored members are named in a text of their own', () => {
  const { content } = jsonResult({
    kind: 'json',
    bytes: new TextEncoder().encode('{}'),
    ignored: ['a', 'b.c'],
  });
  expect(content[1]).toEqual({ type: 'text', text: 'Ignored, because unknown: a, b.c' });
});

test('a file that fits no context is described, and left out', () => {
  const bytes = new Uint8Array(1_048_577);
  const { content } = fileResult(file('text/csv', { bytes }), 'How to save it.');
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
    const result = fileResult(file(mediaType), 'How to save it.');
    const described = `a.bin: ${mediaType.replace(/;.*/, '')}, 3 bytes.\nHow to save it.`;
    expect(result.content).toEqual([{ type: 'text', text: described }, content]);
  });

  it('never has structured content, which hides the file', () => {
    expect(fileResult(file('image/png'), '')).not.toHaveProperty('structuredContent');
    const saved = { path: '/a', url: 'file:///a' };
    expect(savedFileResult(file('image/png'), saved)).not.toHaveProperty('structuredContent');
  });

  it('tells of doubts, which HTTP has in headers', () => {
    const doubtful = file('image/png', { headers: { 'x-qr-warning': 'low-contrast', 'x-qr-version': '1' } });
    expect(fileResult(doubtful, '').content[0]).toMatchObject({
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
  expect(savedFileResult(file('application/pdf'), saved).content).toEqual([
    text('application/pdf'),
    link('application/pdf'),
  ]);
  expect(savedFileResult(file('image/png'), saved).content).toEqual([
    text('image/png'),
    link('image/png'),
    { type: 'image', data: 'YWJj', mimeType: 'image/png' },
  ]);
});

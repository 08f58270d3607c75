import { describe, expect, it } from 'vitest';
import type { FileResult } from '../../operation.ts';
import { contentOf, fileNameOf, shortJson, shortText, sizeOf } from './answer-content.ts';

const file = (mediaType: string, body: string, asciiName?: string): FileResult => ({
  kind: 'file',
  bytes: new TextEncoder().encode(body),
  mediaType,
  fileName: 'qr.svg',
  ...(asciiName && { asciiName }),
  disposition: 'inline',
});

const contents = [
  {
    name: 'a picture becomes a data URL',
    given: file('image/svg+xml', 'hi'),
    expected: { kind: 'image', dataUrl: 'data:image/svg+xml;base64,aGk=' },
  },
  {
    name: 'JSON is its value',
    given: { kind: 'json', value: { a: 1 } } as const,
    expected: { kind: 'json', value: { a: 1 } },
  },
  {
    name: 'CSV is text',
    given: file('text/csv; charset=utf-8', 'a,b'),
    expected: { kind: 'text', text: 'a,b' },
  },
  { name: 'a PDF is a file', given: file('application/pdf', '%PDF'), expected: { kind: 'file' } },
];

describe('contentOf', () => {
  for (const { name, given, expected } of contents) {
    it(name, () => expect(contentOf(given)).toEqual(expected));
  }
});

describe('fileNameOf', () => {
  it('is the name of the file', () => expect(fileNameOf(file('a/b', ''))).toBe('qr.svg'));
  it('is the ASCII name when there are two', () =>
    expect(fileNameOf(file('a/b', '', 'q.svg'))).toBe('q.svg'));
  it('has none for JSON', () => expect(fileNameOf({ kind: 'json', value: 1 })).toBeUndefined());
});

describe('shortJson', () => {
  it('keeps a short list whole', () => expect(shortJson([1, 2])).toBe('[\n  1,\n  2\n]'));
  it('cuts a long list and says how much is missing', () => {
    expect(shortJson([1, 2, 3, 4, 5, 6, 7])).toBe('[\n  1,\n  2,\n  3,\n  4,\n  \u2026 3 more\n]');
  });
  it('cuts a long text', () => expect(shortJson('x'.repeat(200))).toBe(`"${'x'.repeat(120)}\u2026"`));
});

describe('shortText', () => {
  it('keeps 24 lines', () =>
    expect(shortText('a\r\n'.repeat(30)).split('\n').slice(23)).toEqual(['a', '\u2026 6 more lines']));
});

describe('sizeOf', () => {
  it('counts the UTF-8 of JSON', () => expect(sizeOf({ kind: 'json', value: '\u00e9' })).toBe(4));
  it('counts the bytes of a file', () => expect(sizeOf(file('a/b', 'abc'))).toBe(3));
});

import { describe, expect, it } from 'vitest';
import type { Answer } from '../request/perform.ts';
import { contentOf, fileNameOf, readableSize, shortJson, shortText } from './answer-content.ts';

const answer = (contentType: string, body: string, disposition?: string): Answer => ({
  headers: { 'content-type': contentType, ...(disposition && { 'content-disposition': disposition }) },
  body: new TextEncoder().encode(body),
});

const contents = [
  {
    name: 'a picture becomes a data URL',
    given: answer('image/svg+xml', 'hi'),
    expected: { kind: 'image', dataUrl: 'data:image/svg+xml;base64,aGk=' },
  },
  {
    name: 'JSON is read, parameters of the type aside',
    given: answer('application/json; charset=utf-8', '{"a":1}'),
    expected: { kind: 'json', value: { a: 1 } },
  },
  {
    name: 'CSV is text',
    given: answer('text/csv; charset=utf-8', 'a,b'),
    expected: { kind: 'text', text: 'a,b' },
  },
  { name: 'a PDF is a file', given: answer('application/pdf', '%PDF'), expected: { kind: 'file' } },
];

describe('contentOf', () => {
  for (const { name, given, expected } of contents) {
    it(name, () => expect(contentOf(given)).toEqual(expected));
  }
});

describe('fileNameOf', () => {
  it('reads the quoted name of RFC 6266', () => {
    expect(fileNameOf(answer('a/b', '', 'inline; filename="qr.svg"'))).toBe('qr.svg');
  });
  it('has none for an answer that is no file', () => expect(fileNameOf(answer('a/b', ''))).toBeUndefined());
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

describe('readableSize', () => {
  it('counts small sizes in bytes', () => expect(readableSize(999)).toBe('999 B'));
  it('counts in thousands from 1000', () => expect(readableSize(1611)).toBe('1.6 KB'));
});

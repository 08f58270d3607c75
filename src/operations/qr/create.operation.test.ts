import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../test/support/judging/declared-answer.ts';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import type { FileResult, JsonResult, Result, Route } from '../../operation.ts';
import { readRequest } from '../../request/read.ts';
import { createQr } from './create.operation.ts';
import { qrMatrix } from './matrix-answer.ts';
import type { QrRequest } from './schema.ts';

const [get, post] = createQr.routes as readonly [Route, Route];

function byGet(query: string): Result {
  return createQr.run(readRequest(createQr, get, { query }).input as QrRequest);
}

function byPost(body: unknown): Result {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return createQr.run(readRequest(createQr, post, { query: '', body: bytes }).input as QrRequest);
}

describe('refusals by POST', () => {
  const data = 'x';
  const rows: readonly { name: string; body: object; pointer: string; message?: RegExp }[] = [
    { name: 'no data', body: {}, pointer: '/data', message: /^is required/ },
    { name: 'empty data', body: { data: '' }, pointer: '/data' },
    { name: 'data that is a number', body: { data: 5 }, pointer: '/data' },
    { name: 'data that is a list', body: { data: ['x'] }, pointer: '/data' },
    {
      name: '1477 characters of 2 bytes are 2954 bytes',
      body: { data: '\u00e9'.repeat(1477) },
      pointer: '/data',
    },
    { name: '2954 digits, which version 40 would hold', body: { data: '1'.repeat(2954) }, pointer: '/data' },
    { name: 'half a surrogate pair is not U+FFFD', body: { data: 'a\ud83d' }, pointer: '/data' },
    { name: 'an empty size', body: { data, size: '' }, pointer: '/size' },
    { name: 'a hexadecimal size', body: { data, size: '0x100' }, pointer: '/size' },
    { name: 'a size with an exponent in text', body: { data, size: '1e3' }, pointer: '/size' },
    { name: 'half a pixel', body: { data, size: 512.5 }, pointer: '/size', message: /from 64 to 2048/ },
    { name: 'a size of true', body: { data, size: true }, pointer: '/size' },
    { name: 'a size beyond 2048 is not clamped', body: { data, size: 2049 }, pointer: '/size' },
    { name: 'a negative margin', body: { data, margin: -1 }, pointer: '/margin' },
    { name: 'rounded beyond 1', body: { data, rounded: 2 }, pointer: '/rounded' },
    {
      name: 'an unknown format',
      body: { data, format: 'gif' },
      pointer: '/format',
      message: /svg, png, json/,
    },
    { name: 'an unknown level', body: { data, ec: 'X' }, pointer: '/ec', message: /L, M, Q, H/ },
    { name: 'an empty level', body: { data, ec: '' }, pointer: '/ec' },
    { name: 'an empty colour', body: { data, fg: '' }, pointer: '/fg', message: /hex digits/ },
    { name: 'markup in a colour', body: { data, fg: '#"/><script>' }, pointer: '/fg' },
    { name: 'a colour by name', body: { data, bg: 'white' }, pointer: '/bg' },
    {
      name: 'fg equal to bg',
      body: { data, fg: '#fff', bg: 'FFFFFF' },
      pointer: '/fg',
      message: /differ from bg/,
    },
    { name: 'and for the matrix too', body: { data, fg: '#fff', format: 'json' }, pointer: '/fg' },
    {
      name: '2332 bytes at M',
      body: { data: 'x'.repeat(2332), ec: 'M' },
      pointer: '/ec',
      message: /2331.*\bL\b/,
    },
    { name: '1274 bytes at H', body: { data: 'x'.repeat(1274), ec: 'h' }, pointer: '/ec', message: /1273/ },
  ];
  test.each(rows)('$name', ({ body, pointer, message = /./ }) => {
    expect(refusalOf(() => byPost(body)).faults).toEqual([
      { pointer, message: expect.stringMatching(message) },
    ]);
  });
});

describe('refusals by GET', () => {
  const rows: readonly { name: string; query: string; pointer: string }[] = [
    { name: 'the matrix is not had by GET', query: 'data=x&format=json', pointer: '/format' },
    { name: 'an empty size is not 0', query: 'data=x&size=', pointer: '/size' },
    { name: 'a parameter given twice', query: 'data=x&data=y', pointer: '/data' },
    { name: 'a broken escape is not U+FFFD', query: 'data=%E9', pointer: '/data' },
    { name: 'true is not an integer in a query', query: 'data=x&rounded=true', pointer: '/rounded' },
  ];
  test.each(rows)('$name', ({ query, pointer }) => {
    expect(refusalOf(() => byGet(query)).faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });
});

describe('accepted', () => {
  const rows: readonly { name: string; result: () => Result; headers: Record<string, string> }[] = [
    {
      name: '2953 bytes beyond ASCII with the defaults: ECI and M yield',
      result: () => byPost({ data: `${'\u00e9'.repeat(1476)}x` }),
      headers: { 'x-qr-version': '40', 'x-qr-modules': '177', 'x-qr-ec': 'L', 'x-qr-segments': 'byte:2953' },
    },
    {
      name: '2332 bytes without a level fall to L',
      result: () => byPost({ data: 'x'.repeat(2332) }),
      headers: { 'x-qr-ec': 'L' },
    },
    { name: 'a given level is not raised', result: () => byGet('data=x&ec=l'), headers: { 'x-qr-ec': 'L' } },
    { name: 'a given level is kept', result: () => byGet('data=x&ec=H'), headers: { 'x-qr-ec': 'H' } },
    {
      name: 'digits in a link get a segment where it saves a version',
      result: () => byPost({ data: `https://ex.com/${'0123456789'.repeat(4)}` }),
      headers: { 'x-qr-segments': 'byte:15,numeric:40' },
    },
    {
      name: 'doubts are said, and answered all the same',
      result: () => byGet('data=x&size=64&margin=0&fg=ff0&format=png'),
      headers: { 'x-qr-warning': 'low-contrast,quiet-zone' },
    },
  ];
  test.each(rows)('$name', ({ result, headers }) => {
    expect(result().headers).toMatchObject(headers);
  });

  test('without doubts there is no warning', () => {
    expect(Object.keys(byGet('data=x').headers ?? {})).not.toContain('x-qr-warning');
  });

  test('JSON has exactly the members of the specification', () => {
    const { kind, value } = byPost({ data: 'LOT-4711', format: 'JSON' }) as JsonResult;
    expect([kind, Object.keys(value as object)]).toEqual([
      'json',
      ['version', 'ec', 'mode', 'mask', 'modules', 'matrix'],
    ]);
    expect(value).toMatchObject({ version: 1, ec: 'M', mode: 'alphanumeric', modules: 21 });
    expect((value as { matrix: string[] }).matrix).toHaveLength(21);
  });

  test('integer texts and booleans by POST, null as absent', () => {
    const plain = byPost({ data: 'x', size: 100, rounded: 1 });
    expect(byPost({ data: 'x', size: '100', rounded: true, margin: null, fg: null })).toEqual(plain);
  });
});

describe('GET and POST', () => {
  const rows: readonly { name: string; query: string; body: object }[] = [
    { name: 'a plus is a space, %2B a plus', query: 'data=a+b%2Bc', body: { data: 'a b+c' } },
    {
      name: 'every parameter',
      query: 'data=%C3%A9&format=PNG&size=0200&margin=2&ec=q&fg=%230a0&bg=fff0&rounded=1',
      body: {
        data: '\u00e9',
        format: 'png',
        size: 200,
        margin: 2,
        ec: 'Q',
        fg: '#0a0',
        bg: '#fff0',
        rounded: 1,
      },
    },
  ];
  test.each(rows)('give the same bytes: $name', ({ query, body }) => {
    expect(byGet(query)).toEqual(byPost(body));
  });
});

test('an image is shown, not saved', () => {
  const { mediaType, fileName, disposition } = byGet('data=x&format=png') as FileResult;
  expect({ mediaType, fileName, disposition }).toEqual({
    mediaType: 'image/png',
    fileName: 'qr.png',
    disposition: 'inline',
  });
});

test('any JSON is answered or refused at a member, never an internal error', () => {
  const member = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    fc.integer(),
    fc.constantFrom('png', 'L', '#000', 64, true),
  );
  const body = fc.record(
    {
      data: member,
      format: member,
      size: member,
      margin: member,
      ec: member,
      fg: member,
      bg: member,
      rounded: member,
    },
    { requiredKeys: ['data'] },
  );
  fc.assert(
    fc.property(body, (value) => {
      try {
        byPost(value);
      } catch {
        for (const { pointer } of refusalOf(() => byPost(value)).faults)
          expect(pointer).toMatch(/^\/[a-z]+$/);
      }
    }),
    { seed: SEED, numRuns: runs(1000) },
  );
});

test('any text makes a matrix as declared', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(text, (data) => {
      const result = byPost({ data, format: 'json' }) as JsonResult;
      expect(faultsOf(qrMatrix, result.value)).toEqual([]);
    }),
    { seed: SEED, numRuns: runs(1000) },
  );
});

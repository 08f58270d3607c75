import { describe, expect, it, test } from 'vitest';
import { installedFonts } from '../src/adapters/fonts.ts';
import { InputError } from '../src/errors.ts';
import * as barcode from '../src/operations/barcode/index.ts';
import * as calendar from '../src/operations/calendar/index.ts';
import * as convert from '../src/operations/convert/index.ts';
import * as email from '../src/operations/email/index.ts';
import * as invoice from '../src/operations/invoice/index.ts';
import * as qr from '../src/operations/qr/index.ts';
import * as site from '../src/operations/site/index.ts';
import * as text from '../src/operations/text/index.ts';

type PlainFunction = (...given: readonly unknown[]) => unknown;

/** The functions as plain JavaScript sees them, by their names. */
const functions: Readonly<Record<string, PlainFunction>> = Object.fromEntries(
  [barcode, calendar, convert, email, invoice, qr, site, text]
    .flatMap((group) => Object.entries<unknown>({ ...group }))
    .filter(([name, value]) => typeof value === 'function' && name !== 'InputError')
    .map(([name, value]) => [name, value as PlainFunction]),
);

const event = { title: 'Pottery class', start: '2026-06-02' };
const order = {
  number: '1',
  date: '2026-03-09',
  from: { name: 'a' },
  to: { name: 'b' },
  items: [{ description: 'Work', qty: 1, unit_price: 1 }],
};
const lists = { current: async () => ({ blocked: new Set(), allowed: new Set() }) };
const page = {
  finalUrl: 'https://example.com/',
  status: 200,
  redirectChain: [],
  headers: {},
  body: new Uint8Array(0),
  truncated: false,
};
const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

describe('a natural mistake of plain JavaScript is refused in a sentence', () => {
  it.each([
    { call: 'toSvg', given: ['hello'], says: "symbol must be a symbol, such as encode('hello')" },
    { call: 'toPng', given: [undefined], says: "symbol must be a symbol, such as encode('hello')" },
    { call: 'toMatrix', given: ['hello'], says: "symbol must be a symbol, such as encode('hello')" },
    { call: 'encode', given: [42], says: 'data must be a string, not 42' },
    { call: 'encode', given: ['hello', null], says: "options must be an object such as { ec: 'M' }" },
    { call: 'encode', given: ['hello', { ec: 'X' }], says: 'ec must be one of L, M, Q, H' },
    { call: 'barcode', given: ['9780201379624'], says: 'request must be an object' },
    {
      call: 'barcode',
      given: [{ data: 'LOT-4711' }],
      says: 'fonts must be the bytes of a TrueType file in regular, such as await installedFonts() of sundry/fonts, or text false',
    },
    { call: 'toIcs', given: [event], says: 'now must be the time of the events, such as new Date()' },
    {
      call: 'toIcs',
      given: [event, '2026-06-02'],
      says: 'now must be the time of the events, such as new Date()',
    },
    {
      call: 'toPdf',
      given: [order],
      says: 'fonts must be the bytes of TrueType files, such as await installedFonts() of sundry/fonts',
    },
    {
      call: 'toPdf',
      given: [order, installedFonts()],
      says: 'fonts must be the bytes of TrueType files, such as await installedFonts() of sundry/fonts',
    },
    { call: 'jsonToCsv', given: [undefined], says: 'json must be JSON text, or a list of rows' },
    { call: 'jsonToXlsx', given: [5], says: 'json must be JSON text, or a list of rows' },
    { call: 'jsonToCsv', given: [[{ id: 1n }]], says: 'json must be a value that JSON can hold' },
    { call: 'jsonToCsv', given: [[cyclic]], says: 'json must be a value that JSON can hold' },
    { call: 'jsonToCsv', given: [['a', 'b']], says: '0 must be an object, one row' },
    {
      call: 'verifyEmail',
      given: ['ada@example.com'],
      says: 'resolver must be DNS to ask, such as dnsOverHttps() of sundry/dns',
    },
    {
      call: 'verifyEmail',
      given: [undefined, { domainLists: lists }],
      says: 'email must be a string, not undefined',
    },
    {
      call: 'verifyEmails',
      given: ['ada@example.com'],
      says: "emails must be a list of addresses, such as ['ada@example.com']",
    },
    { call: 'readSite', given: ['https://example.com'], says: 'page must be a page with finalUrl' },
    { call: 'readSite', given: [page], says: 'fetchedAt must be when the page was read, such as new Date()' },
    { call: 'isGibberish', given: [null], says: 'local must be a string, not null' },
  ])('$call: $says', async ({ call, given, says }) => {
    const refusal = await refusalOf(functions[call]!, given);
    expect(refusal?.message).toContain(says);
  });
});

test('whatever a function gets, what it throws is an InputError', async () => {
  const junk = [
    [],
    [undefined],
    [null],
    [42],
    ['hello'],
    [[1]],
    [{}],
    [{ a: 1 }, 5],
    ['hello', 5],
    ['hello', null],
  ];
  // isDark is the innermost loop of every drawing, and checks nothing.
  const names = Object.keys(functions).filter((name) => name !== 'isDark');
  expect(names.length).toBeGreaterThan(25);
  for (const name of names) {
    for (const given of junk) await refusalOf(functions[name]!, given);
  }
});

test('a list of rows, and a body, are converted like their JSON text', async () => {
  const rows = [{ sku: '007', qty: 2 }, { sku: '008' }];
  const csv = new TextDecoder().decode(convert.jsonToCsv(rows));
  expect(csv).toBe('sku,qty\r\n007,2\r\n008,\r\n');
  const body = { rows, delimiter: ';', header: false } as const;
  expect(new TextDecoder().decode(convert.jsonToCsv(body))).toBe('007;2\r\n008;\r\n');
  expect(await convert.jsonToXlsx(rows)).toMatchObject({ rows: 2, sheets: 1 });
  expect((await convert.jsonToXlsx({ rows })).bytes).toEqual((await convert.jsonToXlsx(rows)).bytes);
});

test('an invoice is drawn with the two files of a font alone', async () => {
  const { regular, bold } = await installedFonts();
  const { missingGlyphs } = invoice.toPdf({ ...order, notes: '\u4e00' }, { regular, bold });
  expect(missingGlyphs).toBe(1);
});

/** The InputError of a call, undefined when it succeeds; any other error is thrown. */
async function refusalOf(call: PlainFunction, given: readonly unknown[]): Promise<InputError | undefined> {
  try {
    await call(...given);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw new Error(`${call.name} threw ${error}`, { cause: error });
  }
  return undefined;
}

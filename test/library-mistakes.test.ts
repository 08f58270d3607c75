import { describe, expect, it, test } from 'vitest';
import { installedFonts } from '../src/adapters/fonts.ts';
import { InputError } from '../src/errors.ts';
import * as barcode from '../src/operations/barcode/index.ts';
import * as calendar from '../src/operations/calendar/index.ts';
import * as convert from '../src/operations/convert/index.ts';
import * as email from '../src/operations/email/index.ts';
import * as image from '../src/operations/image/index.ts';
import * as invoice from '../src/operations/invoice/index.ts';
import * as pdf from '../src/operations/pdf/index.ts';
import * as qr from '../src/operations/qr/index.ts';
import * as site from '../src/operations/site/index.ts';
import * as text from '../src/operations/text/index.ts';

type PlainFunction = (...given: readonly unknown[]) => unknown;

/** The functions as plain JavaScript sees them, by their names. */
const functions: Readonly<Record<string, PlainFunction>> = Object.fromEntries(
  [barcode, calendar, convert, email, image, invoice, pdf, qr, site, text]
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
/** With what EN 16931 requires beside it. */
const EN16931_ORDER = {
  ...order,
  einvoice: 'facturx',
  due: '2026-04-09',
  from: { name: 'a', country: 'DE', vat_id: 'DE136695976' },
  to: { name: 'b', country: 'DE' },
  items: [{ description: 'Work', qty: 1, unit_price: 1, tax_category: 'S' }],
  tax_rate: 19,
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

const boom = (): never => {
  throw new TypeError('boom');
};
const traps = [
  'get',
  'has',
  'ownKeys',
  'getPrototypeOf',
  'getOwnPropertyDescriptor',
  'set',
  'defineProperty',
];
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const memberNames = [
  'data',
  'name',
  'text',
  'ec',
  'size',
  'words',
  'regular',
  'resolver',
  'finalUrl',
  'fetchedAt',
  'has',
];
const everyMember = (descriptor: PropertyDescriptor): object =>
  Object.defineProperties(
    {},
    Object.fromEntries([...memberNames, Symbol.toStringTag].map((name) => [name, descriptor])),
  );

/** What may come in place of any argument. */
const junk: readonly (readonly [name: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 42],
  ['NaN', Number.NaN],
  ['true', true],
  ['a text of 1 MB', 'x'.repeat(1_000_000)],
  ['a text of dots', '.'.repeat(1_000_000)],
  ['an empty text', ''],
  ['a list of 100,000 numbers', Array(100_000).fill(1)],
  ['a list of 100,000 holes', Array(100_000)],
  ['a list of 100,000 objects', Array(100_000).fill({})],
  ['a function', () => {}],
  ['a class that no text can show', Object.assign(class {}, { toString: boom })],
  ['a symbol', Symbol('s')],
  ['a bigint', 10n ** 50n],
  ['a date', new Date(0)],
  ['a date that is not a time', new Date(Number.NaN)],
  ['a map', new Map([[1, 2]])],
  ['headers', new Headers()],
  ['a promise', Promise.resolve()],
  ['bytes', new Uint8Array(3)],
  ['bytes that only look so', Object.create(Uint8Array.prototype)],
  ['a proxy of bytes', new Proxy(new Uint8Array(3), {})],
  ['a proxy of a list', new Proxy([1], { get: boom })],
  ['a proxy that throws', new Proxy({}, Object.fromEntries(traps.map((trap) => [trap, boom])))],
  ['a proxy of a function that throws', new Proxy(() => {}, { get: boom, getPrototypeOf: boom })],
  ['a proxy that was revoked', revoked],
  ['getters that throw', everyMember({ enumerable: true, get: boom })],
  ['an object that no text can show', { toString: boom, valueOf: boom, [Symbol.toPrimitive]: boom }],
  ['an object that contains itself', cyclic],
  ['an object without a prototype', Object.create(null)],
  ['a symbol of a billion modules', { words: new Int32Array(3), modules: 1_000_000_000 }],
  ['bytes that are not fonts', { regular: new Uint8Array(3), bold: new Uint8Array(3) }],
];

/** Arguments that each function accepts; isDark is the innermost loop of every drawing, and checks nothing. */
async function rightArguments(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const fonts = installedFonts();
  const symbol = qr.encode('a');
  const needs = { resolver: { open: () => ({ lookup: async () => [] }) }, domainLists: lists };
  const [address, domain] = ['ada@example.com', 'example.com'];
  const bill = { iban: 'CH5800791123000889012', creditor: { name: 'a', postcode: '2501', city: 'Biel' } };
  return {
    barcode: [{ data: 'LOT-4711' }, await fonts],
    toIcs: [event, new Date(0)],
    zoneNames: [],
    csvToJson: ['a\n1\n'],
    jsonToCsv: [[{ a: 1 }]],
    jsonToXlsx: [[{ a: 1 }]],
    xlsxToJson: [(await convert.jsonToXlsx([{ a: 1 }])).bytes],
    parseAddress: [address],
    isDisposableDomain: [domain, { blocked: new Set(), allowed: new Set() }],
    isGibberish: ['ada'],
    isFreeProvider: [domain],
    normalizeAddress: [address, email.parseAddress(address)],
    isRoleAccount: ['ada'],
    guessDeadDomain: [domain],
    suggestDomain: [domain],
    verifyEmail: [address, needs],
    verifyEmails: [[address], needs],
    stripMetadata: [qr.toPng(symbol)],
    invoiceTotals: [order],
    toPdf: [order, await fonts],
    toXml: [EN16931_ORDER],
    readInvoice: [invoice.toXml(EN16931_ORDER as invoice.EinvoiceRequest).bytes],
    markdownToPdf: ['# a', await fonts],
    encode: ['a', {}],
    toMatrix: [symbol],
    toPng: [symbol, {}],
    toSvg: [symbol, {}],
    epcPayload: [{ name: 'a', iban: 'DE89370400440532013000', amount: 1 }],
    swissPayload: [bill],
    swissPaymentPart: [bill, await fonts, {}],
    swissPng: [bill, {}],
    swissSvg: [bill, {}],
    vcardPayload: [{ name: 'a' }],
    wifiPayload: [{ ssid: 'a' }],
    findEmails: [address, 5],
    findPhones: ['+49 30 901820', 'DE', 5],
    pageToMarkdown: ['<p>One.</p>', 'https://example.com/', {}],
    markdownDocument: [site.pageToMarkdown('<p>One.</p>', 'https://example.com/'), 'https://example.com/'],
    readSite: [page, { url: 'https://example.com/', fetchedAt: new Date(0) }],
    sentences: ['One. Two.'],
    classify: ['good', ['a', 'b']],
    extract: ['total 5', ['total']],
    keywords: ['good day', {}],
    rewrite: ['hey', {}],
    sentiment: ['good'],
    summarize: ['Good day. Bad day.', {}],
  };
}

describe('whatever comes in place of an argument, what a function throws is an InputError', () => {
  const names = Object.keys(functions).filter((name) => name !== 'isDark');

  it.each(names)('%s', async (name) => {
    const right = (await rightArguments())[name];
    expect(right, `rightArguments lacks ${name}`).toBeDefined();
    expect(await refusalOf(functions[name]!, right!)).toBeUndefined();
    for (const [index] of right!.entries()) {
      for (const [, wrong] of junk) await refusalOf(functions[name]!, right!.with(index, wrong));
    }
  });

  it.each([
    'barcode',
    'toIcs',
    'jsonToCsv',
    'stripMetadata',
    'toSvg',
    'keywords',
    'readSite',
    'toPdf',
    'encode',
  ])('%s refuses a map, a date and a list for what has members', async (name) => {
    const right = (await rightArguments())[name]!;
    const last = right.length - 1;
    for (const wrong of [new Map(), new Date(), [1], new Headers(), null, 'x', 1]) {
      if (wrong instanceof Date && name === 'toIcs') continue;
      expect(await refusalOf(functions[name]!, right.with(last, wrong)), String(wrong)).toBeDefined();
    }
  });
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

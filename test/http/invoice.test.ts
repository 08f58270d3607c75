import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsFor } from '../../src/registry.ts';
import { startService, type TestService } from '../support/running/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const base = {
  number: 'INV-1',
  date: '2026-03-09',
  from: { name: 'Northwind' },
  to: { name: 'Ada King' },
  items: [{ description: 'Work', qty: 2, unit_price: 50 }],
};

function post(path: 'pdf' | 'preview', body: unknown): Promise<Response> {
  return fetch(`${service.origin}/v1/invoice/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

interface Problem {
  readonly code: string;
  readonly errors: readonly { readonly pointer: string; readonly message: string }[];
}

describe('POST /v1/invoice/pdf', () => {
  it('answers a file to keep, not to cache', async () => {
    const { status, headers } = await post('pdf', base);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="invoice-INV-1.pdf"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-invoice-missing-glyphs')).toBeNull();
  });

  it('says how many characters it could not draw: Han without a font for it, but not the emoji', async () => {
    const { headers } = await post('pdf', { ...base, notes: '\u8acb\u6c42\u66f8 \u{1f600}' });
    expect(headers.get('x-invoice-missing-glyphs')).toBe('3');
  });

  it('pitfall 9: a number never breaks out of its header', async () => {
    const { headers } = await post('pdf', { ...base, number: 'a\r\nX-Evil: \u8acb/"; \u00e9' });
    expect(headers.get('x-evil')).toBeNull();
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="invoice-a--X-Evil- _--; e.pdf"; filename*=UTF-8''invoice-a--X-Evil-%20%E8%AB%8B--%3B%20%C3%A9.pdf`,
    );
  });

  it('pitfall 13: accepts control characters and lone surrogates', async () => {
    const name = '"\\u0000\\ud800 A & B <Ltd>"';
    const { status } = await post('pdf', JSON.stringify(base).replace('"Northwind"', name));
    expect(status).toBe(200);
  });

  it('gives the same bytes a second later', async () => {
    const first = Buffer.from(await (await post('pdf', base)).arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const second = Buffer.from(await (await post('pdf', base)).arrayBuffer());
    expect(first.equals(second)).toBe(true);
  });
});

describe('POST /v1/invoice/preview', () => {
  it('answers the six members of the contract and no other', async () => {
    const answer = await (
      await post('preview', { ...base, currency: 'eur', discount: null, tax_rate: 7 })
    ).json();
    expect(answer).toEqual({
      subtotal: 100,
      tax: 7,
      discount: 0,
      total: 107,
      currency: 'EUR',
      line_items: [{ description: 'Work', qty: 2, unit_price: 50, tax_rate: 7, amount: 100, tax: 7 }],
    });
  });
});

describe('both refuse alike', () => {
  const item = base.items[0];
  const rows: [name: string, body: unknown, pointers: string[], message?: string][] = [
    ['missing members', {}, ['#/number', '#/date', '#/from', '#/to', '#/items']],
    [
      'what is blank',
      { ...base, number: ' ', from: { name: '' }, items: [{ ...item, description: '\t' }] },
      ['#/number', '#/from/name', '#/items/0/description'],
    ],
    ['no items', { ...base, items: [] }, ['#/items']],
    ['more than 60', { ...base, items: Array(61).fill(item) }, ['#/items']],
    [
      'a text for a number, a number for a text, a word for a yes',
      { ...base, number: 1001, paid: 'yes', items: [{ ...item, qty: '2' }] },
      ['#/number', '#/items/0/qty', '#/paid'],
    ],
    [
      'a currency, and lists the supported ones',
      { ...base, currency: 'CHF' },
      ['#/currency'],
      'USD, EUR, GBP, CAD, AUD',
    ],
    ['an empty currency', { ...base, currency: '' }, ['#/currency'], 'USD, EUR, GBP, CAD, AUD'],
    ['a kind in capitals', { ...base, kind: 'INVOICE' }, ['#/kind'], 'invoice, estimate, receipt'],
    [
      'an unsupported language',
      { ...base, language: 'xx' },
      ['#/language'],
      'en, de, fr, es, it, nl, pt, pl',
    ],
    [
      'rates past 100 and below 0',
      { ...base, tax_rate: 101, items: [{ ...item, tax_rate: -1 }] },
      ['#/items/0/tax_rate', '#/tax_rate'],
    ],
    ['a negative discount', { ...base, discount: -1 }, ['#/discount']],
    ['pitfall 6: invalid days', { ...base, date: '2026-02-30', due: '2026-13-01' }, ['#/date', '#/due']],
    ['days in another form', { ...base, date: '9.3.2026' }, ['#/date'], 'YYYY-MM-DD'],
    [
      'decision 7: other spellings of what it knows',
      { ...base, taxRate: 20, Discount: 1, items: [{ ...item, unitPrice: 2 }] },
      ['#/items/0/unitPrice', '#/taxRate', '#/Discount'],
      'did you mean',
    ],
    [
      'amounts out of all range',
      { ...base, items: [{ ...item, qty: 1e20 }] },
      ['#/items/0'],
      '70,000,000,000,000',
    ],
  ];
  it.each(rows)('%s', async (_, body, pointers, message = '') => {
    for (const path of ['pdf', 'preview'] as const) {
      const response = await post(path, body);
      const problem = (await response.json()) as Problem;
      expect(response.status).toBe(400);
      expect(problem.code).toBe('invalid_request');
      expect([...problem.errors.map(({ pointer }) => pointer)].sort()).toEqual([...pointers].sort());
      for (const error of problem.errors) expect(error.message).toContain(message);
    }
  });

  it('pitfall 5: a number beyond doubles', async () => {
    const response = await post(
      'preview',
      JSON.stringify(base).replace('"unit_price":50', '"unit_price":1e999'),
    );
    expect(response.status).toBe(400);
    expect(((await response.json()) as Problem).errors[0]?.pointer).toBe('#/items/0/unit_price');
  });

  it('at most 20 faults at once', async () => {
    const response = await post('preview', { ...base, items: Array(60).fill({}) });
    expect(((await response.json()) as Problem).errors).toHaveLength(20);
  });

  it('a body past 1 MiB', async () => {
    expect((await post('pdf', { ...base, notes: 'x'.repeat(1_048_576) })).status).toBe(413);
  });
});

describe('GET /v1/invoice/sample', () => {
  it('shows a document, to be kept for a day', async () => {
    const response = await fetch(`${service.origin}/v1/invoice/sample`);
    expect(response.headers.get('content-disposition')).toBe('inline; filename="invoice-INV-2026-0042.pdf"');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 8)).toBe('%PDF-1.4');
    const tag = response.headers.get('etag') ?? '';
    const again = await fetch(`${service.origin}/v1/invoice/sample`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });
});

describe('INVOICE_CURRENCIES', () => {
  it('adds currencies to the input, to the refusal and to /openapi.json, with their own decimals', async () => {
    const swiss = await startService({
      operations: operationsFor({ invoiceCurrencies: ['CHF', 'JPY', 'KWD'] }),
    });
    const preview = async (currency: string) => {
      const answer = await fetch(`${swiss.origin}/v1/invoice/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...base,
          currency,
          tax_rate: 7.7,
          items: [{ ...base.items[0], qty: 1.23456 }],
        }),
      });
      return (await answer.json()) as Record<string, unknown> & Problem;
    };
    expect(await preview('chf')).toMatchObject({ currency: 'CHF', subtotal: 61.73, tax: 4.75, total: 66.48 });
    expect(await preview('JPY')).toMatchObject({ subtotal: 62, tax: 5, total: 67 });
    expect(await preview('KWD')).toMatchObject({ subtotal: 61.728, tax: 4.753, total: 66.481 });
    expect((await preview('SEK')).errors[0]!.message).toContain('USD, EUR, GBP, CAD, AUD, CHF, JPY, KWD');
    const openApi = await (await fetch(`${swiss.origin}/openapi.json`)).text();
    expect(openApi).toContain('"KWD"');
    await swiss.stop();
  });

  it('is not needed for the five, and others are refused without it', async () => {
    const answer = await post('preview', { ...base, currency: 'CHF' });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as Problem).errors[0]!.message).toContain('USD, EUR, GBP, CAD, AUD');
  });
});

import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Pool } from '../../src/service/pool/pool.ts';
import { heavyBody, heavyOperation } from '../support/operations/heavy-operation.ts';
import { compileForThread } from '../support/running/compiled.ts';
import { startService, type TestService } from '../support/running/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Row {
  readonly name: string;
  readonly path: string;
  /** Of a POST. */
  readonly body?: string;
  readonly ignored: string | null;
}

const preview = '/v1/invoice/preview';
const invoice = {
  number: 'INV-1',
  date: '2026-03-09',
  from: { name: 'Northwind' },
  to: { name: 'Ada King' },
  items: [1, 2].map((qty) => ({ description: 'Work', qty, unit_price: 50 })),
};
const csv = '/v1/convert/json-to-csv';
const xlsx = '/v1/convert/json-to-xlsx';

const rows: readonly Row[] = [
  { name: 'nothing ignored, no header', path: preview, body: JSON.stringify(invoice), ignored: null },
  {
    name: 'members of a body, those of a list once',
    path: preview,
    body: JSON.stringify({
      ...invoice,
      po: 'A1',
      from: { name: 'Northwind', fax: '1' },
      items: invoice.items.map((item) => ({ ...item, sku: '00117' })),
    }),
    ignored: 'from.fax, items.*.sku, po',
  },
  {
    name: 'names that a header cannot hold',
    path: '/v1/qr',
    body: '{"data":"a","a\\r\\nset-cookie: b":1,"\\u0000":1,"\\ud800":1,"__proto__":{"size":1}}',
    ignored: 'a%0D%0Aset-cookie%3A%20b, %00, %EF%BF%BD, __proto__',
  },
  {
    name: 'a name of 30 KB',
    path: '/v1/qr',
    body: JSON.stringify({ data: 'a', ['x'.repeat(30_000)]: 1 }),
    ignored: 'x'.repeat(100),
  },
  {
    name: 'the parameters of a GET',
    path: '/v1/qr?data=a&utm_source=x&r%C3%A9f=1',
    ignored: 'utm_source, r%C3%A9f',
  },
  {
    name: 'the parameters of a POST that reads none, its own members among them',
    path: '/v1/qr?size=64&utm=%zz&utm=2',
    body: '{"data":"a","colors":2}',
    ignored: 'size, utm, colors',
  },
  {
    name: 'query and body of a POST that reads both, each name once',
    path: `${csv}?delimiter=;&utm=1&rows=2`,
    body: '{"rows":[{"a":1,"unknown":2}],"sorted":["a"],"utm":3}',
    ignored: 'utm, rows, sorted',
  },
  { name: 'rows alone are data', path: csv, body: '[{"a":1,"vat_rate":2}]', ignored: null },
  {
    name: 'a workbook and its sheets',
    path: xlsx,
    body: '{"author":"Ada","sheets":[{"rows":[{"a":1}],"color":"red"},{"rows":[],"color":"red"}]}',
    ignored: 'sheets.*.color, author',
  },
];

function ask({ path, body }: Pick<Row, 'path' | 'body'>, headers: Record<string, string> = {}) {
  const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
  return fetch(service.origin + path, body === undefined ? { headers } : (post as RequestInit));
}

describe('an answer names what it ignored', () => {
  it.each(rows)('$name', async ({ ignored, ...call }) => {
    const answer = await ask(call);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-ignored-members')).toBe(ignored);
  });

  it('at most 20 names, in less than the 4 KB a proxy holds', async () => {
    const names = Array.from({ length: 300 }, (_, index) => index + '\u20ac'.repeat(40));
    const unknown = Object.fromEntries(names.map((name) => [name, 1]));
    const answer = await ask({ path: preview, body: JSON.stringify({ ...invoice, ...unknown }) });
    expect(answer.status).toBe(200);
    const ignored = answer.headers.get('x-ignored-members')!;
    expect(ignored.length).toBeLessThan(2100);
    expect(ignored.split(', ')).toHaveLength(20);
  });

  it('is readable for scripts of other origins', async () => {
    const { headers } = await ask({ path: '/health' });
    expect(headers.get('access-control-expose-headers')).toMatch(
      /\bx-ignored-members\b.*\bx-invoice-warning\b/,
    );
  });

  it('has the same tag and the same bytes with and without', async () => {
    const plain = await ask({ path: '/v1/qr?data=a' });
    const extended = await ask({ path: '/v1/qr?data=a&utm=1' });
    const tag = plain.headers.get('etag')!;
    expect(extended.headers.get('etag')).toBe(tag);
    expect(await extended.text()).toBe(await plain.text());
    const copy = await ask({ path: '/v1/qr?data=a&utm=1' }, { 'if-none-match': tag });
    expect([copy.status, copy.headers.get('x-ignored-members')]).toEqual([304, null]);
    const other = await ask({ path: '/v1/qr?data=a&utm=1' }, { 'if-none-match': '"other"' });
    expect([other.status, other.headers.get('x-ignored-members')]).toEqual([200, 'utm']);
  });

  it('names nothing on a refusal', async () => {
    const answer = await ask({ path: preview, body: JSON.stringify({ ...invoice, po: 1, vat_rate: 19 }) });
    expect(answer.headers.get('x-ignored-members')).toBeNull();
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ pointer: '#/vat_rate', message: 'is not known here; did you mean tax_rate?' }] },
    ]);
  });

  it('refuses other names of options in the query string by their parameter', async () => {
    const answer = await ask({ path: `${csv}?separator=;`, body: '[]' });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ parameter: 'separator', message: 'is not known here; did you mean delimiter?' }] },
    ]);
  });
});

describe('in another thread', () => {
  const worker = compileForThread('test/support/operations/heavy-worker.ts');
  const pool = new Pool({ workers: 1, module: pathToFileURL(worker.path), onFailure: () => {} });
  let beside: TestService;
  beforeAll(async () => {
    beside = await startService({ operations: [heavyOperation], pool });
  });
  afterAll(async () => {
    await beside.stop();
    await pool.close();
    worker.remove();
  });

  it('the names are passed on', async () => {
    const body = heavyBody().replace('{', '{"unknown":1,');
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${beside.origin}/v1/toil?utm=1`, { method: 'POST', headers, body });
    expect([answer.status, answer.headers.get('x-ignored-members')]).toEqual([200, 'utm, unknown']);
  });
});

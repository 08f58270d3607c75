import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../test/support/cpu-time.ts';
import { operations } from '../../registry.ts';
import { nearestPathIn } from './nearest-path.ts';
import { buildResources, type Endpoint, type FreeEndpoint } from './routing.ts';

const free: FreeEndpoint = { kind: 'free', name: 'x', answer: () => ({ status: 200, headers: [] }) };
const documents = ['/', '/docs', '/docs.md', '/llms.txt', '/openapi.json', '/health', '/ready', '/metrics'];
const calls = operations.flatMap((operation) =>
  operation.routes.map((route) => ({
    method: route.method as string,
    path: route.path as string,
    endpoint: { kind: 'operation', name: operation.id, operation, route } as unknown as Endpoint,
  })),
);
const nearest = nearestPathIn(
  buildResources([...calls, ...documents.map((path) => ({ method: 'GET', path, endpoint: free }))]),
);

const slips: readonly [name: string, unknown: string, known: string][] = [
  ['a letter too many', '/v1/qrr', '/v1/qr'],
  ['a letter left out', '/v1/invoce/pdf', '/v1/invoice/pdf'],
  ['a letter replaced', '/v1/qr/wify', '/v1/qr/wifi'],
  ['two neighbours exchanged', '/v1/barcdoe', '/v1/barcode'],
  ['capitals', '/V1/QR', '/v1/qr'],
  ['a slash at the end', '/v1/qr/', '/v1/qr'],
  ['a plural', '/v1/invoices/pdf', '/v1/invoice/pdf'],
  ['another form of a word', '/v1/text/summary', '/v1/text/summarize'],
  ['the probe of Kubernetes', '/healthz', '/health'],
  ['no path', '', '/'],
  ['slashes', '///', '/'],
  ['an encoded slash and an encoded letter', '/v1%2Fq%72', '/v1/qr'],
];

const habits: readonly [name: string, unknown: string, known: string][] = [
  ['no version', '/qr', '/v1/qr'],
  ['another version', '/v2/qr', '/v1/qr'],
  ['/api in front', '/api/v1/qr', '/v1/qr'],
  ['the id of the operation', '/v1/qr.create', '/v1/qr'],
  ['the id as segments', '/v1/qr/create', '/v1/qr'],
  ['the name of the tool', '/v1/qr_create', '/v1/qr'],
  ['the method of the client', '/v1/convert/jsonToCsv', '/v1/convert/json-to-csv'],
  ['a group alone', '/v1/email', '/v1/email/verify'],
  ['a group that is the last word of another path', '/v1/pdf', '/v1/pdf/markdown'],
  ['no group', '/v1/sentiment', '/v1/text/sentiment'],
  ['no group, the id', '/v1/json_to_csv', '/v1/convert/json-to-csv'],
  ['two words as one', '/v1/emailverify', '/v1/email/verify'],
  ['one word as two', '/v1/bar-code', '/v1/barcode'],
  ['2 for to', '/v1/csv2json', '/v1/convert/csv-to-json'],
  ['a word of the summary', '/v1/contact', '/v1/qr/vcard'],
  ['the format of the answer', '/v1/qr.png', '/v1/qr'],
  ['the input in the path', '/v1/qr/https://example.com/menu?table=12', '/v1/qr'],
  ['no extension', '/openapi', '/openapi.json'],
  ['another extension', '/openapi.yaml', '/openapi.json'],
];

describe('the nearest path', () => {
  it.each([...slips, ...habits])('for %s', (_name, unknown, known) => {
    expect(nearest(unknown)).toBe(known);
  });

  it.each([
    '/x',
    '/aaaa',
    '/v1',
    '/api',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/.env',
    '/wp-login.php',
    '/v1/abc',
    '/v1/translate',
    `/${'a'.repeat(32_000)}`,
    '/a'.repeat(16_000),
  ])('is undefined for what resembles no path: %.20s', (unknown) => {
    expect(nearest(unknown)).toBeUndefined();
  });

  it('leads from the id of each operation to a path of it', () => {
    for (const { id, routes } of operations) {
      const paths: readonly string[] = routes.map(({ path }) => path);
      for (const unknown of [`/v1/${id}`, `/${id.replace('.', '/')}`, `/v1/${id.replaceAll(/[._]/g, '-')}`]) {
        expect(paths, unknown).toContain(nearest(unknown));
      }
    }
  });

  it('leads from each path to itself without its version, and with a letter more at its end', () => {
    for (const { path } of calls) {
      expect(nearest(path.slice(3))).toBe(path);
      expect(nearest(`${path}x`), `${path}x`).toBe(path);
    }
  });
});

it('a path of 32 KB is searched for at the cost of 100 characters', () => {
  const hostile = ['a', '/a', '/v1', '-', 'aB', 'invoicf-', '%61'].map((part) =>
    part.repeat(16_000).slice(0, 32_000),
  );
  const cpuOf = (length: number): number => {
    const start = process.cpuUsage();
    for (let run = 0; run < 40; run += 1) for (const path of hostile) nearest(path.slice(0, length));
    return cpuMillisecondsSince(start);
  };
  cpuOf(100);
  const short = Math.min(cpuOf(100), cpuOf(100), cpuOf(100));
  expect(Math.min(cpuOf(32_000), cpuOf(32_000), cpuOf(32_000))).toBeLessThan(3 * short + 1);
});

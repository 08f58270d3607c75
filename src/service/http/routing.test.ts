import { describe, expect, it } from 'vitest';
import { buildResources, type FreeEndpoint, nearestPath } from './routing.ts';

const endpoint: FreeEndpoint = { kind: 'free', name: 'x', answer: () => ({ status: 200, headers: [] }) };
const paths = ['/', '/health', '/v1/qr', '/v1/qr/wifi', '/v1/qr/vcard', '/v1/invoice/pdf'];
const resources = buildResources(paths.map((path) => ({ method: 'GET', path, endpoint })));

describe('the table of paths', () => {
  it('adds HEAD to GET and OPTIONS to all', () => {
    const both = buildResources(['GET', 'POST'].map((method) => ({ method, path: '/a', endpoint })));
    expect(both.get('/a')?.allow).toBe('GET, HEAD, POST, OPTIONS');
    expect(both.get('/a')?.endpoints.get('HEAD')).toBe(endpoint);
    expect(buildResources([{ method: 'POST', path: '/a', endpoint }]).get('/a')?.allow).toBe('POST, OPTIONS');
  });

  it('has one endpoint for a method and a path', () => {
    const twice = ['GET', 'GET'].map((method) => ({ method, path: '/a', endpoint }));
    expect(() => buildResources(twice)).toThrow('GET /a is declared twice');
  });

  const rows: readonly [string, string][] = [
    ['/v1/qrr', '/v1/qr'],
    ['/V1/QR', '/v1/qr'],
    ['/v1/qr/', '/v1/qr'],
    ['/v1/qr/wify', '/v1/qr/wifi'],
    ['/v1/invoices/pdf', '/v1/invoice/pdf'],
    ['/healthz', '/health'],
    ['', '/'],
  ];

  it.each(rows)('finds the path meant by %j', (path, nearest) => {
    expect(nearestPath(resources, path)).toBe(nearest);
  });
});

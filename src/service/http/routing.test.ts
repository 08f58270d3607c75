import { describe, expect, it } from 'vitest';
import { buildResources, type FreeEndpoint } from './routing.ts';

const endpoint: FreeEndpoint = { kind: 'free', name: 'x', answer: () => ({ status: 200, headers: [] }) };

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
});

import { describe, expect, it } from 'vitest';
import { problemIn } from './problem.ts';
import { requestOf } from './request.ts';

describe('a problem', () => {
  it.each([
    { pointer: '#/items/3/qty', control: 'items.3.qty' },
    { pointer: '#', control: '' },
    { pointer: '#/a~1b/%C3%A9', control: 'a/b.\u00e9' },
    { parameter: 'size', control: 'size' },
  ])('has the fault of $pointer$parameter at its control', ({ control, ...place }) => {
    const body = JSON.stringify({ detail: 'd', errors: [{ ...place, message: 'must be' }] });
    expect(problemIn(body, 400)).toEqual({ detail: 'd', faults: [{ control, message: 'must be' }] });
  });

  it('of a proxy that answers no JSON is the status', () => {
    expect(problemIn('<h1>Bad gateway</h1>', 502)).toEqual({
      detail: 'The service answered 502.',
      faults: [],
    });
  });
});

describe('a call', () => {
  const operation = { path: '/v1/greet', input: { type: 'object', properties: {} } } as const;
  const rest = {
    id: '',
    group: '',
    summary: '',
    about: '',
    companion: undefined,
    headlines: [],
    warnings: {},
    examples: [],
  };

  it('by POST sends the JSON as it was written', () => {
    const body = '{"id": 12345678901234567890}';
    expect(requestOf({ ...operation, ...rest, method: 'POST' }, body)).toEqual({
      method: 'POST',
      target: '/v1/greet',
      body,
    });
  });

  it('by GET puts its members into the query', () => {
    const get = { ...operation, ...rest, method: 'GET' } as const;
    expect(requestOf(get, '{"a": "b & c", "n": 1.50}').target).toBe('/v1/greet?a=b%20%26%20c&n=1.50');
    expect(requestOf(get, '{}')).toEqual({ method: 'GET', target: '/v1/greet', body: undefined });
  });
});

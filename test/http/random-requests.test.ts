import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/registry.ts';
import { undeclaredIn } from '../support/judging/declared-answer.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { runs, SEED } from '../support/runs.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ freeDaily: 1_000_000 });
});
afterAll(() => service.stop());

const routes = operations.flatMap((operation) => operation.routes.map((route) => ({ operation, route })));

/** Values that no declaration accepts as they are: of another type, out of range, hostile. */
const wild = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>('', '\u0000', '__proto__', 1e308, -1, 0.5, [], {}, [[]], { constructor: 1 }),
  fc.string({ unit: 'binary' }),
);

/** An example of the operation with some members replaced, left out or added. */
const broken = fc.constantFrom(...routes).chain(({ operation, route }) => {
  const names = [...Object.keys(operation.input.properties), '__proto__', 'constructor', 'toString', 'Data'];
  const example = fc.constantFrom(...operation.examples.map(({ input }) => input));
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), wild), { minLength: 1, maxLength: 4 });
  return fc.record({ operation: fc.constant(operation), route: fc.constant(route), example, changes });
});

type Broken = typeof broken extends fc.Arbitrary<infer Value> ? Value : never;

function inputOf({ example, changes }: Broken): object {
  const entries = new Map<string, unknown>(Object.entries(example));
  for (const [name, value] of changes) entries.set(name, value);
  return Object.fromEntries(entries);
}

async function send(request: Broken): Promise<{ readonly answer: Response; readonly input: object }> {
  const input = inputOf(request);
  const { method, path } = request.route;
  if (method === 'POST') {
    const headers = { 'content-type': 'application/json' };
    return {
      answer: await fetch(service.origin + path, { method, headers, body: JSON.stringify(input) }),
      input,
    };
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) query.append(name, textOf(value));
  return { answer: await fetch(`${service.origin}${path}?${query}`), input };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Every fault names its place, and the place exists: a present member, or one that is missing. */
function expectPlaces(
  errors: readonly { pointer?: string; parameter?: string; message: string }[],
  input: object,
): void {
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThanOrEqual(20);
  for (const { pointer, parameter, message } of errors) {
    expect(message).not.toBe('');
    if (parameter !== undefined) expect(parameter).not.toBe('');
    else expect(resolves(input, pointer!), pointer).toBe(true);
  }
}

/** RFC 6901 section 6; the last token may name what is missing. */
function resolves(input: unknown, fragment: string): boolean {
  expect(fragment).toMatch(/^#(\/|$)/);
  const tokens = decodeURIComponent(fragment.slice(1)).split('/').slice(1);
  let at: unknown = input;
  for (const token of tokens) {
    if (typeof at !== 'object' || at === null) return false;
    at = (at as Record<string, unknown>)[token.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return true;
}

describe('requests made at random', () => {
  it('are answered as declared or refused with the places of their faults, never with a 5xx', async () => {
    let refused = 0;
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(broken, async (request) => {
        const { answer, input } = await send(request);
        expect(answer.headers.get('x-quota-used')).toMatch(/^\d+$/);
        const body = new Uint8Array(await answer.arrayBuffer());
        if (answer.status === 200) {
          answered += 1;
          const { operation, route } = request;
          expect(undeclaredIn(operation.output, { headers: answer.headers, body }, route.media)).toEqual([]);
          return;
        }
        const text = new TextDecoder().decode(body);
        refused += 1;
        expect([400, 413, 414, 431]).toContain(answer.status);
        const problem = JSON.parse(text) as { code: string; errors: Parameters<typeof expectPlaces>[0] };
        expect(text).not.toMatch(/\bat .*\.(ts|js):\d+/);
        if (problem.code === 'invalid_request') expectPlaces(problem.errors, input);
      }),
      { seed: SEED, numRuns: runs(5000) },
    );
    expect(refused).toBeGreaterThan(runs(5000) / 10);
    expect(answered).toBeGreaterThan(runs(5000) / 10);
  }, 600_000);

  it('are refused when their bytes are not JSON', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 200 }),
      fc.string().map((text) => Buffer.from(`{]${text}`)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${service.origin}/v1/qr`, { method: 'POST', headers, body });
        expect(answer.status).toBe(400);
        expect((await answer.json()) as object).toMatchObject({ errors: [{ pointer: '#' }] });
      }),
      { seed: SEED, numRuns: runs(1000) },
    );
  });

  it('are refused when they are nested too deeply', async () => {
    for (const body of ['['.repeat(15_000) + ']'.repeat(15_000), '{"a":'.repeat(5000), '['.repeat(30_000)]) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${service.origin}/v1/qr`, { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'malformed_json' });
    }
  });
});

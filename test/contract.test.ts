import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Example, Operation, Route } from '../src/operation.ts';
import { operations as registered } from '../src/registry.ts';
import { perform } from '../src/request/perform.ts';
import { readValue } from '../src/request/read.ts';
import { type HttpBody, httpBody } from '../src/service/calls/http-body.ts';
import { answerExamples, answersOf, type ExampleAnswers } from '../src/surfaces/example-answers.ts';
import { testNeeds } from './support/needs.ts';
import { startService, type TestService } from './support/service.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const needs = testNeeds({ clock: () => NOW });

/** The example whose world the operations are in. */
let current: Example | undefined;
const operations = registered.map(
  (operation): Operation => ({
    ...operation,
    run: (input, given) => operation.run(input, { ...given, ...current?.needs }),
  }),
);

let service: TestService;
let answers: ExampleAnswers;
beforeAll(async () => {
  service = await startService({ operations, clock: needs.clock });
  answers = await answerExamples(operations, needs);
});
afterAll(() => service.stop());

const examples = operations.flatMap((operation) =>
  operation.examples.map((example) => ({ name: `${operation.id}: ${example.title}`, operation, example })),
);

describe('every example gives the same answer through every face', () => {
  it.each(examples)('$name', async ({ operation, example }) => {
    current = example;
    const direct = httpBody(await perform(operation, readValue(operation, example.input), needs));
    const calls = callsOf(operation, example);
    expect(calls.length).toBeGreaterThan(0);
    for (const { route, query } of calls) {
      const answer = await callOverHttp(route, query, example);
      expect(answer.body, `${route.method} ${route.path}`).toEqual(Buffer.from(direct.bytes));
      for (const [name, value] of Object.entries(direct.headers)) {
        expect(answer.headers.get(name), `${name} of ${route.method} ${route.path}`).toBe(value);
      }
    }
  });

  it.each(examples)('HEAD tells the length of GET: $name', async ({ operation, example }) => {
    current = example;
    for (const { route, query } of callsOf(operation, example)) {
      if (route.method !== 'GET') continue;
      const whole = await fetch(`${service.origin}${route.path}?${query}`);
      const head = await fetch(`${service.origin}${route.path}?${query}`, { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
      expect((await head.arrayBuffer()).byteLength).toBe(0);
    }
  });
});

describe('every answer is one its declaration announces', () => {
  it.each(examples)('$name', async ({ operation, example }) => {
    current = example;
    const { headers } = httpBody(await perform(operation, readValue(operation, example.input), needs));
    const media = Object.keys(operation.output.media).map(bare);
    expect(media).toContain(bare(headers['content-type'] ?? ''));
    expect(undeclaredHeaders(operation, headers)).toEqual([]);
  });
});

function callsOf(operation: Operation, example: Example) {
  return answersOf(answers, operation).find((answered) => answered.example === example)?.calls ?? [];
}

async function callOverHttp(route: Route, query: string, example: Example) {
  const response =
    route.method === 'GET'
      ? await fetch(`${service.origin}${route.path}?${query}`)
      : await fetch(`${service.origin}${route.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(example.input),
        });
  expect(response.status).toBe(200);
  return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Headers beyond those every file has, which the declaration does not name. */
function undeclaredHeaders({ output }: Operation, headers: HttpBody['headers']): readonly string[] {
  const known = ['content-type', 'content-disposition', ...Object.keys(output.headers ?? {})];
  return Object.keys(headers).filter((name) => !known.includes(name));
}

function bare(mediaType: string): string {
  return mediaType.split(';')[0]!.trim();
}

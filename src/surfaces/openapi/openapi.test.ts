import { beforeAll, describe, expect, it } from 'vitest';
import { sampleOperation } from '../../../test/support/operations/sample-operation.ts';
import { testFacts } from '../../../test/support/worlds/service-facts.ts';
import { errorKinds } from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import { calendarIcs } from '../../operations/calendar/ics.operation.ts';
import type { Schema } from '../../schema/schema.ts';
import { answerExamples, type ExampleAnswers } from '../examples/example-answers.ts';
import { components } from './components.ts';
import { commonHeadersOn } from './headers.ts';
import { openApi } from './openapi.ts';
import { pathItems } from './operation.ts';
import { refusalsOf } from './refusals.ts';
import { explained } from './schema.ts';

interface Described {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly description: string;
  readonly parameters: readonly { name: string; required: boolean; description: string; schema: object }[];
  readonly requestBody: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, Media>>; headers: object }>
  >;
}

interface Media {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, object>>;
}

describe('pathItems', () => {
  let get: Described;
  let post: Described;
  beforeAll(async () => {
    const items = pathItems([sampleOperation], testFacts().limits, await answerExamples([sampleOperation]));
    ({ get, post } = items['/v1/greet'] as { get: Described; post: Described });
  });

  it('gives each route of a path an id of its own', () => {
    expect([get.operationId, post.operationId]).toEqual(['textGreetFromQuery', 'textGreet']);
  });

  it('derives parameters from the schema of the body, as far as the route accepts it', () => {
    const format = get.parameters.find(({ name }) => name === 'format');
    expect(format?.schema).toEqual({ type: 'string', enum: ['json', 'text'], default: 'json' });
    expect(get.parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(['name']);
  });

  it('describes an object in a query as JSON text, and leaves out what only POST accepts', async () => {
    const { parameters, responses } = await calendarOf('get');
    const rule = parameters.find(({ name }) => name === 'repeat') as object;
    expect(rule).not.toHaveProperty('content');
    expect(rule).toMatchObject({
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { type: 'object', required: ['freq'] },
      },
      example: JSON.stringify(calendarIcs.examples[0].input.repeat),
    });
    expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(['title', 'start']);
    const names = parameters.map(({ name }) => name);
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(categories|events|name)$/)]));
    expect(Object.keys(responses)).toContain('304');
  });

  it('announces a copy that is validated for the GET alone', async () => {
    const headers = async (method: 'get' | 'post') =>
      Object.keys((await calendarOf(method)).responses['200']!.headers);
    expect(await headers('get')).toEqual(expect.arrayContaining(['cache-control', 'etag']));
    expect(await headers('post')).not.toContain('cache-control');
  });

  it('refers to named schemas', () => {
    const { schema } = post.requestBody.content['application/json']!;
    expect(schema).toEqual({ $ref: '#/components/schemas/TextGreetRequest' });
    const answer = post.responses['200']!.content['application/json']!;
    expect(answer.schema).toEqual({ $ref: '#/components/schemas/TextGreetResult' });
  });

  it('shows what the examples really get, each under its media type', () => {
    const content = post.responses['200']!.content;
    expect(content['application/json']!.examples).toEqual({
      example1: { summary: 'A <hostile> "title"', value: { greetings: expect.any(Array) } },
      example2: { summary: 'With gifts', value: { greetings: ['Hello, Ada!'] } },
    });
    expect(content['image/svg+xml']!.examples!.example1).toMatchObject({
      value: expect.stringMatching(/^<svg /),
    });
  });

  it('says how long an answer can be, as its declaration does', () => {
    expect(post.responses['200']).toMatchObject({ 'x-max-bytes': 10_000 });
  });

  it('lists the headers of operation and service on a 200', () => {
    expect(Object.keys(get.responses['200']!.headers)).toEqual([
      'x-greetings',
      'content-disposition',
      'cache-control',
      'etag',
      'deprecation',
      'sunset',
      'link',
      'x-quota-used',
      'x-request-id',
      'ratelimit-policy',
      'ratelimit',
      'x-ignored-members',
    ]);
  });

  it('states the end of a deprecated operation and the limit of a body', () => {
    expect(post.deprecated).toBe(true);
    expect(post.description).toContain('answers until 2026-12-31');
    expect(post.description).toContain('at most 4,096 bytes');
    expect(get.description).not.toContain('bytes');
  });
});

async function calendarOf(method: 'get' | 'post'): Promise<Described> {
  const items = pathItems([calendarIcs], testFacts().limits, await answerExamples([calendarIcs]));
  return (items['/v1/calendar/ics'] as Record<typeof method, Described>)[method];
}

describe('components', () => {
  it('holds the schemas of bodies and the problem', () => {
    const { schemas } = components([sampleOperation], testFacts().limits) as { readonly schemas: object };
    expect(Object.keys(schemas)).toEqual([
      'TextGreetRequest',
      'TextGreetResult',
      'UsageOwnResult',
      'Problem',
    ]);
  });

  it('groups codes under the status they have', () => {
    for (const { status, codes } of refusalsOf(
      { method: 'POST', path: '/v1/sample' },
      { needs: ['pageFetcher'] },
    )) {
      expect(codes.map((code) => errorKinds[code].status)).toEqual(codes.map(() => status));
    }
  });

  it('lists upstream failures on operations that have an upstream, and refusals of a body on a POST', () => {
    const statuses = (method: 'GET' | 'POST', operation: Pick<Operation, 'needs' | 'fallsBackFrom'>) =>
      refusalsOf({ method, path: '/v1/sample' }, operation).map(({ status }) => status);
    expect(statuses('GET', { needs: [] })).toEqual([400, 401, 414, 429, 503]);
    expect(statuses('POST', { needs: ['clock', 'pageFetcher'] })).toEqual([
      400, 401, 413, 414, 415, 429, 502, 503, 504,
    ]);
    const fallsBack = { needs: ['languageModel'], fallsBackFrom: ['languageModel'] } as const;
    expect(statuses('GET', fallsBack)).toEqual([400, 401, 414, 429, 503]);
  });

  it('adds to a refusal the headers of its codes', () => {
    expect(Object.keys(commonHeadersOn('invalid_api_key'))).toEqual([
      'x-quota-used',
      'x-request-id',
      'www-authenticate',
    ]);
    expect(Object.keys(commonHeadersOn('quota_exceeded'))).toContain('retry-after');
  });
});

const explanations: readonly { name: string; schema: Schema; expected: object }[] = [
  {
    name: 'a plain rule is left to JSON Schema',
    schema: { type: 'string', minLength: 1, description: 'A.' },
    expected: { type: 'string', minLength: 1, description: 'A.' },
  },
  {
    name: 'a rule in words ends the description',
    schema: { type: 'string', 'x-expected': 'a colour', description: 'A.' },
    expected: { description: 'A. Must be a colour.' },
  },
  {
    name: 'a rule in bytes needs words too',
    schema: { type: 'string', 'x-max-bytes': 9 },
    expected: { description: 'Must be a string of at most 9 bytes of UTF-8.' },
  },
  {
    name: 'in lists',
    schema: { type: 'array', items: { type: 'string', 'x-expected': 'a day' } },
    expected: { items: { description: 'Must be a day.' } },
  },
  {
    name: 'in forms',
    schema: { anyOf: [{ type: 'null' }, { type: 'string', 'x-expected': 'a day' }] },
    expected: { anyOf: [{ type: 'null' }, { description: 'Must be a day.' }] },
  },
  {
    name: 'in members without a name',
    schema: {
      type: 'object',
      properties: {},
      additionalProperties: { type: 'string', 'x-expected': 'a day' },
    },
    expected: { additionalProperties: { description: 'Must be a day.' } },
  },
];

describe('explained', () => {
  it.each(explanations)('$name', ({ schema, expected }) => expect(explained(schema)).toMatchObject(expected));
});

describe('openApi', () => {
  const none: ExampleAnswers = new Map();
  it('is the same for the same registry and release', async () => {
    const answers = await answerExamples([sampleOperation]);
    const again = await answerExamples([sampleOperation]);
    expect(openApi([sampleOperation], testFacts(), answers)).toEqual(
      openApi([sampleOperation], testFacts(), again),
    );
  });
  it('names no group that has no operation', () => {
    const { tags, paths } = openApi([], testFacts(), none) as { tags: { name: string }[]; paths: object };
    expect(tags.map(({ name }) => name)).toEqual(['Usage']);
    expect(Object.keys(paths)).toEqual(['/v1/usage']);
  });
});

describe('values that generators cannot write between quotes', () => {
  it('are a pattern, and a default in words', () => {
    const schema = {
      type: 'string',
      enum: ['"', "'", 'a.b', 'none'],
      default: '"',
      description: 'Quote.',
    } as const;
    const shown = explained(schema) as { pattern: string; description: string };
    expect(Object.keys(shown).sort()).toEqual(['description', 'pattern', 'type']);
    expect(shown.description).toBe(`Quote. Must be one of ", ', a.b, none; " when left out.`);
    const accepted = ['"', "'", 'a.b', 'none', 'a-b', 'nonee', '""', ''].filter((value) =>
      new RegExp(shown.pattern, 'u').test(value),
    );
    expect(accepted).toEqual(schema.enum);
  });

  it('are an enum where every generator writes them', () => {
    const schema = { type: 'string', enum: ['svg', "'"], default: 'svg' } as const;
    expect(explained(schema)).toEqual(schema);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupOf, groups, type Operation } from '../src/operation.ts';
import { operations } from '../src/registry.ts';
import type { Schema } from '../src/schema/schema.ts';
import { pages } from '../src/surfaces/pages.ts';
import { ajv, faultsOf } from './support/judging/declared-answer.ts';
import { sampleOperation } from './support/operations/sample-operation.ts';
import { type Server, startServer } from './support/running/server.ts';
import { startService, type TestService } from './support/running/service.ts';
import { inExampleWorlds } from './support/worlds/example-worlds.ts';
import { testNeeds } from './support/worlds/needs.ts';
import { testFacts } from './support/worlds/service-facts.ts';

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: unknown;
  readonly deprecated?: boolean;
  readonly parameters?: readonly { name: string; required: boolean; schema: Record<string, unknown> }[];
  readonly requestBody?: { content: { 'application/json': Media } };
  readonly responses: Readonly<
    Record<string, { $ref?: string; headers?: object; content?: Record<string, Media> }>
  >;
}

interface Media {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly examples?: Readonly<Record<string, { summary?: string; value?: unknown }>>;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly servers: readonly { url: string }[];
  readonly tags: readonly { name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<
      Record<string, { headers: object; content: Record<string, { example?: unknown }> }>
    >;
  };
}

async function documentText(list: readonly Operation[]): Promise<string> {
  const page = pages(list, { ...testFacts(), machine: testNeeds() }).find(
    ({ path }) => path === '/openapi.json',
  )!;
  return (await page.render()).text;
}

const registries = [
  { name: 'the registry', list: operations },
  { name: 'a registry of other operations', list: [sampleOperation] },
];

describe.each(registries)('the OpenAPI document of $name', ({ list }) => {
  let text = '';
  let document: Document;
  beforeAll(async () => {
    text = await documentText(list);
    document = JSON.parse(text) as Document;
  });
  const described = () => Object.values(document.paths).flatMap((item) => Object.values(item));

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(text));
    expect(result.errors ?? []).toEqual([]);
    expect(validator.version).toBe('3.1');
  });

  it('passes the recommended rules of a linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config });
    expect(problems.map(({ ruleId, severity, message }) => ({ ruleId, severity, message }))).toEqual([]);
  });

  it('is self-contained: saved to a file, it can be bundled without another', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sundry-openapi-'));
    try {
      const ref = join(folder, 'openapi.json');
      writeFileSync(ref, text);
      const { bundle: bundled, problems } = await bundle({ ref, config: await createConfig({}) });
      expect(problems.map(({ message }) => message)).toEqual([]);
      expect(bundled.parsed).toEqual(JSON.parse(text));
      expect(text).not.toContain('externalValue');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names the query that gave an answer by GET', () => {
    const gets = Object.values(document.paths).flatMap(({ get }) => (get?.parameters ? [get] : []));
    for (const { operationId, responses } of gets) {
      const examples = Object.values(responses['200']!.content!).flatMap(({ examples = {} }) =>
        Object.values(examples),
      );
      for (const { summary } of examples) expect(summary, operationId).toMatch(/: \?\w+=/);
    }
  });

  it('states version, server and the groups in use', () => {
    expect([document.openapi, document.info.version]).toEqual(['3.1.1', '1.0.0']);
    expect(document.servers.map(({ url }) => url)).toEqual(['/']);
    const used = Object.keys(groups).filter((group) =>
      list.some((operation) => groupOf(operation) === group),
    );
    const named = used.map((group) => groups[group as 'qr']);
    expect(document.tags.map(({ name }) => name)).toEqual([...named, 'Usage']);
  });

  it('describes every route and the report of a caller once, under an id of its own', () => {
    const ids = described().map(({ operationId }) => operationId);
    expect(ids).toHaveLength(list.flatMap(({ routes }) => routes).length + 1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('declares every operation callable without a key or with one', () => {
    for (const { security } of described()) expect(security).toEqual([{}, { ApiKey: [] }]);
  });

  it('refers to the refusals and shows the quota on every response', () => {
    for (const { operationId, responses, requestBody } of described()) {
      const ofBodies = requestBody === undefined ? [] : ['413', '415'];
      // The report is free: no quota refuses it.
      const ofQuotas = operationId === 'usageOwn' ? [] : ['429'];
      for (const status of ['400', '401', '503', ...ofQuotas, ...ofBodies]) {
        expect(responses[status]?.$ref).toMatch(/^#\/components\/responses\//);
      }
      expect(responses['200']!.headers).toHaveProperty('x-quota-used');
    }
    for (const { headers } of Object.values(document.components.responses)) {
      expect(headers).toHaveProperty('x-quota-used');
    }
  });

  it('shows an example for every route, and its answer where it is JSON', () => {
    for (const { operationId, requestBody, parameters, responses } of described()) {
      const asked =
        requestBody?.content['application/json'].examples ?? parameters?.filter((each) => 'example' in each);
      const takesNothing = requestBody === undefined && (parameters ?? []).length === 0;
      if (!takesNothing) expect(Object.keys(asked ?? {}), operationId).not.toHaveLength(0);
      const answers = Object.entries(responses['200']!.content!).filter(([type]) => type.endsWith('json'));
      for (const [, { examples = {} }] of answers) expect(Object.keys(examples)).not.toHaveLength(0);
    }
  });

  it('has a value in every example, and a schema in every parameter and every body', () => {
    const contents = described().flatMap(({ requestBody, responses }) => [
      requestBody?.content ?? {},
      ...Object.values(responses).map(({ content = {} }) => content),
    ]);
    const media = contents.flatMap((content) => Object.values(content) as Media[]);
    for (const { schema, examples = {} } of media) {
      expect(schema).toBeTypeOf('object');
      for (const example of Object.values(examples)) expect(example).toHaveProperty('value');
    }
    for (const { parameters = [] } of described()) {
      for (const { name, schema } of parameters) expect(schema, name).toBeTypeOf('object');
    }
  });
});

describe('the service conforms to its OpenAPI document', () => {
  let server: Server;
  /** The same with the ports of the examples, as some of them have an upstream. */
  let service: TestService;
  let document: Document;
  beforeAll(async () => {
    server = await startServer();
    service = await startService({ operations: inExampleWorlds(operations) });
    document = (await (await fetch(`${server.origin}/openapi.json`)).json()) as Document;
  });
  afterAll(async () => {
    await server.stop();
    await service.stop();
  });

  it('answers every example of a body with a described type and the described headers', async () => {
    for (const [path, { post }] of Object.entries(document.paths)) {
      const { examples = {} } = post?.requestBody?.content['application/json'] ?? {};
      for (const { value } of Object.values(examples)) {
        const response = await fetch(service.origin + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(value),
        });
        expect(response.status).toBe(200);
        const described = post!.responses['200']!;
        const type = (response.headers.get('content-type') ?? '').split(';')[0]!;
        expect(Object.keys(described.content!)).toContain(type);
        const named = Object.keys(described.headers!);
        expect(named).toEqual(
          expect.arrayContaining(['x-quota-used', 'x-request-id', 'ratelimit', 'ratelimit-policy']),
        );
        const own = [...response.headers.keys()].filter(
          (name) => name.startsWith('x-') || name.startsWith('ratelimit'),
        );
        expect(named).toEqual(
          expect.arrayContaining(own.filter((name) => name !== 'x-content-type-options')),
        );
      }
    }
  });

  it('answers the report of a caller, and refuses it, as the document describes', async () => {
    const { get } = document.paths['/v1/usage']!;
    const schema = document.components.schemas.UsageOwnResult as Schema;
    for (const { value } of Object.values(get!.responses['200']!.content!['application/json']!.examples!)) {
      expect(faultsOf(schema, value)).toEqual([]);
    }
    const rows = [
      { query: '', status: 200 },
      { query: '?days=0', status: 400 },
      { query: '?day=1', status: 400 },
      { query: '?days=1&days=2', status: 400 },
      { query: '?unheard=1', status: 200 },
      { query: '', status: 401, headers: { 'x-api-key': 'no key' } },
      { query: `?days=${'1'.repeat(24_572)}`, status: 414 },
    ];
    for (const { query, status, headers = {} } of rows) {
      const response = await fetch(`${service.origin}/v1/usage${query}`, { headers });
      expect(response.status, query).toBe(status);
      const body = (await response.json()) as { errors: unknown };
      const name = get!.responses[status]!.$ref?.split('/').at(-1);
      const shown = name === undefined ? get!.responses[200]! : document.components.responses[name]!;
      if (status === 200) expect(faultsOf(schema, body)).toEqual([]);
      else expect(ajv.compile(document.components.schemas.Problem as object)(body)).toBe(true);
      if (status === 400)
        expect(body.errors).toMatchObject([{ parameter: expect.stringMatching(/^days?$/) }]);
      const own = [...response.headers.keys()].filter((each) =>
        /^(?:x-(?!content)|ratelimit|www|cache-control)/.test(each),
      );
      const described = Object.keys(shown.headers!);
      expect(described, query).toEqual(
        expect.arrayContaining(status === 200 ? own : own.filter((each) => each !== 'cache-control')),
      );
    }
  });

  it('refuses an empty body in the exact words of the document', async () => {
    const [path] = Object.entries(document.paths).find(([, { post }]) => post !== undefined)!;
    const response = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'b1946ac9-2c5e-4b8f-9f0a-7d3f6a1c2e55' },
      body: '{}',
    });
    const { content } = document.components.responses.InvalidRequest!;
    expect(await response.json()).toEqual(content['application/problem+json']!.example);
    for (const name of Object.keys(document.components.responses.InvalidRequest!.headers)) {
      expect(response.headers.has(name), name).toBe(true);
    }
  });

  it('refuses a bad key with the headers of the document', async () => {
    const [path] = Object.entries(document.paths).find(([, item]) => 'get' in item)!;
    const response = await fetch(server.origin + path, { headers: { 'x-api-key': 'no key' } });
    expect(response.status).toBe(401);
    const described = Object.keys(document.components.responses.Unauthorized!.headers);
    for (const name of described) expect(response.headers.has(name), name).toBe(true);
    expect(response.headers.has('ratelimit')).toBe(described.includes('ratelimit'));
  });
});

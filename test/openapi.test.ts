import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupOf, groups, type Operation } from '../src/operation.ts';
import { operations } from '../src/registry.ts';
import { pages } from '../src/surfaces/pages.ts';
import { sampleOperation } from './support/sample-operation.ts';

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
  readonly examples?: Readonly<Record<string, { value?: unknown; externalValue?: string }>>;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly servers: readonly { url: string }[];
  readonly tags: readonly { name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly responses: Record<string, { headers: object }>; readonly schemas: object };
}

async function documentText(list: readonly Operation[]): Promise<string> {
  return pages(list, '9.9.9')
    .find(({ path }) => path === '/openapi.json')!
    .render();
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

  it('has nothing for the recommended rules of a linter to say', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config });
    expect(problems.map(({ ruleId, severity, message }) => ({ ruleId, severity, message }))).toEqual([]);
  });

  it('states version, server and the groups in use', () => {
    expect([document.openapi, document.info.version]).toEqual(['3.1.1', '1.0.0']);
    expect(document.servers.map(({ url }) => url)).toEqual(['/']);
    const used = Object.keys(groups).filter((group) =>
      list.some((operation) => groupOf(operation) === group),
    );
    expect(document.tags.map(({ name }) => name)).toEqual(used.map((group) => groups[group as 'qr']));
  });

  it('describes every route once, under an id of its own', () => {
    const ids = described().map(({ operationId }) => operationId);
    expect(ids).toHaveLength(list.flatMap(({ routes }) => routes).length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lets every operation be called without a key or with one', () => {
    for (const { security } of described()) expect(security).toEqual([{}, { ApiKey: [] }]);
  });

  it('refers to the refusals and shows the quota on every response', () => {
    for (const { responses } of described()) {
      for (const status of ['400', '401', '413', '415', '429', '503']) {
        expect(responses[status]?.$ref).toMatch(/^#\/components\/responses\//);
      }
      expect(responses['200']!.headers).toHaveProperty('x-quota-used');
    }
    for (const { headers } of Object.values(document.components.responses)) {
      expect(headers).toHaveProperty('x-quota-used');
    }
  });

  it('shows an example and its answer for every route', () => {
    for (const { operationId, requestBody, parameters, responses } of described()) {
      const asked =
        requestBody?.content['application/json'].examples ?? parameters?.filter((each) => 'example' in each);
      expect(Object.keys(asked ?? {}), operationId).not.toHaveLength(0);
      const answers = Object.values(responses['200']!.content!).flatMap(({ examples = {} }) =>
        Object.values(examples),
      );
      expect(answers, operationId).not.toHaveLength(0);
    }
  });
});

describe('the OpenAPI document', () => {
  let item: Readonly<Record<string, Described>>;
  let document: Document;
  beforeAll(async () => {
    document = JSON.parse(await documentText([sampleOperation])) as Document;
    item = document.paths['/v1/greet']!;
  });

  it('names a GET beside a POST after the query', () => {
    expect([item.get!.operationId, item.post!.operationId]).toEqual(['greetTextFromQuery', 'greetText']);
  });

  it('derives parameters from the schema of the body, as far as the route takes it', () => {
    const format = item.get!.parameters!.find(({ name }) => name === 'format');
    expect(format?.schema).toEqual({ type: 'string', enum: ['json', 'text'], default: 'json' });
    expect(item.get!.parameters!.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'name',
    ]);
  });

  it('names schemas as components', () => {
    expect(item.post!.requestBody!.content['application/json'].schema.$ref).toBe(
      '#/components/schemas/GreetTextRequest',
    );
    expect(item.post!.responses['200']!.content!['application/json']!.schema.$ref).toBe(
      '#/components/schemas/GreetTextResult',
    );
    expect(Object.keys(document.components.schemas)).toEqual([
      'GreetTextRequest',
      'GreetTextResult',
      'Problem',
    ]);
  });

  it('says in words what JSON Schema cannot', () => {
    const name = item.get!.parameters![0] as unknown as { description: string };
    expect(name.description).toBe('Who is greeted: <name>. Must be a string of 1 to 80 bytes of UTF-8.');
  });

  it('shows the answer that the example really gets', () => {
    const answers = item.post!.responses['200']!.content!['application/json']!.examples!;
    expect(answers.example2?.value ?? answers.example1?.value).toBeDefined();
    expect(item.post!.responses['200']!.content!['image/svg+xml']!.examples!.example1!.value).toMatch(
      /^<svg /,
    );
  });

  it('marks what is deprecated and states the limit of a body', () => {
    expect(item.post!.deprecated).toBe(true);
    expect(item.post!.description).toContain('until 2026-12-31');
    expect(item.post!.description).toContain('at most 4,096 bytes');
  });
});

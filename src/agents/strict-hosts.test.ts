import { describe, expect, it } from 'vitest';
import { operations } from '../registry.ts';
import { toolOf } from './tool.ts';
import type { ToolSchema } from './tool-schema.ts';

/** What a host documents that it accepts. A rule gives what breaks it in one schema of a tool. */
interface Host {
  readonly name: string;
  readonly source: string;
  /** Every keyword it accepts, where it documents them; the rest of the list is refused or taken out. */
  readonly keywords: ReadonlySet<string>;
  readonly rules: Readonly<Record<string, (schema: ToolSchema, isRoot: boolean) => boolean>>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const isArrayWithItems = ({ type, items }: ToolSchema) => type !== 'array' || items !== undefined;
const requiresItsOwn = ({ required = [], properties = {} }: ToolSchema) =>
  required.every((name) => name in properties);
const isObject = ({ type }: ToolSchema) => type === 'object';
const hasType = ({ type, anyOf }: ToolSchema) => typeof type === 'string' || anyOf !== undefined;

const hosts: readonly Host[] = [
  {
    name: 'VS Code',
    source:
      'microsoft/vscode-copilot-chat, src/extension/tools/common/toolSchemaNormalizer.ts: refused, taken out or cut',
    keywords: words('type description enum properties required items anyOf const title additionalProperties'),
    rules: {
      'an array has items': isArrayWithItems,
      'an object at the root, with properties and without a union': (schema, isRoot) =>
        !isRoot || (isObject(schema) && schema.properties !== undefined && schema.anyOf === undefined),
      'a required member is declared': requiresItsOwn,
      'a description has at most 1024 characters': ({ description = '' }) => description.length <= 1024,
    },
  },
  {
    name: 'OpenAI, strict',
    source: 'platform.openai.com/docs/guides/structured-outputs, Supported schemas',
    keywords: words(
      'type description enum properties required items anyOf const $ref $defs additionalProperties pattern format ' +
        'multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems',
    ),
    rules: {
      'every value has a type or forms': hasType,
      'an array has items': isArrayWithItems,
      'an object at the root, without a union': (schema, isRoot) =>
        !isRoot || (isObject(schema) && schema.anyOf === undefined),
      'an enum has at most 250 values': (schema) => (schema.enum?.length ?? 0) <= 250,
    },
  },
  {
    name: 'Gemini',
    source: 'ai.google.dev/api/caching, Schema; Vertex AI, FunctionDeclaration, and its errors',
    keywords: words(
      'type format title description nullable enum maxItems minItems properties required minProperties maxProperties ' +
        'minLength maxLength pattern example anyOf propertyOrdering default items minimum maximum',
    ),
    rules: {
      'every value has a type or forms': hasType,
      'an array has items': isArrayWithItems,
      'an object has members, but for one without arguments': (schema, isRoot) =>
        isRoot || !isObject(schema) || Object.keys(schema.properties ?? {}).length > 0,
      'an enum is of strings': (schema) => schema.enum === undefined || schema.type === 'string',
      'anyOf is the only keyword': (schema) => schema.anyOf === undefined || Object.keys(schema).length === 1,
      'a required member is declared': requiresItsOwn,
      'a name has letters, digits and _, at most 64': ({ properties = {} }) =>
        Object.keys(properties).every((name) => /^[A-Za-z_]\w{0,63}$/.test(name)),
    },
  },
  {
    name: 'Anthropic, strict',
    source: 'platform.claude.com/docs/en/build-with-claude/structured-outputs, JSON Schema limitations',
    keywords: words(
      'type description enum const anyOf allOf $ref $defs definitions default required properties ' +
        'additionalProperties format minItems items title',
    ),
    rules: {
      'an object at the root': (schema, isRoot) => !isRoot || isObject(schema),
      'an array has items': isArrayWithItems,
      'a name of a member has at most 64 letters, digits and _.-': ({ properties = {} }) =>
        Object.keys(properties).every((name) => /^[\w.-]{1,64}$/.test(name)),
      'values of an enum are simple': (schema) =>
        (schema.enum ?? []).every((value) => ['string', 'number'].includes(typeof value)),
    },
  },
];

const tools = operations.flatMap((operation) => [
  toolOf(operation, 'in-result'),
  toolOf(operation, 'in-folder'),
]);
const schemas = tools.flatMap(({ name, inputSchema }) => schemasIn(inputSchema, name));

describe.each(hosts)('$name accepts the arguments of every tool ($source)', ({ keywords, rules }) => {
  it('knows every keyword', () => {
    const unknown = schemas.flatMap(({ at, schema }) =>
      Object.keys(schema).flatMap((keyword) => (keywords.has(keyword) ? [] : [`${at} ${keyword}`])),
    );
    expect(unknown).toEqual([]);
  });

  it.each(Object.entries(rules))('%s', (_name, isKept) => {
    expect(schemas.filter(({ at, schema }) => !isKept(schema, !/[.[]/.test(at))).map(({ at }) => at)).toEqual(
      [],
    );
  });
});

describe('limits of a whole tool (OpenAI, Supported schemas)', () => {
  it.each(tools)('$name', ({ name, inputSchema }) => {
    const own = schemasIn(inputSchema, name);
    const names = own.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
    const values = own.flatMap(({ schema }) => schema.enum ?? []);
    expect(names.length).toBeLessThanOrEqual(5000);
    expect(values.length).toBeLessThanOrEqual(1000);
    expect([...names, ...values].join('').length).toBeLessThanOrEqual(120_000);
    const depths = own.map(({ at }) => at.split(/\.|\[/).length);
    expect(Math.max(...depths)).toBeLessThanOrEqual(10);
  });
});

/** A schema and those in it, with the place of each. */
function schemasIn(schema: ToolSchema, at: string): { readonly at: string; readonly schema: ToolSchema }[] {
  return [
    { at, schema },
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => schemasIn(each, `${at}.${name}`)),
    ...(schema.items === undefined ? [] : schemasIn(schema.items, `${at}[]`)),
    ...(schema.anyOf ?? []).flatMap((each, index) => schemasIn(each, `${at}[form ${index}]`)),
  ];
}

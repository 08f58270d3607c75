import { describe, expect, it, test } from 'vitest';
import { estimatedTokens } from '../../test/support/judging/token-estimate.ts';
import { sampleOperation } from '../../test/support/operations/sample-operation.ts';
import type { Operation } from '../operation.ts';
import { operations } from '../registry.ts';
import type { Schema } from '../schema/schema.ts';
import { type Tool, toolOf } from './tool.ts';
import type { ToolSchema } from './tool-schema.ts';

const tools = operations.map((operation) => ({ operation, tool: toolOf(operation, 'in-result') }));
const sample = toolOf(sampleOperation, 'in-result');

/** What a model reads of a tool. */
function tokensOf({ name, description, inputSchema }: Tool): number {
  return estimatedTokens(JSON.stringify({ name, description, inputSchema }));
}

describe('a list of tools is small', () => {
  const total = tools.reduce((sum, { tool }) => sum + tokensOf(tool), 0);

  it('has at most 400 tokens for each tool', () => {
    expect(total).toBeLessThanOrEqual(400 * tools.length);
  });

  it.each(tools)('$tool.name is described in whole sentences, at most 450 characters', ({ tool }) => {
    expect(tool.description.length).toBeLessThanOrEqual(450);
    expect(tool.description).toMatch(/[.)]$/);
    expect(tool.description).not.toMatch(/\.\.\.$/);
  });

  it('leaves out the sentences of a description that are too long, but not the first one', () => {
    const description = `${'word '.repeat(60)}ends. Another sentence.`;
    const long = toolOf({ ...sampleOperation, description }, 'in-result');
    expect(long.description).toMatch(/ word ends\. Gives text.*greeting\.$/s);
  });
});

describe('strict hosts accept every tool', () => {
  it.each(tools)('$tool.name: a name of letters, digits, _ and -, at most 64', ({ tool }) => {
    expect(tool.name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
  });

  it.each(tools)('$tool.name: an object at the root, and no keyword that hosts refuse', ({ tool }) => {
    for (const schema of [tool.inputSchema, ...(tool.outputSchema ? [tool.outputSchema] : [])]) {
      expect(schema.type).toBe('object');
      expect(schema.properties).toBeTypeOf('object');
      expect(schema).not.toHaveProperty('anyOf');
      expect([...keywordsIn(schema)].filter((keyword) => !accepted.has(keyword))).toEqual([]);
    }
  });

  it.each(tools)('$tool.name: every member with its type, down to the leaves', ({ operation, tool }) => {
    expect(membersOf(tool.inputSchema)).toEqual(membersOf(operation.input));
  });

  it.each(tools)('$tool.name: tells no description twice, and names no other tool', ({ tool }) => {
    const told = descriptionsIn(tool.inputSchema);
    expect(told.filter((words, index) => words !== anyNames && told.indexOf(words) !== index)).toEqual([]);
    const others = tools.flatMap(({ tool: { name } }) => (name === tool.name ? [] : [name]));
    expect(others.filter((name) => told.join(' ').includes(name))).toEqual([]);
  });
});

/** Of the members of an example, where the caller names them. */
const anyNames = 'An example: any names.';

/** The places of all members that are declared, and what is required. */
function membersOf(schema: ToolSchema | Schema, at = ''): readonly string[] {
  const forms: readonly (ToolSchema | Schema)[] = schema.anyOf ?? [];
  const items = 'items' in schema && schema.items !== undefined ? [schema.items] : [];
  const properties = 'properties' in schema ? Object.entries(schema.properties ?? {}) : [];
  const required = 'required' in schema ? (schema.required ?? []) : [];
  const isExample = properties.some(([, { description }]) => description === anyNames);
  return [
    ...new Set([
      ...required.map((name) => `${at}/${name} is required`),
      ...(isExample ? [] : properties).flatMap(([name, member]) => [
        `${at}/${name}`,
        ...membersOf(member, `${at}/${name}`),
      ]),
      ...[...items, ...forms].flatMap((each) => membersOf(each, at)),
    ]),
  ].sort();
}

const accepted = new Set(
  'type description enum default minimum maximum maxItems items properties required anyOf'.split(' '),
);

/** Every keyword of a schema; the names of members are not keywords. */
function keywordsIn(schema: object, found = new Set<string>()): ReadonlySet<string> {
  for (const [keyword, value] of Object.entries(schema)) {
    found.add(keyword);
    const nested = keyword === 'properties' ? Object.values(value) : [value].flat();
    if (['properties', 'items', 'anyOf', 'additionalProperties'].includes(keyword)) {
      for (const each of nested) keywordsIn(each as object, found);
    }
  }
  return found;
}

function descriptionsIn(schema: Tool['inputSchema'][keyof Tool['inputSchema']]): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value as never),
  );
}

describe('a tool follows from its declaration', () => {
  it('has the summary as its title, and the summary, the first paragraph and the files as its description', () => {
    expect(sample.title).toBe('Greet <somebody> & "others"');
    expect(sample.description).toBe(
      'Greet <somebody> & "others". Writes a greeting. ' +
        'Gives text/plain: The greetings, one a line. Gives image/svg+xml: A picture of the greeting.',
    );
  });

  it('tells lengths, ranges and defaults in words, and keeps enums', () => {
    expect(sample.inputSchema).toEqual({
      type: 'object',
      properties: {
        name: {
          type: 'string',
          description: 'Who is greeted: <name>. Must be a string of 1 to 80 bytes of UTF-8.',
        },
        format: {
          type: 'string',
          description: 'Form of the answer. Default json.',
          enum: ['json', 'text', 'svg'],
        },
        times: { type: 'integer', description: 'How often. 1 to 9, default 1.' },
        loud: { type: 'boolean', description: 'In capitals.' },
        gifts: {
          type: 'array',
          description: 'What is brought along. At most 3.',
          items: {
            type: 'object',
            properties: { what: { type: 'string', description: 'The gift.' } },
            required: ['what'],
          },
        },
      },
      required: ['name'],
    });
  });

  it('shows the members of an example where the caller names them', () => {
    const input = {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { type: 'object', properties: {}, additionalProperties: {} } },
      },
    } as const;
    const examples = [{ title: 'x', input: { rows: [{ sku: '007', tags: [], qty: 2, price: 1 }] } }];
    const { rows } = toolOf({ ...sampleOperation, input, examples }, 'in-result').inputSchema.properties;
    expect(rows?.items?.properties).toEqual({
      sku: { type: 'string', description: anyNames },
      qty: { type: 'number', description: anyNames },
    });
  });

  it('has an output schema exactly where JSON is the only answer', () => {
    expect(sample.outputSchema).toBeUndefined();
    for (const { operation, tool } of tools) {
      const media = Object.keys(operation.output.media);
      const isJson = media.length === 1 && media[0] === 'application/json';
      expect(tool.outputSchema !== undefined, tool.name).toBe(isJson);
    }
  });
});

describe('what a host may decide by', () => {
  const hints = (needs: Operation['needs'], delivery: 'in-result' | 'in-folder' = 'in-result') =>
    toolOf({ ...sampleOperation, needs }, delivery).annotations;

  test.each([
    ['resolver', true],
    ['pageFetcher', true],
    ['languageModel', false],
    ['clock', false],
  ] as const)('a tool that needs %s is open to the world: %s', (port, isOpen) => {
    expect(hints([port]).openWorldHint).toBe(isOpen);
  });

  it('is read-only and idempotent, unless it saves files', () => {
    const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true };
    expect(hints([])).toMatchObject(readOnly);
    expect(hints([], 'in-folder')).toMatchObject({
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
    });
    const json = operations.find(({ output }) => Object.keys(output.media).join() === 'application/json')!;
    expect(toolOf(json, 'in-folder').annotations).toMatchObject(readOnly);
  });
});

import { describe, expect, it, test } from 'vitest';
import { sampleOperation } from '../../test/support/sample-operation.ts';
import { estimatedTokens } from '../../test/support/token-estimate.ts';
import type { Operation } from '../operation.ts';
import { operations } from '../registry.ts';
import type { Schema } from '../schema/schema.ts';
import { type FileDelivery, type Tool, toolsOf } from './tool.ts';

const tools = toolsOf(operations, 'in-result').map((tool, index) => ({
  operation: operations[index]!,
  tool,
}));
/** The tool of an operation by itself. */
function toolOf(operation: Operation, delivery: FileDelivery): Tool {
  return toolsOf([operation], delivery)[0]!;
}
const sample = toolOf(sampleOperation, 'in-result');

/** What a model reads of a tool. */
function tokensOf({ name, description, inputSchema }: Tool): number {
  return estimatedTokens(JSON.stringify({ name, description, inputSchema }));
}

describe('a list of tools is small', () => {
  const total = tools.reduce((sum, { tool }) => sum + tokensOf(tool), 0);

  it('has at most 510 tokens for each tool, and 14,000 in all', () => {
    expect(total).toBeLessThanOrEqual(Math.min(14_000, 510 * tools.length));
  });

  it('counts no less than a tokenizer', () => {
    // o200k_base for these 18 tools, see decision 0019.
    if (tools.length === 18) expect(total).toBeGreaterThanOrEqual(7180);
  });

  it.each(tools)('$tool.name is described in at most 700 characters', ({ tool }) => {
    expect(tool.description.length).toBeLessThanOrEqual(700);
    expect(tool.description).not.toMatch(/\.\.\.$/);
  });

  it('cuts a description that is longer', () => {
    const long = toolOf({ ...sampleOperation, description: 'word '.repeat(200) }, 'in-result');
    expect(long.description).toMatch(/^Greet .* word word\.\.\. Gives text.*greeting\.$/s);
    expect(long.description.length).toBeLessThanOrEqual(700);
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

  it.each(tools)('$tool.name: every rule that lost its keyword is told in words', ({ operation, tool }) => {
    const first = tools.find((other) => other.operation.input.properties === operation.input.properties)!;
    if (first.tool !== tool)
      expect(tool.inputSchema.description).toBe(`The arguments of ${first.tool.name}.`);
    const told = JSON.stringify(first.tool.inputSchema);
    for (const words of lostRules(operation.input)) expect(told.toLowerCase()).toContain(words.toLowerCase());
  });

  it.each(tools)('$tool.name: tells no description twice', ({ tool }) => {
    const told = descriptionsIn(tool.inputSchema);
    expect(told.filter((words, index) => told.indexOf(words) !== index)).toEqual([]);
  });
});

const accepted = new Set(
  'type description enum default minimum maximum maxItems items properties required anyOf'.split(' '),
);

/** Every keyword of a schema; the names of members are none. */
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

/** The words of rules in keywords that are left out, as the declarations have them. */
function lostRules(schema: Schema): readonly string[] {
  const own = schema['x-expected'];
  const nested = [
    ...(schema.anyOf ?? []),
    ...(schema.type === 'array' ? [schema.items] : []),
    ...(schema.type === 'object' ? Object.values(schema.properties) : []),
  ];
  const bytes = schema.type === 'string' && own === undefined ? schema['x-max-bytes'] : undefined;
  return [
    ...(own === undefined ? [] : [JSON.stringify(own).slice(1, -1)]),
    ...(bytes === undefined ? [] : [`${bytes.toLocaleString('en-US')} bytes`]),
    ...nested.flatMap(lostRules),
  ];
}

function descriptionsIn(schema: Tool['inputSchema'][keyof Tool['inputSchema']]): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value as never),
  );
}

describe('a tool is told by its declaration', () => {
  it('has the summary as its title, and the summary, the first paragraph and the files as its description', () => {
    expect(sample.title).toBe('Greet <somebody> & "others"');
    expect(sample.description).toBe(
      'Greet <somebody> & "others". Writes a greeting. ' +
        'Gives text/plain: The greetings, one a line. Gives image/svg+xml: A picture of the greeting.',
    );
  });

  it('lists the names alone where an earlier tool has the same arguments', () => {
    const [, second] = toolsOf([sampleOperation, { ...sampleOperation, id: 'text.other' }], 'in-result');
    expect(second?.inputSchema).toEqual({
      type: 'object',
      description: `The arguments of ${sample.name}.`,
      properties: Object.fromEntries(
        Object.entries(sample.inputSchema.properties).map(([name, { type }]) => [name, type ? { type } : {}]),
      ),
      required: ['name'],
    });
  });

  it('tells lengths in words and keeps ranges, enums and defaults', () => {
    expect(sample.inputSchema.properties.name).toEqual({
      type: 'string',
      description: 'Who is greeted: <name>. Must be a string of 1 to 80 bytes of UTF-8.',
    });
    expect(sample.inputSchema.properties.times).toEqual({
      type: 'integer',
      description: 'How often.',
      default: 1,
      minimum: 1,
      maximum: 9,
    });
    expect(sample.inputSchema.required).toEqual(['name']);
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

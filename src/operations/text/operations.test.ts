import { describe, expect, test } from 'vitest';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { UpstreamError } from '../../errors.ts';
import { areInWorkers, type Needs } from '../../needs.ts';
import { classifyText } from './classify.operation.ts';
import { extractFields } from './extract.operation.ts';
import { findKeywords } from './keywords.operation.ts';
import { rewriteText } from './rewrite.operation.ts';
import { judgeSentiment } from './sentiment.operation.ts';
import { summarizeText } from './summarize.operation.ts';

const operations = [summarizeText, judgeSentiment, findKeywords, classifyText, extractFields, rewriteText];

/** A model that cannot be reached. */
const unreachable = {
  open: () => ({
    isPromptCut: false,
    modelId: async () => 'm',
    ask: async () => {
      throw new UpstreamError('upstream_failed', 'not reached');
    },
  }),
};

describe('the cost of a call', () => {
  const heavy = operations.filter((operation) => 'cost' in operation);

  test.each(heavy)('$id grows with its text', ({ cost }) => {
    expect(cost.ofBytes(100_000)).toBeGreaterThan(cost.ofBytes(1000));
    expect(cost.ofInput({ text: 'x'.repeat(100), fields: ['amount'], labels: ['a', 'b'] })).toBeLessThan(2);
  });

  test('grows with the fields, each of which judges the values of the text', () => {
    const { ofInput } = extractFields.cost;
    const text = '1 '.repeat(375);
    const twenty = Array.from({ length: 20 }, (_, at) => `amount ${at}`);
    expect(ofInput({ text, fields: ['amount'] })).toBeLessThan(2);
    expect(ofInput({ text, fields: twenty })).toBeGreaterThan(2);
  });

  test.each(heavy)('$id moves no call to a thread where a model works', ({ needs }) => {
    expect(areInWorkers(needs, testNeeds())).toBe(true);
    expect(areInWorkers(needs, testNeeds({ languageModel: unreachable }))).toBe(false);
  });
});

describe('without an answer of the model', () => {
  const needs = testNeeds({ languageModel: unreachable });

  test('keywords are ranked by frequency', async () => {
    const { value } = await findKeywords.run({ text: 'Pier and pier and ferry.', max: 5 }, needs);
    expect(value).toMatchObject({
      model: 'fallback',
      keywords: [{ term: expect.stringMatching(/^pier$/i) }, {}],
    });
  });

  test('the others fail', async () => {
    await expect(judgeSentiment.run({ text: 'a' }, needs)).rejects.toBeInstanceOf(UpstreamError);
  });
});

test.each(operations)(
  '$id warns of a model that has read only a part of its text',
  async ({ examples, run, output }) => {
    const example = examples.find((one) => 'needs' in one)!;
    const { open } = (example.needs as Pick<Needs, 'languageModel'>).languageModel!;
    const languageModel = { open: () => ({ ...open(), isPromptCut: true }) };
    const input = { sentences: 3, style: 'paragraph', max: 10, tone: 'professional', ...example.input };
    const { headers } = await run(input as never, testNeeds({ languageModel }));
    expect(headers).toEqual({ 'x-text-warning': 'text-cut-by-model' });
    expect(output.headers['x-text-warning'].schema.enum).toContain('text-cut-by-model');
  },
);

test.each(operations)('$id shows an answer of each engine', async ({ examples, run }) => {
  const models = await Promise.all(
    examples.map(async (example) => {
      const own = 'needs' in example ? example.needs : {};
      const input = { sentences: 3, style: 'paragraph', max: 10, tone: 'professional', ...example.input };
      const { value } = await run(input as never, testNeeds(own));
      return value.model;
    }),
  );
  expect(new Set(models)).toEqual(new Set(['sundry-text-8', 'llama3.1:8b']));
});

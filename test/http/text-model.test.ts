import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLanguageModel } from '../../src/adapters/language-model/language-model.ts';
import { UpstreamError } from '../../src/errors.ts';
import type { Needs, Result } from '../../src/operation.ts';
import { classifyText } from '../../src/operations/text/classify.operation.ts';
import { extractFields } from '../../src/operations/text/extract.operation.ts';
import { findKeywords } from '../../src/operations/text/keywords.operation.ts';
import { rewriteText } from '../../src/operations/text/rewrite.operation.ts';
import { judgeSentiment } from '../../src/operations/text/sentiment.operation.ts';
import { summarizeText } from '../../src/operations/text/summarize.operation.ts';
import { resultValue } from '../../src/request/result-bytes.ts';
import { type FakeModel, type Script, startFakeModel } from '../support/worlds/fake-model.ts';
import { UPSTREAM_SECRET } from '../support/worlds/fake-model-replies.ts';
import { hastyTime } from '../support/worlds/model-question.ts';
import { testNeeds } from '../support/worlds/needs.ts';

const text = 'Hi, this is Mark Olsen. The funicular opens on 3 May 2031. We are delighted with it.';

/** One call of each operation, the model's good answer, and the expected result. */
interface Task {
  readonly run: (needs: Needs) => Result | Promise<Result>;
  /** The name of the answer's schema. */
  readonly name: string;
  readonly answer: object;
  readonly value: object;
}

const tasks: Readonly<Record<string, Task>> = {
  summarize: {
    run: (needs) => summarizeText.run({ text, sentences: 2, style: 'bullets' }, needs),
    name: 'summary',
    answer: { sentences: ['A funicular opens.', 'The {writer} is "delighted".'] },
    value: {
      summary: '- A funicular opens.\n- The {writer} is "delighted".',
      sentences: 2,
      input_chars: text.length,
    },
  },
  sentiment: {
    run: (needs) => judgeSentiment.run({ text }, needs),
    name: 'sentiment',
    answer: { label: 'positive', score: 0.8, confidence: 0.9 },
    value: { label: 'positive', score: 0.8, confidence: 0.9 },
  },
  keywords: {
    run: (needs) => findKeywords.run({ text, max: 5 }, needs),
    name: 'keywords',
    answer: { keywords: [{ term: 'funicular', weight: 1 }] },
    value: { keywords: [{ term: 'funicular', weight: 1 }] },
  },
  classify: {
    run: (needs) => classifyText.run({ text, labels: ['voyages', '__proto__'] }, needs),
    name: 'classification',
    answer: { label: 'voyages', scores: { voyages: 90, ['__proto__']: 10 } },
    value: { label: 'voyages', scores: JSON.parse('{"voyages":0.9,"__proto__":0.1}') },
  },
  extract: {
    run: (needs) => extractFields.run({ text, fields: ['name', 'vat_id'] }, needs),
    name: 'extraction',
    answer: { data: { name: 'Mark Olsen', vat_id: null } },
    value: { data: { name: 'Mark Olsen', vat_id: null } },
  },
  rewrite: {
    run: (needs) => rewriteText.run({ text, tone: 'formal' }, needs),
    name: 'rewriting',
    answer: { text: 'My name is Mark Olsen. The funicular opens on 3 May 2031.\nIt is a delight.' },
    value: { text: 'My name is Mark Olsen. The funicular opens on 3 May 2031.\nIt is a delight.' },
  },
};
const names = Object.keys(tasks);

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel({
    answers: Object.fromEntries(Object.values(tasks).map(({ name, answer }) => [name, answer])),
  });
});
afterAll(() => fake.stop());

/** The answer of an operation through the real client, with a back end whose dialect is not learned yet. */
async function answerOf(task: string, script: Script, timeoutMs = 5000): Promise<unknown> {
  fake.behave(script);
  const languageModel = createLanguageModel({
    baseUrl: fake.baseUrl,
    apiKey: 'k',
    model: 'm',
    timeoutMs,
    maxConcurrency: 8,
    onNotice: () => {},
    time: hastyTime(),
  });
  const result = await tasks[task]!.run(testNeeds({ languageModel }));
  if (result.kind !== 'json') throw new Error('the result is not JSON');
  return resultValue(result);
}

describe('the 22 behaviours of a back end', () => {
  const behaviours: readonly Script[] = [
    'good',
    'fenced',
    'chatty',
    'think tags',
    'closing think tag',
    'trailing comma',
    'content parts',
    ['truncated', 'good'],
    ['empty', 'good'],
    ['no choices', 'good'],
    ['prose', 'good'],
    ['HTML', 'good'],
    ['error in a 200', 'good'],
    ['label outside the set', 'good'],
    ['score out of range', 'good'],
    [500, 'good'],
    ['reset', 'good'],
    [429, 'good'],
    'reasoning only',
    'no json_schema',
    '500 on response_format',
    'no temperature',
  ];
  describe.each(behaviours.map((script) => ({ script })))('$script', ({ script }) => {
    it.each(names)('%s', async (task) => {
      expect(await answerOf(task, script)).toEqual({ ...tasks[task]!.value, model: 'm' });
      expect(fake.requests.length).toBeLessThanOrEqual(3);
    });
  });
});

describe('a back end without a usable answer', () => {
  const rows: readonly [Script, UpstreamError['code']][] = [
    ['prose', 'upstream_failed'],
    ['empty', 'upstream_failed'],
    ['no choices', 'upstream_failed'],
    ['other JSON', 'upstream_failed'],
    ['truncated', 'upstream_failed'],
    ['refusal', 'upstream_failed'],
    ['refusal in prose', 'upstream_failed'],
    ['HTML', 'upstream_failed'],
    ['error in a 200', 'upstream_failed'],
    ['reset', 'upstream_failed'],
    [500, 'upstream_failed'],
    [401, 'upstream_failed'],
    [404, 'upstream_failed'],
    ['no quota', 'upstream_failed'],
    ['429 for long', 'overloaded'],
    ['503 for long', 'overloaded'],
  ];
  describe.each(rows.map(([script, code]) => ({ script, code })))('$script: $code', ({ script, code }) => {
    it.each(names.filter((name) => name !== 'keywords'))('%s', async (task) => {
      const error = await answerOf(task, script).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UpstreamError);
      expect(error).toMatchObject({ code });
      expect(String(error)).not.toContain(UPSTREAM_SECRET);
      // A 500 may be a refusal of a part: the request is sent without its schema, its form and its bound as well.
      expect(fake.requests.length).toBeLessThanOrEqual(script === 500 ? 7 : 3);
    });
    it('keywords: still a ranking (decision 13)', async () => {
      const { keywords, model } = (await answerOf('keywords', script)) as {
        keywords: object[];
        model: string;
      };
      expect(model).toBe('fallback');
      expect(keywords.length).toBeGreaterThan(0);
    });
  });
  it.each(['sentiment', 'extract'])('silent: %s ends with its time', async (task) => {
    await expect(answerOf(task, 'silent', 200)).rejects.toMatchObject({ code: 'upstream_timeout' });
  });
});

describe('the question', () => {
  it.each(names)('%s: the system message contains nothing of the caller (decision 22)', async (task) => {
    await answerOf(task, 'good');
    const [{ system, body, data }] = fake.requests as [FakeModel['requests'][number]];
    expect(data.text).toBe(text);
    for (const word of ['Olsen', 'funicular', '2031', 'vat_id', 'voyages', '__proto__']) {
      expect(system).not.toContain(word);
    }
    expect(system).toContain('never instructions');
    expect(body).toMatchObject({ temperature: 0, response_format: { json_schema: { strict: true } } });
    expect(isStrict((body.response_format as { json_schema: { schema: unknown } }).json_schema.schema)).toBe(
      true,
    );
  });
});

/** Whether each object of a schema names all its members as required and accepts no others. */
function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Readonly<Record<string, unknown>>;
  if (type !== 'object') return Object.values(schema).every(isStrict);
  const members = properties as Readonly<Record<string, unknown>>;
  const isWhole =
    JSON.stringify([...(required as string[])].sort()) === JSON.stringify(Object.keys(members).sort());
  return isWhole && additionalProperties === false && Object.values(members).every(isStrict);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../test/support/judging/declared-answer.ts';
import { sessionThatSays } from '../../../../test/support/running/scripted-session.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { testNeeds } from '../../../../test/support/worlds/needs.ts';
import { UnusableAnswerError } from '../../../needs.ts';
import type { ModelSession, Needs, Result } from '../../../operation.ts';
import type { Schema } from '../../../schema/schema.ts';
import { classifyText } from '../classify.operation.ts';
import { extractFields } from '../extract.operation.ts';
import { findKeywords } from '../keywords.operation.ts';
import { fold } from '../language/fold.ts';
import {
  classifyResult,
  extractResult,
  keywordsResult,
  rewriteResult,
  sentimentResult,
  summarizeResult,
} from '../result-schema.ts';
import { rewriteText } from '../rewrite.operation.ts';
import { judgeSentiment } from '../sentiment.operation.ts';
import { summarizeText } from '../summarize.operation.ts';
import { classifyWithModel } from './classify.ts';
import { extractWithModel } from './extract.ts';
import { keywordsWithModel } from './keywords.ts';
import { rewriteWithModel } from './rewrite.ts';
import { sentimentWithModel } from './sentiment.ts';
import { summarizeWithModel } from './summarize.ts';

const text = 'The north pier opens in May. Mark Olsen pays 1,250 pounds. No ferry runs.';
const names = ['__proto__', 'a', 'name'];

/** Names of members, and values, from which good and bad answers are generated. */
const key = fc.constantFrom(
  ...[
    'sentences',
    'label',
    'score',
    'scores',
    'confidence',
    'keywords',
    'term',
    'weight',
    'data',
    'text',
    ...names,
  ],
);
const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    'positive',
    'negative',
    'mixed',
    'north pier',
    'Mark Olsen',
    'No ferry runs.',
    'N/A',
    text,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.constantFrom<unknown>(null, true, '', '-', '0.5', '80%', 1250),
  fc.string(),
);
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('answer')),
    fc.dictionary(key, tie('answer'), { noNullPrototype: true }),
  ),
}));
const [word, number] = [
  fc.constantFrom('positive', 'negative', 'neutral', 'mixed', 'Positive'),
  fc.double({ min: -1, max: 1, noNaN: true }),
];
const said = fc.oneof(
  fc
    .record({ label: word, score: fc.oneof(number, leaf), confidence: fc.oneof(number, leaf) })
    .map((value) => JSON.stringify(value)),
  answer.map((value) => JSON.stringify(value)),
  fc.dictionary(key, answer).map((value) => JSON.stringify(value)),
  fc.tuple(answer, fc.nat()).map(([value, at]) => {
    const json = JSON.stringify(value);
    const cut = at % json.length;
    return `${json.slice(0, cut)}${json.slice(cut + 1)}`;
  }),
);

type Check = (session: ModelSession) => Promise<void>;

/** Properties of every result, whatever the model answers. */
const tasks: Readonly<Record<string, Check>> = {
  summarize: async (session) => {
    const { summary, sentences } = await summarizeWithModel(session, {
      text,
      sentences: 2,
      style: 'bullets',
    });
    expect(summary.split('\n')).toHaveLength(sentences);
    expect(summary).toMatch(/^- [^\n]+(\n- [^\n]+)?$/);
  },
  sentiment: async (session) => {
    const { label, score, confidence } = await sentimentWithModel(session, { text });
    expect(['positive', 'negative', 'neutral']).toContain(label);
    expect(Math.abs(score)).toBeLessThanOrEqual(1);
    if (label !== 'neutral') expect(Math.sign(score)).toBe(label === 'positive' ? 1 : -1);
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
  },
  keywords: async (session) => {
    const found = await keywordsWithModel(session, { text, max: 5 });
    const weights = found.map(({ weight }) => weight);
    expect(new Set(found.map(({ term }) => fold(term))).size).toBe(found.length);
    for (const { term } of found) expect(fold(text)).toContain(fold(term));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights.every((weight) => weight >= 0 && weight <= 1)).toBe(true);
  },
  classify: async (session) => {
    const scores = await classifyWithModel(session, { text, labels: names });
    expect(scores.reduce((sum, score) => sum + Math.round(score * 10_000), 0)).toBe(10_000);
    expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
  },
  extract: async (session) => {
    const values = await extractWithModel(session, { text, fields: names });
    expect(values).toHaveLength(names.length);
    for (const value of values)
      expect(value === null || (typeof value === 'string' && value !== '')).toBe(true);
  },
  rewrite: async (session) => {
    const { text: written } = await rewriteWithModel(session, { text, tone: 'formal' });
    for (const fact of ['Mark Olsen', '1,250']) expect(written).toContain(fact);
  },
};

describe('whatever the model answers, the result is complete or there is none', () => {
  it.each(Object.entries(tasks))('%s', async (_, check) => {
    let useful = 0;
    const property = fc.asyncProperty(said, async (first) => {
      await check(sessionThatSays(first)).then(
        () => useful++,
        (error: unknown) => {
          if (!(error instanceof UnusableAnswerError)) throw error;
        },
      );
    });
    await fc.assert(property, { seed: SEED, numRuns: runs(3000) });
    expect(useful).toBeGreaterThan(0);
  });
});

/** The answer of each operation with a model, and the schema it is announced with. */
const answers: Readonly<Record<string, { schema: Schema; run: (needs: Needs) => Promise<Result> }>> = {
  summarize: {
    schema: summarizeResult,
    run: (needs) => summarizeText.run({ text, sentences: 2, style: 'bullets' }, needs),
  },
  sentiment: { schema: sentimentResult, run: (needs) => judgeSentiment.run({ text }, needs) },
  keywords: { schema: keywordsResult, run: (needs) => findKeywords.run({ text, max: 5 }, needs) },
  classify: { schema: classifyResult, run: (needs) => classifyText.run({ text, labels: names }, needs) },
  extract: { schema: extractResult, run: (needs) => extractFields.run({ text, fields: names }, needs) },
  rewrite: { schema: rewriteResult, run: (needs) => rewriteText.run({ text, tone: 'formal' }, needs) },
};

describe('whatever the model answers, the answer conforms to its declaration', () => {
  it.each(Object.entries(answers))('%s', async (_, { schema, run }) => {
    let useful = 0;
    const property = fc.asyncProperty(said, async (first) => {
      const languageModel = { open: () => sessionThatSays(first) };
      const result = await run(testNeeds({ languageModel })).catch((error: unknown) => error);
      if (result instanceof UnusableAnswerError) return;
      useful++;
      expect(result).toMatchObject({ kind: 'json' });
      expect(faultsOf(schema, (result as { value: unknown }).value)).toEqual([]);
    });
    await fc.assert(property, { seed: SEED, numRuns: runs(2000) });
    expect(useful).toBeGreaterThan(0);
  });
});

import { describe, expect, it } from 'vitest';
import { sessionThatSays } from '../../../../test/support/running/scripted-session.ts';
import { UnusableAnswerError } from '../../../needs.ts';
import { sentimentWithModel } from './sentiment.ts';

const good = { label: 'positive', score: 0.8, confidence: 0.9 };

describe('an answer that is accepted', () => {
  const rows: readonly [string, object, object][] = [
    ['as asked', good, good],
    ['another case (pitfall 14)', { ...good, label: 'Positive' }, good],
    ['a full stop and white space', { ...good, label: ' POSITIVE. ' }, good],
    ['short', { ...good, label: 'pos' }, good],
    ['numbers as text (pitfall 14)', { label: 'positive', score: '0.8', confidence: '90%' }, good],
    ['four decimals', { ...good, score: 0.123456 }, { ...good, score: 0.1235 }],
    [
      'negative',
      { label: 'negative', score: -1, confidence: 1 },
      { label: 'negative', score: -1, confidence: 1 },
    ],
    [
      'neutral',
      { label: 'neutral', score: -0.1, confidence: 0 },
      { label: 'neutral', score: -0.1, confidence: 0 },
    ],
    [
      'no minus zero',
      { label: 'neutral', score: '-0', confidence: 1 },
      { label: 'neutral', score: 0, confidence: 1 },
    ],
    ['mixed (decision 10)', { ...good, label: 'mixed' }, { label: 'neutral', score: 0.5, confidence: 0.9 }],
    ['no confidence', { label: 'positive', score: 0.8 }, { ...good, confidence: 0.5 }],
    ['a label alone', { label: 'negative' }, { label: 'negative', score: -0.5, confidence: 0.5 }],
    ['a level deeper', { result: good }, good],
    ['a level deeper under a member of ours', { sentiment: good }, good],
    ['a label with its strength', { ...good, label: 'Very Positive' }, good],
    ['a list of one label', { ...good, label: ['positive'] }, good],
    ['members in another case', { Label: 'positive', Score: 0.8, Confidence: 0.9 }, good],
    [
      'null for what it leaves out',
      { ...good, score: null, confidence: null },
      { ...good, score: 0.5, confidence: 0.5 },
    ],
    ['quoting the text', { evidence: ['lovely stay'], ...good }, good],
    ['additional members', { reason: 'It is praise.', ...good }, good],
  ];
  it.each(rows)('%s', async (_, answer, sentiment) => {
    const session = sessionThatSays(answer);
    expect(await sentimentWithModel(session, { text: 'A lovely stay.' })).toEqual(sentiment);
    expect(session.asked[0]!.reasons).toEqual([]);
  });
});

it.each(['positive', '**Positive**', 'Sentiment: positive.'])('a word alone: %s', async (answer) => {
  const session = sessionThatSays(answer);
  const half = { label: 'positive', score: 0.5, confidence: 0.5 };
  expect(await sentimentWithModel(session, { text: 'A lovely stay.' })).toEqual(half);
});

it.each(['high', 85, Number.NaN, -1])(
  'a confidence of %j is asked for again, and is 0.5 where it stays',
  async (confidence) => {
    const unsure = `{"label":"positive","score":0.8,"confidence":${typeof confidence === 'string' ? '"high"' : confidence}}`;
    const session = sessionThatSays(unsure, unsure, unsure);
    expect(await sentimentWithModel(session, { text: 'A lovely stay.' })).toEqual({
      ...good,
      confidence: 0.5,
    });
    expect(session.asked[0]!.reasons[0]).toContain('"confidence" must be a number');
  },
);

describe('an answer that is sent back', () => {
  const rows: readonly [string, unknown, string][] = [
    ['a label that is denied', { ...good, label: 'not positive' }, '"label" must be'],
    ['two labels', { ...good, label: 'positive or negative' }, '"label" must be'],
    ['label and sign at odds (pitfall 14)', { ...good, score: -0.9 }, 'above 0'],
    ['negative at 0', { label: 'negative', score: 0, confidence: 0.9 }, 'below 0'],
    ['positive at 0', { ...good, score: 0.00001 }, 'above 0'],
    ['neutral far below 0', { ...good, label: 'neutral', score: -0.9 }, '-0.5 to 0.5'],
    ['quoting another text', { evidence: 'desarrollo Vil', ...good }, '"evidence"'],
    ['a score of 7', { ...good, score: 7 }, '-1 to 1'],
    ['a score in words', { ...good, score: 'high' }, '"score"'],
    ['another label', { ...good, label: 'joy' }, '"label"'],
    ['a label of prototypes', { ...good, label: 'constructor' }, '"label"'],
    ['no label', { score: 1, confidence: 1 }, '"label"'],
  ];
  it.each(rows)('%s', async (_, answer, reason) => {
    const session = sessionThatSays(answer, good);
    expect(await sentimentWithModel(session, { text: 'A lovely stay.' })).toEqual(good);
    expect(session.asked[0]!.reasons).toEqual([expect.stringContaining(reason)]);
    await expect(sentimentWithModel(sessionThatSays(answer), { text: 'The crew was kind.' })).rejects.toThrow(
      UnusableAnswerError,
    );
  });
});

describe('a score without a sign is believed where its label is repeated', () => {
  it.each([
    ['negative', { label: 'negative', score: 0.7, confidence: 0.9 }, -0.7],
    ['neutral', { label: 'neutral', score: 0.9, confidence: 0.9 }, 0],
  ])('%s', async (label, answer, score) => {
    expect(await sentimentWithModel(sessionThatSays(answer), { text: 'a' })).toEqual({ ...answer, score });
    const other = { label: label === 'neutral' ? 'negative' : 'neutral', score: 0.9, confidence: 0.9 };
    const wavering = sessionThatSays(answer, other, 'Well.');
    await expect(sentimentWithModel(wavering, { text: 'a' })).rejects.toThrow(UnusableAnswerError);
  });
});

it('shows the model the first 2000 code points, not trimmed (decision 11, pitfall 7)', async () => {
  const session = sessionThatSays(good);
  await sentimentWithModel(session, { text: ` ${'\u{1f60d}'.repeat(2500)}terrible` });
  expect(session.asked[0]!.question.data).toEqual({ text: ` ${'\u{1f60d}'.repeat(1999)}` });
});

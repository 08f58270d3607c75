import { describe, expect, it } from 'vitest';
import { sessionThat, sessionThatSays } from '../../../../test/support/running/scripted-session.ts';
import { UnusableAnswerError } from '../../../needs.ts';
import { classifyWithModel } from './classify.ts';

const labels = ['billing', 'sales', 'support'];

describe('scores that are accepted (decision 16)', () => {
  const rows: readonly [string, unknown, readonly number[]][] = [
    ['as asked', { label: 'sales', scores: { billing: 0.1, sales: 0.7, support: 0.2 } }, [0.1, 0.7, 0.2]],
    [
      'per cent (pitfall 16)',
      { label: 'sales', scores: { billing: 20, sales: 70, support: 10 } },
      [0.2, 0.7, 0.1],
    ],
    [
      'any sum (pitfall 16)',
      { label: 'billing', scores: { billing: 0.9, sales: 0.8, support: 0.3 } },
      [0.45, 0.4, 0.15],
    ],
    ['as text', { label: 'sales', scores: { billing: '25%', sales: '0.75', support: '0' } }, [0.25, 0.75, 0]],
    ['a label alone', { label: 'sales' }, [0, 1, 0]],
    ['a label alone under another name', { category: 'sales', confidence: 0.8 }, [0, 1, 0]],
    ['a label with its number in a list', { label: '2. sales' }, [0, 1, 0]],
    ['a label in quotation marks', { label: "'Sales'." }, [0, 1, 0]],
    ['a list of one label', { labels: ['sales'] }, [0, 1, 0]],
    ['a level deeper', { classification: { label: 'sales', scores: { sales: 1 } } }, [0, 1, 0]],
    ['quoting the text', { evidence: ['paid twice'], scores: { billing: 1 } }, [1, 0, 0]],
    ['quoting function words alone', { evidence: ['we'], scores: { billing: 1 } }, [1, 0, 0]],
    ['a label outside the set', { label: 'purple', scores: { billing: 0, sales: 1, support: 0 } }, [0, 1, 0]],
    ['a score that is left out or not a number is 0', { scores: { sales: 'high', support: 0.1 } }, [0, 0, 1]],
    ['unknown labels are dropped', { scores: { sales: 0.5, support: 0.5, other: 9 } }, [0, 0.5, 0.5]],
    ['another case', { scores: { Billing: 1, SALES: 1 } }, [0.5, 0.5, 0]],
    [
      'pairs',
      {
        scores: [
          { label: 'sales', score: 3 },
          { label: 'billing', score: 1 },
        ],
      },
      [0.25, 0.75, 0],
    ],
    ['a list in the order of the labels', { scores: [1, 3, 0] }, [0.25, 0.75, 0]],
    ['without their frame', { billing: 1, sales: 3 }, [0.25, 0.75, 0]],
    ['thirds add up to 1', { scores: { billing: 1, sales: 1, support: 1 } }, [0.3334, 0.3333, 0.3333]],
    ['numbers near the smallest', { scores: { billing: 5e-324 } }, [1, 0, 0]],
  ];
  it.each(rows)('%s', async (_, answer, scores) => {
    const session = sessionThatSays({ evidence: ['paid twice'], ...(answer as object) });
    expect(await classifyWithModel(session, { text: 'We paid twice.', labels })).toEqual(scores);
    expect(session.asked[0]!.reasons).toEqual([]);
  });
});

it.each(['sales', '**Sales**', 'Label: sales'])('a label without any JSON: %s', async (answer) => {
  expect(await classifyWithModel(sessionThatSays(answer), { text: 'We paid twice.', labels })).toEqual([
    0, 1, 0,
  ]);
});

it('scores that do not add up to 1, without words of the text, are believed where the best label is repeated', async () => {
  const uneven = { scores: { billing: 0.9, sales: 0.8, support: 0.3 } };
  const session = sessionThatSays(uneven);
  expect(await classifyWithModel(session, { text: 'We paid twice.', labels })).toEqual([0.45, 0.4, 0.15]);
  expect(session.asked[0]!.reasons).toEqual([expect.stringContaining('add up to 1')]);
  const wavering = sessionThatSays(uneven, { scores: { sales: 0.9, support: 0.9 } }, 'Well.');
  await expect(classifyWithModel(wavering, { text: 'We paid twice.', labels })).rejects.toThrow(
    UnusableAnswerError,
  );
});

describe('scores that are sent back', () => {
  const rows: readonly [string, unknown][] = [
    ['all 0', { label: 'sales', scores: { billing: 0, sales: 0, support: 0 } }],
    ['none', { label: 'purple' }],
    ['null', { scores: null }],
    ['a label that contradicts them', { label: 'billing', scores: { billing: 0, sales: 1, support: 0 } }],
    ['below 0', { scores: { billing: -1, sales: 1, support: 0 } }],
    ['on no known scale', { scores: { billing: 3273, sales: 1, support: 0 } }],
    ['numbers near the largest', { scores: { billing: 1e308, sales: 1e308, support: 1e308 } }],
    ['quoting another text', { evidence: ['komt Got enem'], scores: { billing: 1 } }],
    ['of other labels', { label: 'purple', scores: { purple: 1 } }],
    ['too few in a list', { scores: [1, 2] }],
    ['prose', 'I would say that sales fits best.'],
  ];
  it.each(rows)('%s', async (_, answer) => {
    const session = sessionThatSays(answer, { scores: { sales: 1 } });
    expect(await classifyWithModel(session, { text: 'The crew was kind.', labels })).toEqual([0, 1, 0]);
    await expect(
      classifyWithModel(sessionThatSays(answer), { text: 'The crew was kind.', labels }),
    ).rejects.toThrow(UnusableAnswerError);
  });
});

it('labels of any spelling are distinguished and sent as they are (pitfalls 1 and 2)', async () => {
  const odd = [
    '__proto__',
    'constructor',
    '10',
    '1',
    ' Billing ',
    '\u00e9',
    'e\u0301',
    'label',
    'scores',
    'to"String',
  ];
  const session = sessionThat(({ data, answer }) => {
    expect(data).toEqual({ text: 'a', labels: odd });
    const { scores } = (
      answer.schema as { properties: { scores: { required: string[]; properties: object } } }
    ).properties;
    expect(scores.required).toEqual(odd);
    expect(Object.keys(JSON.parse(JSON.stringify(scores.properties))).sort()).toEqual([...odd].sort());
    return `{"label":"to\\"String","scores":{${odd.map((label, index) => `${JSON.stringify(label)}:${index}`)}}}`;
  });
  const scores = await classifyWithModel(session, { text: 'a', labels: odd });
  expect(scores).toEqual(
    [0, 0.0222, 0.0445, 0.0667, 0.0889, 0.1111, 0.1333, 0.1556, 0.1778, 0.2].map((_, index) =>
      expect.closeTo(index / 45, 4),
    ),
  );
});

it('averages the pieces of a long text by their length (decision 9)', async () => {
  const text = `${'We paid twice. '.repeat(800)}${'It does not start. '.repeat(200)}`;
  const session = sessionThat(({ data }) => {
    return {
      scores: {
        billing: String(data.text).includes('paid') ? 1 : 0,
        support: String(data.text).includes('start') ? 1 : 0,
      },
    };
  });
  const [billing, sales, support] = await classifyWithModel(session, { text, labels });
  const lengths = session.asked.map(({ question }) => String(question.data.text));
  const exact =
    lengths.reduce((sum, part) => sum + (part.includes('start') ? part.length / 2 : part.length), 0) /
    text.length;
  expect(lengths.join('')).toBe(text);
  expect(billing).toBeCloseTo(exact, 3);
  expect(sales).toBe(0);
  expect(billing! + support!).toBeCloseTo(1, 10);
});

import { describe, expect, it } from 'vitest';
import { sessionThat, sessionThatSays } from '../../../../test/support/running/scripted-session.ts';
import { UpstreamError } from '../../../errors.ts';
import { UnusableAnswerError } from '../../../needs.ts';
import { keywordsWithModel } from './keywords.ts';

const text =
  'The Tram line opens in May. The council paid for the tram  line, and for ferries. Tickets are cheap.';

describe('an answer that is cleaned (decision 13)', () => {
  const rows: readonly [string, unknown, number, readonly (readonly [string, number])[]][] = [
    [
      'as asked',
      [
        { term: 'council', weight: 1 },
        { term: 'ferries', weight: 0.4 },
      ],
      5,
      [
        ['council', 1],
        ['ferries', 0.4],
      ],
    ],
    ['other names', [{ keyword: 'council', score: 0.5 }], 5, [['council', 0.5]]],
    ['pairs', [['council', 0.5]], 5, [['council', 0.5]]],
    ['an object for each', [{ council: 0.5 }], 5, [['council', 0.5]]],
    ['an object of all', { council: 0.5, budget: 1 }, 5, [['council', 0.5]]],
    [
      'a text with commas',
      'council, ferries',
      5,
      [
        ['council', 1],
        ['ferries', 0.5],
      ],
    ],
    [
      'absent terms',
      [
        { term: 'council', weight: 1 },
        { term: 'budget', weight: 0.9 },
      ],
      5,
      [['council', 1]],
    ],
    [
      'terms twice',
      [
        { term: 'tram line', weight: 0.3 },
        { term: 'TRAM  LINE', weight: 0.7 },
      ],
      5,
      [['Tram line', 0.7]],
    ],
    [
      'sorted',
      [
        { term: 'council', weight: 0.1 },
        { term: 'ferries', weight: 0.4 },
      ],
      5,
      [
        ['ferries', 0.4],
        ['council', 0.1],
      ],
    ],
    [
      'clamped',
      [
        { term: 'council', weight: 1.5 },
        { term: 'ferries', weight: -1 },
      ],
      5,
      [
        ['council', 1],
        ['ferries', 0],
      ],
    ],
    [
      'per cent',
      [
        { term: 'council', weight: 100 },
        { term: 'ferries', weight: 40 },
      ],
      5,
      [
        ['council', 1],
        ['ferries', 0.4],
      ],
    ],
    ['weights as text', [{ term: 'council', weight: '0.9' }], 5, [['council', 0.9]]],
    [
      'terms without weights',
      ['council', 'ferries', 'May', 'Tickets'],
      5,
      [
        ['council', 1],
        ['ferries', 0.75],
        ['May', 0.5],
        ['Tickets', 0.25],
      ],
    ],
    [
      'cut',
      ['council', 'ferries', 'May', 'Tickets', 'tram line', 'cheap'],
      5,
      [
        ['council', 1],
        ['ferries', 0.8333],
        ['May', 0.6667],
        ['Tickets', 0.5],
        ['Tram line', 0.3333],
      ],
    ],
    ['items that are not terms', [7, null, { weight: 1 }, 'council'], 5, [['council', 0.25]]],
  ];
  it.each(rows)('%s', async (_, keywords, max, terms) => {
    const session = sessionThatSays({ keywords });
    const expected = terms.map(([term, weight]) => ({ term, weight }));
    expect(await keywordsWithModel(session, { text, max })).toEqual(expected);
    expect(session.asked[0]!.reasons).toEqual([]);
  });
});

describe('no usable answer', () => {
  const rows: readonly [string, unknown][] = [
    ['no JSON', 'council, ferries'],
    ['no list', { keywords: 1 }],
    ['an empty list', { keywords: [] }],
    ['no term of the text', { keywords: [{ term: 'budget', weight: 1 }] }],
    ['only one keyword', { term: 'council', weight: 1 }],
  ];
  it.each(rows)('%s: asked three times', async (_, answer) => {
    const session = sessionThatSays(answer);
    await expect(keywordsWithModel(session, { text, max: 5 })).rejects.toThrow(UnusableAnswerError);
    expect(session.asked[0]!.reasons).toHaveLength(3);
  });
  it('no answer', async () => {
    const down = new UpstreamError('upstream_failed', 'down');
    await expect(keywordsWithModel(sessionThatSays(down), { text, max: 5 })).rejects.toBe(down);
  });
});

it('terms of prototypes are looked up in the text (pitfall 13)', async () => {
  const session = sessionThatSays({ keywords: ['constructor', '__proto__'] });
  expect(await keywordsWithModel(session, { text: '__proto__ calls', max: 5 })).toEqual([
    { term: '__proto__', weight: 0.5 },
  ]);
});

describe('a long text (decision 9)', () => {
  const long = ['ferry', 'tram', 'bus'].map((word) => `The ${word} stops here. `.repeat(400)).join('');

  it('merges the terms of its pieces, the highest weight of each', async () => {
    const session = sessionThat(({ data }) => {
      const words = ['ferry', 'tram', 'bus'].filter((word) => String(data.text).includes(word));
      return {
        keywords: [
          ...words.map((term) => ({ term, weight: 0.9 / words.length })),
          { term: 'here', weight: 0.2 },
        ],
      };
    });
    const found = await keywordsWithModel(session, { text: long, max: 5 });
    expect(session.asked.length).toBeGreaterThan(2);
    expect(found.map(({ term }) => term).sort()).toEqual(['bus', 'ferry', 'here', 'tram']);
    expect(found.at(-1)).toEqual({ term: 'here', weight: 0.2 });
  });
  it('leaves out pieces without a usable answer', async () => {
    const session = sessionThat(({ data }) => {
      return String(data.text).includes('tram') ? 'No.' : { keywords: [{ term: 'stops', weight: 1 }] };
    });
    expect(await keywordsWithModel(session, { text: long, max: 5 })).toEqual([{ term: 'stops', weight: 1 }]);
  });
  it('does not hide a bug', async () => {
    const bug = new TypeError('bug');
    await expect(keywordsWithModel(sessionThatSays(bug), { text: long, max: 5 })).rejects.toBe(bug);
  });
});

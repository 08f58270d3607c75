import { describe, expect, it } from 'vitest';
import { polarityWeights } from './polarity.ts';
import { bestOf } from './probabilities.ts';

describe('labels that all name a mood', () => {
  it.each([
    { labels: ['positive', 'negative'], text: 'Delicious cake and friendly people.', label: 'positive' },
    { labels: ['POSITIVE', 'NEGATIVE', 'NEUTRAL'], text: 'The bus leaves at nine.', label: 'NEUTRAL' },
    { labels: ['good', 'bad'], text: 'Rude staff, dirty tables.', label: 'bad' },
    { labels: ['satisfied customer review', 'x'], text: 'x', label: undefined },
    { labels: ['veryPositive', 'veryNegative'], text: 'Absolutely terrible.', label: 'veryNegative' },
    { labels: ['1 star', '3 stars', '5 stars'], text: 'Fantastic, I love it!', label: '5 stars' },
    {
      labels: ['positive', 'negative', 'mixed'],
      text: 'Great sound, but the battery is awful.',
      label: 'mixed',
    },
    {
      labels: ['recommended', 'not recommended'],
      text: 'A terrible waste of money.',
      label: 'not recommended',
    },
  ])('$labels', ({ labels, text, label }) => {
    const weights = polarityWeights(text, labels);
    expect(weights === undefined ? undefined : labels[bestOf(weights)]).toBe(label);
  });
});

it.each([[['positive', 'billing']], [['1', '2', '10']], [['happy', 'sad']], [['__proto__', 'constructor']]])(
  'leaves %j to others',
  (labels) => {
    expect(polarityWeights('I love it', labels)).toBeUndefined();
  },
);

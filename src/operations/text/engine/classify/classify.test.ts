import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../../test/support/cpu-time.ts';
import { classify } from './classify.ts';
import { bestOf } from './probabilities.ts';

async function labelOf(text: string, labels: readonly string[]): Promise<string> {
  return labels[bestOf(await classify(text, labels))]!;
}

const rows: { name: string; text: string; labels: string[]; label: string }[] = [
  {
    name: 'labels in snake case',
    text: 'When do you close on Sundays?',
    labels: ['book_table', 'opening_hours'],
    label: 'opening_hours',
  },
  {
    name: 'labels in camel case',
    text: 'The app crashes on start.',
    labels: ['featureRequest', 'bugReport'],
    label: 'bugReport',
  },
  {
    name: 'labels with an ampersand',
    text: 'A goalkeeper saved the penalty.',
    labels: ['Food & Drink', 'Sports & Fitness'],
    label: 'Sports & Fitness',
  },
  {
    name: 'acronyms of departments',
    text: 'How many vacation days have I got left?',
    labels: ['IT', 'HR'],
    label: 'HR',
  },
  {
    name: 'the same acronyms the other way',
    text: 'My laptop asks for a VPN password.',
    labels: ['HR', 'IT'],
    label: 'IT',
  },
  {
    name: 'polarity by sentiment',
    text: 'No complaints at all.',
    labels: ['negative', 'positive'],
    label: 'positive',
  },
  {
    name: 'mixed feelings',
    text: 'Lovely room, but the food was awful.',
    labels: ['positive', 'negative', 'mixed'],
    label: 'mixed',
  },
  {
    name: 'a denial takes what does not fit',
    text: 'The bridge reopens in May.',
    labels: ['about dogs', 'not about dogs'],
    label: 'not about dogs',
  },
  {
    name: 'and leaves what fits',
    text: 'Our puppy barks at the postman.',
    labels: ['not about dogs', 'about dogs'],
    label: 'about dogs',
  },
  {
    name: 'a question without its mark',
    text: 'does anybody know where the key is',
    labels: ['statement', 'question'],
    label: 'question',
  },
  {
    name: 'an order',
    text: 'Close the window before you leave.',
    labels: ['question', 'statement', 'command'],
    label: 'command',
  },
  {
    name: 'languages',
    text: 'Wir haben leider keine Zeit mehr.',
    labels: ['English', 'German', 'Dutch'],
    label: 'German',
  },
  {
    name: 'a language in its own script',
    text: 'Где находится вокзал?',
    labels: ['French', 'Russian'],
    label: 'Russian',
  },
  {
    name: 'a word in two senses, chosen by its neighbour',
    text: 'Six legs and two feelers.',
    labels: ['bugs', 'birds'],
    label: 'bugs',
  },
  {
    name: 'meaning alone, without a cue',
    text: 'The rocket leaves for the Moon tomorrow.',
    labels: ['accordionist', 'astronaut'],
    label: 'astronaut',
  },
];

describe('classify', () => {
  it.each(rows)('$name', async ({ text, labels, label }) => {
    expect(await labelOf(text, labels)).toBe(label);
  });
});

describe('classify, whatever the labels', () => {
  it('shares equally where nothing speaks for a label', async () => {
    expect(await classify('12345', ['zzgh', 'qqrt', 'xxpl', 'vvkk'])).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('takes names of members of objects for words like any other', async () => {
    const scores = await classify('The constructor is lovely.', ['__proto__', 'constructor', 'toString']);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 12);
    expect(bestOf(scores)).toBe(1);
  });

  it('gives the same label the same share in any place', async () => {
    const text = 'The invoice is wrong and I want a refund.';
    const [billing, sales, legal] = await classify(text, ['billing', 'sales', 'legal']);
    expect(await classify(text, ['legal', 'billing', 'sales'])).toEqual([legal, billing, sales]);
  });
});

const hostile: [string, string][] = [
  ['"Mr. " 12,000 times', 'Mr. '.repeat(12_000)],
  ['"A " 20,000 times', 'A '.repeat(20_000)],
  ['"(" 40,000 times', '('.repeat(40_000)],
  ['"a@" 20,000 times', 'a@'.repeat(20_000)],
  ['"http://" 7,000 times', 'http://'.repeat(7000)],
  ['16,000 sentences of two words', 'It rains. '.repeat(10_000)],
  ['question marks', '? '.repeat(50_000)],
  ['one word of 100,000 letters', 'a'.repeat(100_000)],
  ['one word with 50,000 hyphens', 'a-'.repeat(50_000)],
  [
    '100,000 characters of different words',
    Array.from({ length: 14_000 }, (_, i) => `w${i.toString(36)}ing`).join(' '),
  ],
];

describe('classify in linear time', () => {
  const labels =
    'billing sales spam joy anger sports politics science food travel health law music art history'.split(
      ' ',
    );

  it.each(hostile)('%s', async (_, text) => {
    const start = process.cpuUsage();
    await classify(text.slice(0, 100_000), labels);
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  });
});

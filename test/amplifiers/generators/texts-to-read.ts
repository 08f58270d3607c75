import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier, Draft } from '../amplifier.ts';
import { cut, drawText, repeated, type Text } from './texts.ts';

/** A text alone: its words, sentences and letters. */
export const textAmplifiers: readonly Amplifier[] = [
  {
    name: 'the length of one word, sentence or line',
    draw(random) {
      const text = drawText(random);
      const letters = pick(random, [
        'a',
        'ab',
        'aed',
        'e',
        '\u0430',
        '\u05d0',
        '\u6f22',
        'a-',
        "a'",
        'a.',
        '1',
        '\u0e01',
      ]);
      const form = pick<(bytes: number) => string>(random, [
        (bytes) => repeated(letters)(bytes),
        (bytes) => text(bytes).replaceAll(/\s/g, ''),
        (bytes) => text(bytes).replaceAll(/[.!?\n\r]/g, ','),
        (bytes) => `${repeated(letters)(bytes * 0.9)} ${text(bytes * 0.1)}`,
      ]);
      const options = drawTextOptions(random);
      return (bytes) => ({ input: { text: form(bytes), ...options } });
    },
  },
];

/** The labels of a text: how long they are, and how much longer when they are normalized. */
export const labelAmplifiers: readonly Amplifier[] = [
  ...textAmplifiers.map((amplifier) => withNames(amplifier, 'labels')),
  {
    name: 'the length of labels',
    draw: (random) => namesAndText(random, 'labels'),
  },
];

/** The fields of a text: the words in their names, and how often the text has them. */
export const fieldAmplifiers: readonly Amplifier[] = [
  ...textAmplifiers.map((amplifier) => withNames(amplifier, 'fields')),
  {
    name: 'the length of field names',
    draw: (random) => namesAndText(random, 'fields'),
  },
];

const MAX_NAME_LENGTH = 200;
const MAX_NAMES = 20;

function namesAndText(random: Random, member: 'labels' | 'fields'): (bytes: number) => Draft {
  const shared = drawText(random);
  const text = chance(random, 0.6) ? shared : drawText(random);
  const names = namesOf(random, shared);
  const namesPart = random();
  return (bytes) => {
    const list = names(bytes * namesPart);
    return { input: { text: text(Math.max(10, bytes * (1 - namesPart))), [member]: list } };
  };
}

/** Different names: as many and as long as there is room, or fewer. */
function namesOf(random: Random, text: Text): (bytes: number) => readonly string[] {
  const most = pick(random, [2, MAX_NAMES, MAX_NAMES]);
  const longest = pick(random, [MAX_NAME_LENGTH, magnitude(random, 4, MAX_NAME_LENGTH)]);
  return (bytes) => {
    const length = Math.max(4, Math.min(longest, Math.floor(bytes / most)));
    return Array.from({ length: most }, (_, index) => {
      const name = [...`${index} ${text(length * 3)}`].slice(0, length).join('');
      return cut(name, 600);
    });
  };
}

function withNames(amplifier: Amplifier, member: 'labels' | 'fields'): Amplifier {
  return {
    name: amplifier.name,
    draw(random) {
      const shape = amplifier.draw(random);
      const names = namesOf(random, drawText(random))(magnitude(random, 8, 4000));
      return (bytes) => ({ input: { ...shape(bytes).input, [member]: names } });
    },
  };
}

/** Members that some tasks have, and others ignore. */
function drawTextOptions(random: Random): Readonly<Record<string, unknown>> {
  return {
    ...(chance(random, 0.5) && { sentences: 20 }),
    ...(chance(random, 0.5) && { max: 30 }),
    ...(chance(random, 0.5) && { tone: pick(random, ['casual', 'concise', 'friendly', 'formal']) }),
  };
}

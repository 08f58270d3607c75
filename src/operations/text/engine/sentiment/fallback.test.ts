import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { opinionWeights, trainedOn } from './fallback.generated.ts';
import { confidenceOf, featuresOf, hasKnownWord, opinionOf } from './fallback.ts';
import { packOf } from './packs.ts';
import { tokensOf } from './tokens.ts';

const root = new URL('../../../../../', import.meta.url);
const { canonical, roles } = packOf('en');
const features = (text: string) => featuresOf([{ text, tokens: tokensOf(text, canonical) }], roles);

describe('the weights', () => {
  it('were fitted on the public texts that eval/PUBLIC.md lists, and on no -dev file', () => {
    const listed = readFileSync(new URL('eval/PUBLIC.md', root), 'utf8');
    const hashes = Object.entries(trainedOn).filter(([name]) => !name.startsWith('eval/'));
    expect(hashes.map(([name]) => name)).toEqual(['reviews-train.json', 'neutral-train.json']);
    for (const [name, hash] of hashes) expect(listed).toMatch(new RegExp(`^\\| ${name} .*${hash} \\|$`, 'm'));
  });

  it.each(Object.entries(trainedOn).filter(([name]) => name.startsWith('eval/')))(
    'were fitted on %s as it is',
    (name, hash) => {
      expect(
        createHash('sha256')
          .update(readFileSync(new URL(name, root)))
          .digest('hex'),
      ).toBe(hash);
    },
  );

  it('are at most 16,000, two numbers each', () => {
    const lines = opinionWeights.split('\n');
    expect(lines.length).toBeLessThanOrEqual(16_000);
    for (const line of lines) expect(line).toMatch(/^[^\t]+\t-?\d+\t-?\d+$/);
  });
});

describe('features', () => {
  it.each([
    ['words and pairs', 'Good soup', ['good', 'soup', '^ good', 'good soup']],
    [
      'four words after a denial are marked',
      'not so very good soup today',
      ['not', '!so', '!very', '!good', '!soup', 'today'],
    ],
    ['to the end of the clause', 'not today, fine', ['!today', 'fine', '^ fine']],
    ['what is repaired counts as denied', 'fixed the leak', ['fixed', '!the', '!leak']],
    ['what is supposed is marked', 'call if unhappy', ['call', 'if', '?unhappy']],
    ['figures are one feature', 'after 30 days', ['%number', 'after %number']],
    ['a question', 'Really?', ['%asks', '%ends asking']],
  ])('%s: %s', (_, text, expected) => {
    expect([...features(text).keys()]).toEqual(expect.arrayContaining(expected));
  });

  it('an emoji is not a word, exclamations count up to three', () => {
    expect([...features('\u{1f60d}').keys()]).toEqual(['%length', '%bias']);
    expect(features('So good!!!!').get('%exclaims')).toBe(1);
  });

  it('a text of unknown words has none', () => {
    expect(hasKnownWord(features('qwxyz 12 zzyqk'))).toBe(false);
    expect(hasKnownWord(features('terrible'))).toBe(true);
  });
});

describe('an opinion', () => {
  it.each(['', 'It broke after a week.', 'Lovely people!', 'The office opens at nine.'])(
    'of %j sums to 1',
    (text) => {
      const { negative, neutral, positive } = opinionOf(0.1, features(text));
      expect(negative + neutral + positive).toBeCloseTo(1, 12);
    },
  );

  it('follows the rules the more, the surer they are', () => {
    const positive = [-0.8, -0.4, -0.1, 0, 0.1, 0.4, 0.8].map((score) => opinionOf(score).positive);
    expect(positive).toEqual([...positive].sort((a, b) => a - b));
  });

  it.each([
    ['positive', 'Lovely people!', 0.1, -0.1],
    ['neutral', 'The doors open at nine.', 0, 0.5],
  ] as const)(
    '%s is the less trusted, the more the rules contradict it',
    (label, text, agreeing, contradicting) => {
      const confidence = (score: number): number => confidenceOf(opinionOf(score, features(text)), label);
      expect(confidence(agreeing)).toBeGreaterThan(confidence(contradicting));
    },
  );
});

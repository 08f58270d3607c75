import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordVectors } from './word-vectors.generated.ts';
import { dot, LETTERS, loadWordVectors } from './word-vectors.ts';

const vectors = await loadWordVectors();
const words = wordVectors
  .split(';')
  .slice(1, -1)
  .map((line) => line.slice(0, -LETTERS).replace('!', ''));

function cosine(a: string, b: string): number {
  return dot(vectors.vectorOf(a)!.values, vectors.vectorOf(b)!.values);
}

it('is the file whose checksum data/word-vectors records', () => {
  const file = readFileSync(new URL('./word-vectors.generated.ts', import.meta.url));
  const source = readFileSync(new URL('../../../../../data/word-vectors/SOURCE.md', import.meta.url), 'utf8');
  expect(source).toContain(createHash('sha256').update(file).digest('hex'));
});

it('has the 159 words of the sample', () => {
  expect(vectors.sample).toHaveLength(159);
});

it('finds each of the 25,348 words of the file', () => {
  expect(words).toHaveLength(25_348);
  expect(words.filter((word) => vectors.vectorOf(word) === undefined)).toEqual([]);
});

it.each(
  ['__proto__', 'toString', 'qwertzuiop', '', 'a', 'zzzz', '!', ';'].filter((word) => !words.includes(word)),
)('knows no word "%s"', (word) => {
  expect(vectors.vectorOf(word)).toBeUndefined();
});

it('has vectors of unit length, whatever the rounding', () => {
  for (const word of ['the', 'invoice', 'doctor', 'unsubscribe'])
    expect(cosine(word, word)).toBeCloseTo(1, 10);
});

it.each([
  ['doctor', 'nurse', 'tractor'],
  ['guitar', 'violin', 'mortgage'],
  ['rain', 'snow', 'parliament'],
  ['invoice', 'receipt', 'penguin'],
])('holds %s nearer to %s than to %s', (word, near, far) => {
  expect(cosine(word, near)).toBeGreaterThan(cosine(word, far) + 0.2);
});

it('weighs words by rank: rank / (rank + 100), within the rounding of the rank', () => {
  expect(vectors.vectorOf('the')!.weight).toBe(0);
  expect(vectors.vectorOf('invoice')!.weight).toBeCloseTo(44408 / 44508, 3);
});

it('samples words that are neither among the commonest nor rare', () => {
  expect(vectors.sample.length).toBeGreaterThan(150);
  for (const { weight } of vectors.sample) expect(weight > 0.49 && weight < 0.99).toBe(true);
});

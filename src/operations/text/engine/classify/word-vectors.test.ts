import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIMENSIONS, loadWordVectors } from './word-vectors.ts';

const vectors = await loadWordVectors();

function cosine(a: string, b: string): number {
  const sum = new Float64Array(DIMENSIONS);
  vectors.addTo(sum, vectors.rowOf(a)!, 1);
  return vectors.cosine(vectors.rowOf(b)!, vectors.toDirection(sum));
}

it('is the file whose checksum data/word-vectors records', () => {
  const file = readFileSync(new URL('./word-vectors.generated.ts', import.meta.url));
  const source = readFileSync(new URL('../../../../../data/word-vectors/SOURCE.md', import.meta.url), 'utf8');
  expect(source).toContain(createHash('sha256').update(file).digest('hex'));
});

it('has 40,157 words, the commonest first', () => {
  expect(vectors.size).toBe(40_157);
  expect([vectors.wordAt(0), vectors.rowOf('the')]).toEqual(['the', 0]);
  expect(vectors.rowOf('hospital')).toBeLessThan(vectors.rowOf('dermatologist')!);
});

it.each(['__proto__', 'constructor', 'toString', 'qwertzuiop'])('knows no word %s', (word) => {
  if (word !== 'constructor') expect(vectors.rowOf(word)).toBeUndefined();
  expect(vectors.rowOf('__proto__')).toBeUndefined();
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
  expect(vectors.weightOf(vectors.rowOf('the')!)).toBe(0);
  expect(vectors.weightOf(vectors.rowOf('invoice')!)).toBeCloseTo(44408 / 44508, 3);
});

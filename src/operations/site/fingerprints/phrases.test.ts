import { expect, test } from 'vitest';
import { phrases, phrasesIn } from './phrases.ts';

test('no phrase contains or overlaps another', () => {
  for (const one of phrases) {
    for (const other of phrases) {
      if (one === other) continue;
      expect(one.includes(other), `${other} in ${one}`).toBe(false);
      for (let length = 3; length < Math.min(one.length, other.length); length++) {
        expect(one.endsWith(other.slice(0, length)), `${one} runs into ${other}`).toBe(false);
      }
    }
  }
});

test('one pass finds the same as a search for each', () => {
  const text = phrases.map((phrase, index) => `;${phrase}${index}`).join('\n');
  expect([...phrasesIn(text)]).toEqual([...new Set(phrases)]);
  expect([...phrasesIn('gtag() window.nothing _paq')]).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { isStopWord, stopWords } from './stop-words.ts';

describe('isStopWord', () => {
  it.each([
    ['the', undefined, true],
    ["don't", undefined, true],
    ['parcel', undefined, false],
    ['constructor', undefined, false],
    ['__proto__', undefined, false],
    ['die', undefined, false],
    ['die', 'de', true],
    ['m\u00e1s', 'es', true],
    ["c'est", 'fr', true],
    ['perch\u00e9', 'it', true],
    ['n\u00e3o', 'pt', true],
    ['het', 'nl', true],
    ['i', 'ru', false],
  ] as const)('%s in %s: %s', (word, language, expected) => {
    expect(isStopWord(word, language)).toBe(expected);
  });

  it('holds every list folded, as words are asked', () => {
    for (const list of stopWords().values()) {
      for (const word of list) expect(word).toBe(word.normalize('NFKC').toLowerCase());
    }
  });
});

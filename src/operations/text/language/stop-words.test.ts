import { describe, expect, it } from 'vitest';
import { rowsOf } from '../lexicon/lexicon.ts';
import { languages } from './languages.ts';
import { isStopWord } from './stop-words.ts';

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

  it.each(languages().codes)('has the words of %s folded, as words are asked', (language) => {
    for (const [word = ''] of rowsOf(`${language as 'en'}/stop-words.txt`)) {
      expect(word).toBe(word.normalize('NFKC').toLowerCase());
    }
  });
});

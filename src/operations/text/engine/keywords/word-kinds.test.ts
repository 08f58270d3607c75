import { describe, expect, it } from 'vitest';
import { wordKind } from './word-kinds.ts';

describe('wordKind', () => {
  it.each([
    ['library', 'noun'],
    ['hospital', 'noun'],
    ['family', 'noun'],
    ['meeting', 'noun'],
    ['constructor', 'noun'],
    ['monday', 'plain'],
    ['regional', 'adjective'],
    ['salt-free', 'adjective'],
    ['quickly', 'filler'],
    ['good', 'filler'],
    ['believes', 'verb'],
    ['carries', 'verb'],
    ['costs', 'either'],
    ['stopped', 'past'],
    ['written', 'past'],
    ['replacing', 'gerund'],
  ] as const)('%s: %s', (word, kind) => {
    expect(wordKind(word)).toBe(kind);
  });
});

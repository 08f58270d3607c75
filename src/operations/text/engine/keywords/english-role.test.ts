import { describe, expect, it } from 'vitest';
import { sentences } from '../../language/sentences.ts';
import { englishRole } from './english-role.ts';
import { tokensOf } from './tokens.ts';

const alone = { before: undefined, following: '', named: false };
const ends = (text: string): string[] =>
  tokensOf(text, sentences(text), 'en')
    .filter(({ role }) => role === 'any')
    .map(({ text: own }) => own);

describe('englishRole', () => {
  it.each([
    ['department', 'any'],
    ['regional', 'before'],
    ['letter', 'weak'],
    ['twenty-minute', 'none'],
    ['believes', 'none'],
  ])('%s alone: %s', (word, expected) => {
    expect(englishRole(word, alone, word)).toBe(expected);
  });

  it.each([
    ['a form in -ing after a noun', 'They met lorries bringing food.', ['lorries', 'food']],
    ['a form in -ing after a verb of beginning', 'She began selling loaves.', ['loaves']],
    ['a verb before an article', 'The port rewards the crew.', ['port', 'crew']],
    ['a noun between an article and a preposition', 'The reward for the port.', ['reward', 'port']],
  ])('%s', (_, text, expected) => {
    expect(ends(text)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { foreignRole } from './foreign-role.ts';

describe('foreignRole', () => {
  it.each([
    ['biblioteca', 'es', 'any'],
    ['lunes', 'es', 'none'],
    ['protestaron', 'es', 'none'],
    ['Bahnhof', 'de', 'any'],
    ['Montag', 'de', 'none'],
    ['alter', 'de', 'none'],
    ['gesperrt', 'de', 'before'],
    ['lentement', 'fr', 'none'],
    ['piscine', 'fr', 'any'],
    ['constructor', 'it', 'any'],
  ] as const)('%s in %s: %s', (word, language, role) => {
    expect(foreignRole(word.toLowerCase(), word, language)).toBe(role);
  });
});

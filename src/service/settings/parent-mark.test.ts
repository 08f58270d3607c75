import { expect, it } from 'vitest';
import { hasMarkOf, markedEnvironment } from './parent-mark.ts';

it('a process has the mark of the parent that started it, and of no other', () => {
  const environment = markedEnvironment({ PORT: '80' }, 123);
  expect(environment.PORT).toBe('80');
  expect(hasMarkOf(environment, 123)).toBe(true);
  // A program that it starts in turn inherits the environment.
  expect(hasMarkOf(environment, 456)).toBe(false);
  expect(hasMarkOf({}, 123)).toBe(false);
  expect(hasMarkOf(markedEnvironment(environment, 456), 456)).toBe(true);
});

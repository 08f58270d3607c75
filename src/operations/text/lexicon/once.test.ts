import { expect, it } from 'vitest';
import { once } from './once.ts';

it('makes a value when it is first asked for, and once', () => {
  const made: object[] = [];
  const value = once(() => {
    made.push({});
    return made;
  });
  expect(made).toHaveLength(0);
  expect(value()).toBe(value());
  expect(made).toHaveLength(1);
});

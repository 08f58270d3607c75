import { expect, it } from 'vitest';
import { hasMarkOf, markedEnvironment } from './parent-mark.ts';

it.each([
  { name: 'of its parent', parentPid: 7, has: true },
  {
    name: 'that came from further above: a shell of the service that starts another one',
    parentPid: 8,
    has: false,
  },
])('a process has the mark $name: $has', ({ parentPid, has }) => {
  expect(hasMarkOf(markedEnvironment({ PORT: '1' }, 7), parentPid)).toBe(has);
});

it('the mark leaves the rest of the environment', () => {
  expect(markedEnvironment({ PORT: '1' }, 7)).toMatchObject({ PORT: '1' });
  expect(hasMarkOf({ PORT: '1' }, 7)).toBe(false);
});

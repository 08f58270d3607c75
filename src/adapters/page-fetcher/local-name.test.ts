import { expect, test } from 'vitest';
import { isLocalName } from './local-name.ts';

test.each([
  ['localhost', true],
  ['localhost.', true],
  ['a.b.localhost', true],
  ['localhost.example.com', false],
  ['notlocalhost', false],
])('RFC 6761: %s', (name, isLocal) => {
  expect(isLocalName(name)).toBe(isLocal);
});

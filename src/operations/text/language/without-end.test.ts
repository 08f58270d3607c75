import { expect, it } from 'vitest';
import { withoutEnd } from './without-end.ts';

it.each([
  ['none', 'a.b', 'a.b'],
  ['several at the end', 'a.b.,.', 'a.b'],
  ['nothing else', '...', ''],
  ['an empty text', '', ''],
])('takes away %s', (_name, text, expected) => {
  expect(withoutEnd(text, /[.,]/)).toBe(expected);
});

import { expect, test } from 'vitest';
import { nestedText } from './nested-text.ts';

const rows: readonly { name: string; json: string; text: string }[] = [
  { name: 'white space goes', json: ' [ 1 ,\n"a b" , { "c" : null } ] ', text: '[1,"a b",{"c":null}]' },
  { name: 'keys stay in the order sent', json: '{"b":1,"10":2,"9":3}', text: '{"b":1,"10":2,"9":3}' },
  { name: 'a duplicate: last value, first place', json: '{"a":1,"b":2,"a":3}', text: '{"a":3,"b":2}' },
  { name: 'a duplicate in another spelling', json: '{"a":1,"\\u0061":[2]}', text: '{"a":[2]}' },
  {
    name: 'strings as JSON.stringify writes them',
    json: '["\\u00e9\\/\\u0000"]',
    text: '["\u00e9/\\u0000"]',
  },
  { name: 'a lone surrogate stays an escape', json: '["\\uD83D"]', text: '["\\ud83d"]' },
  { name: 'digits stay', json: '[12345678901234567890,1.0,1e400]', text: '[12345678901234567890,1,1e400]' },
  {
    name: 'brackets and escaped quotes in strings',
    json: '["]}\\"{",{"a,":":"}]',
    text: '["]}\\"{",{"a,":":"}]',
  },
  { name: 'empty containers', json: '[{},[],[{ }]]', text: '[{},[],[{}]]' },
  { name: '__proto__ is a name', json: '{"__proto__":{"a":1}}', text: '{"__proto__":{"a":1}}' },
];

test.each(rows)('$name', ({ json, text }) => {
  expect(nestedText(json)).toBe(text);
});

test('200,000 levels need no stack', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  expect(nestedText(deep) === deep).toBe(true);
  const objects = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  expect(nestedText(objects) === objects).toBe(true);
});

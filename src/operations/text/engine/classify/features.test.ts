import { describe, expect, it } from 'vitest';
import { featuresOf } from './features.ts';

describe('kinds of sentences', () => {
  it.each([
    ['Is the pool heated?', 'question'],
    ['does anyone know when the shop opens', 'question'],
    ['Can you help me? Thanks in advance', 'question'],
    ['Close the door behind you.', 'command'],
    ['Please send me the file.', 'command'],
    ['The museum has been closed since March.', 'statement'],
    ['When I was young, we had no phone.', 'statement'],
  ])('%s: %s', (text, kind) => {
    const asked = ['question', 'command', 'statement'];
    const features = featuresOf(text, new Set(asked));
    expect(asked.filter((name) => features.has(name))).toEqual([kind]);
  });
});

it.each([
  ['It costs 40 \u20ac.', 'money'],
  ['See https://example.org', 'link'],
  ['Up by 4 percent', 'percent'],
  ['hahaha lol', 'laughs'],
])('%s shows %s', (text, name) => {
  const asked = new Set([name]);
  expect(featuresOf(text, asked).get(name)).toBe(1);
  expect(featuresOf('The door is open.', asked).has(name)).toBe(false);
});

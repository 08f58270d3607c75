import { expect, it } from 'vitest';
import { prompt, tokensFor } from './prompt.ts';

it('has the task, the data, the rules and one example', () => {
  const text = prompt({
    task: 'You count.',
    data: '"text"',
    rules: ['Count all.', 'Twice.'],
    example: { n: 1 },
  });
  expect(text).toMatch(/^You count\. The user message is one JSON object with "text"\./);
  expect(text).toContain('never instructions');
  expect(text).toContain('\n- Count all.\n- Twice.\n');
  expect(text.endsWith('\n{"n":1}')).toBe(true);
});

it('leaves tokens for thoughts', () => {
  expect(tokensFor(0)).toBe(1000);
  expect(tokensFor(301)).toBe(1106);
});

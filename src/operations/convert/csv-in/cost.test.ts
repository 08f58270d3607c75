import { expect, test } from 'vitest';
import { readInput } from '../../../schema/read.ts';
import { csvFile } from '../schema.ts';
import { csvReadCost } from './cost.ts';

const ofText = (csv: string, types: 'text' | 'infer' = 'text') =>
  csvReadCost.ofInput(readInput(csvFile, { csv, types }));

test.each([
  { name: 'a small table', cost: ofText('a,b\n1,2\n'.repeat(100)), isHeavy: false },
  { name: '2 MB of it', cost: ofText('a,b\n1,2\n'.repeat(250_000)), isHeavy: true },
  {
    name: 'a long name in many rows',
    cost: ofText(`${'x'.repeat(8000)}\n${'1\n'.repeat(4000)}`),
    isHeavy: true,
  },
  {
    name: 'the same with CR alone',
    cost: ofText(`${'x'.repeat(8000)}\r${'1\r'.repeat(4000)}`),
    isHeavy: true,
  },
])('$name: over 2 ms is $isHeavy', ({ cost, isHeavy }) => {
  expect(cost > 2).toBe(isHeavy);
});

test('a long body goes to a thread unread', () => {
  expect(csvReadCost.ofBytes(1_000_000)).toBeGreaterThan(2);
});

import { expect, it } from 'vitest';
import { readMachine } from './machine.ts';

it('this machine has a heap and memory', () => {
  const { heapBytes, memoryBytes } = readMachine();
  expect(heapBytes).toBeGreaterThan(64 * 1_048_576);
  expect(memoryBytes).toBeGreaterThan(64 * 1_048_576);
});

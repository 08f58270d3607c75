import { expect, it } from 'vitest';
import type { Needs, Operation } from '../src/operation.ts';
import { operations } from '../src/registry.ts';
import { readValue } from '../src/request/read.ts';
import { jsonInput } from '../src/surfaces/examples/json-input.ts';
import { testNeeds } from './support/worlds/needs.ts';

it.each(operations)('$id uses the ports it names, and no others', async (operation) => {
  expect(await usedPorts(operation)).toEqual([...operation.needs].sort());
});

it.each(operations)('$id declares its cost, or needs a port that only the main thread has', (operation) => {
  const { cost, steps, needs } = operation;
  const isPinned = needs.some((name) => ['resolver', 'pageFetcher'].includes(name));
  expect(cost === undefined).toBe(isPinned);
  if (steps !== undefined) expect(isPinned).toBe(true);
});

/** The names of the ports that the examples of an operation use. */
async function usedPorts(operation: Operation): Promise<readonly string[]> {
  const used = new Set<string>();
  for (const example of operation.examples) {
    const recorded = new Proxy<Needs>(testNeeds(example.needs), {
      get: (target, name, receiver) => {
        if (name !== 'visit') used.add(String(name));
        return Reflect.get(target, name, receiver);
      },
    });
    await operation.run(readValue(operation, jsonInput(operation, example)).input as never, recorded);
  }
  return [...used].sort();
}

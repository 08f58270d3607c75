import type { Operation } from '../../../src/operation.ts';

/** The operations, each with the ports of its first example: no request leaves the machine. */
export function inExampleWorlds(operations: readonly Operation[]): readonly Operation[] {
  return operations.map((operation) => ({
    ...operation,
    run: (input, needs) => operation.run(input, { ...needs, ...operation.examples[0]?.needs }),
  }));
}

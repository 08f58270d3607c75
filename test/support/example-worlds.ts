import type { Operation } from '../../src/operation.ts';

/** The operations, each in the world that its first example brings along: nobody outside is asked. */
export function inExampleWorlds(operations: readonly Operation[]): readonly Operation[] {
  return operations.map((operation) => ({
    ...operation,
    run: (input, needs) => operation.run(input, { ...needs, ...operation.examples[0]?.needs }),
  }));
}

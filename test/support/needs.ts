import type { Needs } from '../../src/operation.ts';

/** The ports as tests hand them in: the clock of this machine, and nobody to ask but whom `ports` name. */
export function testNeeds(ports: Partial<Needs> = {}): Needs {
  return {
    clock: () => new Date(),
    pageFetcher: async () => ({ kind: 'forbidden', reason: 'must not be asked in this test' }),
    pause: async () => {},
    ...ports,
  };
}

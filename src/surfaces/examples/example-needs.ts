import { unavailablePorts } from '../../needs.ts';
import type { Example, Needs } from '../../operation.ts';

/** The ports of the machine that examples use: those that are the same on every machine. */
export type MachineNeeds = Pick<Needs, 'fonts'>;

const noPorts = unavailablePorts('in an example that does not provide it (Example.needs)');

/** For operations that use nothing of the machine. */
export const nothing: MachineNeeds = {
  fonts: () => Promise.reject(new Error('no fonts were passed in to run the examples with')),
};

/**
 * The ports of an example, fixed so that the documents are the same whenever and wherever they are made. An example
 * provides what its operation uses beyond the clock and the fonts.
 */
export function exampleNeeds({ needs = {} }: Example, { fonts }: MachineNeeds): Needs {
  const none = new Set<string>();
  return {
    ...noPorts,
    clock: () => new Date('2026-01-01T00:00:00.000Z'),
    fonts,
    resolver: { open: () => ({ lookup: async () => ({ kind: 'no_name' }) }) },
    domainLists: { current: async () => ({ blocked: none, allowed: none }) },
    ...needs,
  };
}

import { withoutWorld } from '../needs.ts';
import type { Example, Needs } from '../operation.ts';

/** What examples use of the machine they run on: what is the same wherever it is. */
export type MachineNeeds = Pick<Needs, 'fonts'>;

const noWorld = withoutWorld('in an example that does not bring it along (Example.needs)');

/** For operations that use nothing of the machine. */
export const nothing: MachineNeeds = {
  fonts: () => Promise.reject(new Error('no fonts were handed in to run the examples with')),
};

/**
 * A world that stands still, so that the documents are the same whenever and wherever they are made. What an
 * operation asks of it beyond the clock, its example brings along.
 */
export function standingNeeds({ needs = {} }: Example, { fonts }: MachineNeeds): Needs {
  const none = new Set<string>();
  return {
    ...noWorld,
    clock: () => new Date('2026-01-01T00:00:00.000Z'),
    fonts,
    resolver: { open: () => ({ lookup: async () => ({ kind: 'no_name' }) }) },
    domainLists: { current: async () => ({ blocked: none, allowed: none }) },
    ...needs,
  };
}

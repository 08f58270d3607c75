import type { Example, Needs } from '../operation.ts';

/** A world that stands still, so that the documents are the same whenever and wherever they are made. */
export function standingNeeds({ dns = {} }: Example): Needs {
  const none = new Set<string>();
  return {
    clock: () => new Date('2026-01-01T00:00:00.000Z'),
    resolver: {
      open: () => ({ lookup: async (name, type) => dns[`${name} ${type}`] ?? { kind: 'no_name' } }),
    },
    domainLists: { current: async () => ({ blocked: none, allowed: none }) },
  };
}

import type { Needs } from '../../src/operation.ts';

/** The ports of a test: a clock at the epoch, a DNS without any name, empty lists; and what is handed in instead. */
export function needsOf(own: Partial<Needs> = {}): Needs {
  const none = new Set<string>();
  return {
    clock: () => new Date(0),
    resolver: { open: () => ({ lookup: async () => ({ kind: 'no_name' }) }) },
    domainLists: { current: async () => ({ blocked: none, allowed: none }) },
    ...own,
  };
}

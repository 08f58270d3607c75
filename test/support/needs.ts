import type { Needs, Operation } from '../../src/operation.ts';
import { standingNeeds } from '../../src/surfaces/standing-needs.ts';

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

/** The world in which every example of the operations has the answer that the docs show. */
export function needsOfExamples(operations: readonly Operation[]): Needs {
  const known = operations.flatMap(({ examples }) => examples.map(({ dns = {} }) => dns));
  return standingNeeds({ title: '', input: {}, dns: Object.assign({}, ...known) });
}

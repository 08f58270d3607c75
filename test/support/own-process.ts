/**
 * Test files that need a process of their own: they replace a module of Node, leave timers behind, or compare processor
 * times that the timers of another file would distort. All others share one process for each worker: each of 300 files
 * would start Node and read the same modules again.
 */
export const alone: readonly string[] = [
  'src/adapters/dns-over-https/answer-cache.test.ts',
  'src/adapters/page-fetcher/name-resolver.test.ts',
  'src/formats/zip/archive.test.ts',
  'src/gate/gate.test.ts',
  'src/operations/pdf/hostile.test.ts',
  'src/operations/site/hostile-pages.test.ts',
];

/** Test files that measure: they run one by one after all others, with the machine to themselves. */
export const measuring: readonly string[] = [
  'test/http/site-hold.test.ts',
  // Garbage is collected beside the work, later where other tests have the processor.
  'test/process/memory.test.ts',
  // A node that hangs leaves the map of the cluster when more than some seconds pass until it is looked at.
  'src/store/redis/cluster.test.ts',
  // Fails by a call that is refused because the machine is busy.
  'test/load.test.ts',
  'src/operations/text/linear-time.test.ts',
  'test/agents/start-cost.test.ts',
  'test/start-cost.test.ts',
  'test/zones-cost.test.ts',
  'test/isolation.test.ts',
  'test/amplifiers.test.ts',
];

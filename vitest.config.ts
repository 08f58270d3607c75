import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

/** Tests that measure: they run after all others, with the machine to themselves. */
const measuring = [
  'test/process/memory.test.ts',
  'test/start-cost.test.ts',
  'test/zones-cost.test.ts',
  'test/isolation.test.ts',
];

/**
 * Tests that need a process of their own: they replace a module of Node, leave timers behind, or compare processor
 * times that the timers of another file would distort. All others share a process for each worker, which saves a
 * quarter of the processor time: each module is read once and not for each of 300 files.
 */
const alone = [
  'src/adapters/page-fetcher/name-resolver.test.ts',
  'src/formats/zip/archive.test.ts',
  'src/gate/gate.test.ts',
  'src/operations/site/hostile-pages.test.ts',
  'src/operations/text/linear-time.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // One more than there are cores: many tests wait for a clock or another process.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...measuring, ...alone],
          isolate: false,
          globalSetup: ['test/support/consumers.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: { name: 'measured', include: measuring, sequence: { groupOrder: 1 }, fileParallelism: false },
      },
    ],
  },
});

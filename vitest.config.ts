import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that measure: they run after all others, with the machine to themselves. */
const measuring = [
  'src/operations/site/hostile-pages.test.ts',
  'src/operations/text/linear-time.test.ts',
  'test/process/memory.test.ts',
  'test/agents/start-cost.test.ts',
  'test/start-cost.test.ts',
  'test/zones-cost.test.ts',
  'test/isolation.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // One more than there are cores: many tests wait for a clock or another process.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: measuring,
          globalSetup: ['test/support/consumers.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'measured', include: measuring, sequence: { groupOrder: 1 }, fileParallelism: false },
      },
    ],
  },
});

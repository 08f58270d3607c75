import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { updateLexicon } from './scripts/text/generate-lexicon.mjs';
import { FileOrder } from './test/support/file-order.ts';
import { alone, measuring } from './test/support/own-process.ts';

// What tests import has to be there before the first of them is loaded.
await updateLexicon(fileURLToPath(new URL('.', import.meta.url)));

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // One more than there are cores: many tests wait for a clock or another process. With two more, tests that compare
    // processor times are disturbed.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: FileOrder },
    // A second run starts with the modules that the first one compiled: 15 s less of processor time.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...measuring, ...alone],
          isolate: false,
          globalSetup: ['test/support/consumers.ts', 'test/support/shared-folder.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: [...alone], sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'measured',
          include: [...measuring],
          sequence: { groupOrder: 1 },
          fileParallelism: false,
        },
      },
    ],
  },
});

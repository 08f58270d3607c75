import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { updateLexicon } from './scripts/text/generate-lexicon.mjs';
import { FileOrder } from './test/support/file-order.ts';
import { alone, measuring } from './test/support/own-process.ts';
import { filesOf, groups, ringOne } from './test/support/rings.ts';
import { isWhole } from './test/support/whole.ts';

/** Set by test/whole.ts. Outside of it the properties are those of ring one, with few cases. */
const chosen = process.env.SUNDRY_GROUPS?.split(',') ?? groups.filter((group) => group !== 'properties');
const whole = groups.filter((group) => chosen.includes(group)).flatMap(filesOf);

// What tests import has to be there before the first of them is loaded.
await updateLexicon(fileURLToPath(new URL('.', import.meta.url)));

export default defineConfig({
  test: {
    // Only keeps a test that hangs from hanging: a property in full, on a busy machine, may take minutes.
    testTimeout: isWhole ? 600_000 : 120_000,
    hookTimeout: isWhole ? 600_000 : 120_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are cores: many tests wait for a clock or another process. With two more, tests that compare
    // processor times are disturbed.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: FileOrder },
    // A second run starts with the modules that the first one compiled: 15 s less of processor time.
    experimental: { fsModuleCache: true },
    projects: [...ring('tests', ringOne), ...ring('whole', whole)],
  },
});

/** Files that share processes, those with one of their own beside them, and after all those that measure. */
function ring(name: string, files: readonly string[]): TestProjectConfiguration[] {
  const own = new Set([...alone, ...measuring]);
  const parts = {
    [name]: { include: files.filter((file) => !own.has(file)), isolate: false },
    [`${name} alone`]: { include: files.filter((file) => alone.includes(file)) },
    [`${name} measuring`]: {
      include: files.filter((file) => measuring.includes(file)),
      fileParallelism: false,
    },
  };
  return Object.entries(parts)
    .filter(([, { include }]) => include.length > 0)
    .map(([part, options]) => ({
      extends: true,
      test: {
        ...options,
        name: part,
        globalSetup: part === name ? ['test/support/consumers.ts', 'test/support/shared-folder.ts'] : [],
        sequence: { groupOrder: part.endsWith('measuring') ? 1 : 0 },
      },
    }));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Ring two: what needs a browser, a package, a build of its own, a kill, gigabytes or a long wait. Folders and files by
 * group; one that two groups name belongs to the first. `npm run test:whole` runs all, `-- limits` one group. All other
 * files are ring one, `npm test`.
 */
const listed = {
  /** What a request may cost in time and memory, measured; and floods, bombs and slow callers. */
  limits: [
    'src/operations/convert/xlsx-in/bombs.test.ts',
    'src/operations/pdf/hostile.test.ts',
    'src/operations/site/hostile-pages.test.ts',
    'src/operations/text/linear-time.test.ts',
    'test/agents/start-cost.test.ts',
    'test/amplifiers.test.ts',
    'test/benches.test.ts',
    'test/http/bounds.test.ts',
    'test/http/site-hold.test.ts',
    'test/isolation.test.ts',
    'test/load.test.ts',
    'test/process/limits.test.ts',
    'test/process/memory.test.ts',
    'test/start-cost.test.ts',
    'test/worst.test.ts',
    'test/zones-cost.test.ts',
  ],
  /** What callers see: pages in a browser, the command, tools of agents, and the examples of the docs as written. */
  faces: [
    'src/surfaces/docs/code-samples.test.ts',
    'test/agents/contract.test.ts',
    'test/agents/process.test.ts',
    'test/command/',
    'test/docs/',
    'test/playground/',
    'test/process/pages.test.ts',
    'test/readme.test.ts',
  ],
  /** Programs of others that read what we write. */
  consumers: ['test/consumers/'],
  /** Nodes and stores that are stopped, killed, restarted and cut off. */
  durability: [
    'src/store/redis/cluster.test.ts',
    'src/store/redis/faults.test.ts',
    'src/store/redis/sentinel.test.ts',
    'test/durability.test.ts',
    'test/process/',
  ],
  /** What is shipped: the package, the image, units and manifests; a checkout that builds itself. */
  deploy: [
    'test/deploy/',
    'test/ensure-built.test.ts',
    'test/new-operation-tour.test.ts',
    'test/openapi-types.test.ts',
    'test/package-browser.test.ts',
    'test/package-types.test.ts',
    'test/package.test.ts',
    'test/published-types.test.ts',
  ],
  /** Committed data against the program that makes it. */
  data: [
    'src/operations/text/engine/extract/choosing/weights.test.ts',
    'test/eval.test.ts',
    'test/generated.test.ts',
    'test/zones-data.test.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** `properties` are the files of ring one with fewer cases there than in full. */
export type Group = keyof typeof listed | 'properties';

/** The groups of ring two, in the order of `npm run test:whole`. */
export const groups: readonly Group[] = [...(Object.keys(listed) as (keyof typeof listed)[]), 'properties'];

/** A test with fewer cases outside ring two imports their number from here. */
const isReduced = /\/support\/(?:runs|whole)\.ts'|\bwithoutThreads\b/;

const files = ['src', 'test']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => path.endsWith('.test.ts'))
  .sort();

const groupOf = new Map<string, Group>();
for (const [group, places] of Object.entries(listed)) {
  for (const place of places) {
    const found = files.filter((file) => (place.endsWith('/') ? file.startsWith(place) : file === place));
    if (found.length === 0) throw new Error(`test/support/rings.ts: there is no test ${place}`);
    for (const file of found) if (!groupOf.has(file)) groupOf.set(file, group as Group);
  }
}

/** The test files of ring one, by path from the root. */
export const ringOne: readonly string[] = files.filter((file) => !groupOf.has(file));

/** The test files of a group of ring two, by path from the root. */
export function filesOf(group: Group): readonly string[] {
  if (group !== 'properties') return files.filter((file) => groupOf.get(file) === group);
  return ringOne.filter((file) => isReduced.test(readFileSync(join(root, file), 'utf8')));
}

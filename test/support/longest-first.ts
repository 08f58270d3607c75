import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that run or wait for about ten seconds or more: started last, each would be alone at the end, while the
 * other workers have nothing to do. Those that compute alternate with those that wait, for all else to have its share
 * of the processor from the beginning.
 */
const longest = [
  'test/command/process.test.ts',
  'test/playground/page.test.ts',
  'test/docs/page.test.ts',
  'test/http/email-verify.test.ts',
  'src/adapters/page-fetcher/name-resolver.test.ts',
  'test/docs/hostile-page.test.ts',
  'test/process/shutdown.test.ts',
  'test/process/processes.test.ts',
  'test/worst.test.ts',
  'test/deploy/topology.test.ts',
  'src/adapters/dns-over-https/resolver.test.ts',
  'test/consumers/openpyxl.test.ts',
  'test/process/pages.test.ts',
  'test/consumers/libreoffice.test.ts',
  'src/operations/site/hostile-pages.test.ts',
  'test/process/memory.test.ts',
  'test/process/faults.test.ts',
  'test/playground/operations.test.ts',
  'test/process/pool.test.ts',
  'test/consumers/ical-js.test.ts',
  'test/agents/process.test.ts',
  'src/operations/text/engine/extract/extract.test.ts',
  'test/tidy.test.ts',
  'test/openapi.test.ts',
  'test/http/text.test.ts',
  'test/package.test.ts',
  'test/consumers/preflight.test.ts',
  'test/consumers/icalendar-python.test.ts',
];

/** Starts the longest files first, on a machine that has not run them before, too. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? longest.length : place;
}

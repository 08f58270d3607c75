import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { alone } from './own-process.ts';

/**
 * The files that run or wait for about five seconds or more: started last, each would be alone at the end, while the
 * other workers have nothing to do.
 */
const longest = [
  'test/playground/page.test.ts',
  'test/docs/page.test.ts',
  'test/process/processes.test.ts',
  'test/http/email-verify.test.ts',
  'test/worst.test.ts',
  'test/process/shutdown.test.ts',
  'test/playground/operations.test.ts',
  'test/process/redis.test.ts',
  'test/command/process.test.ts',
  'src/service/pool/pool.test.ts',
  'test/docs/hostile-page.test.ts',
  'src/operations/text/engine/extract/extract.test.ts',
  'test/process/faults.test.ts',
  'test/http/two-steps.test.ts',
  'test/package.test.ts',
  'test/http/body.test.ts',
  'test/http/bounds.test.ts',
  'test/http/pool.test.ts',
  'test/process/pool.test.ts',
  'test/consumers/preflight.test.ts',
  'test/load.test.ts',
  'src/adapters/dns-over-https/resolver.test.ts',
  'test/deploy/topology.test.ts',
  'src/store/redis/cluster.test.ts',
  'src/adapters/page-fetcher/places.test.ts',
  'test/openapi.test.ts',
  'src/adapters/dns-over-https/places.test.ts',
  'src/operations/convert/xlsx/package.test.ts',
  'test/tidy.test.ts',
  'test/process/pages.test.ts',
  'test/http/agents.test.ts',
  'test/agents/process.test.ts',
  'test/http/unparsable.test.ts',
  'src/adapters/domain-lists.test.ts',
  'test/http/model.test.ts',
  'test/consumers/openpyxl.test.ts',
  'test/consumers/libreoffice.test.ts',
  'test/consumers/ical-js.test.ts',
  'test/http/text.test.ts',
  'test/consumers/icalendar-python.test.ts',
];

/**
 * Starts the longest files first, on a machine that has not run them before, too. Before them come those with a process
 * of their own: Vitest ends a shared process when such a file is next, and another one reads all modules again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  if (alone.some((file) => moduleId.endsWith(file))) return -1;
  const place = longest.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? longest.length : place;
}

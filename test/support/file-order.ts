import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { alone } from './own-process.ts';

/** Files that keep a processor busy for five seconds or more in `npm run test:whole`, with these seconds. */
const busy: Readonly<Record<string, number>> = {
  'test/worst.test.ts': 147,
  'test/docs/page.test.ts': 143,
  'test/playground/operations.test.ts': 141,
  'test/docs/hostile-page.test.ts': 73,
  'test/consumers/hybrid.test.ts': 68,
  'test/durability.test.ts': 56,
  'test/playground/page.test.ts': 48,
  'src/operations/text/model/any-answer.test.ts': 44,
  'test/consumers/barcodes.test.ts': 42,
  'test/consumers/icalendar-python.test.ts': 40,
  'src/operations/convert/xlsx-in/round-trip.test.ts': 38,
  'test/benches.test.ts': 35,
  'test/package-browser.test.ts': 35,
  'src/surfaces/docs/code-samples.test.ts': 34,
  'test/docs/operations.test.ts': 31,
  'test/other-names.test.ts': 30,
  'test/process/start.test.ts': 30,
  'test/playground/controls.test.ts': 29,
  'test/http/random-requests.test.ts': 28,
  'src/operations/pdf/library.test.ts': 27,
  'test/http/calendar-link.test.ts': 27,
  'test/process/faults.test.ts': 27,
  'src/operations/pdf/source/markdown/parser.test.ts': 26,
  'test/playground/console.test.ts': 26,
  'test/http/calendar.test.ts': 25,
  'test/package.test.ts': 25,
  'src/operations/convert/xlsx/package.test.ts': 23,
  'src/operations/text/engine/extract/choosing/weights.test.ts': 23,
  'test/new-operation-tour.test.ts': 22,
  'src/operations/convert/csv-in/round-trip.test.ts': 21,
  'test/consumers/ical-js.test.ts': 20,
  'test/consumers/recurrence-readers.test.ts': 19,
  'test/ensure-built.test.ts': 18,
  'test/agents/contract.test.ts': 17,
  'src/operations/invoice/einvoice/amounts.test.ts': 16,
  'test/command/examples.test.ts': 15,
  'test/process/limits.test.ts': 15,
  'test/process/operator.test.ts': 14,
  'src/operations/barcode/encoder/encode.test.ts': 13,
  'test/readme.test.ts': 13,
  'test/agents/process.test.ts': 12,
  'test/consumers/markdown-pdf.test.ts': 12,
  'test/docs/group-pages.test.ts': 12,
  'test/generated.test.ts': 12,
  'test/published-types.test.ts': 12,
  'src/operations/calendar/recurrence/occurrence-days.test.ts': 11,
  'src/operations/text/engine/extract/extract.test.ts': 11,
  'test/package-types.test.ts': 10,
  'test/load.test.ts': 8,
  'src/operations/convert/xlsx-in/bombs.test.ts': 7,
  'test/tidy.test.ts': 7,
};

/** Files that wait for a clock for most of their seconds. */
const waiting: Readonly<Record<string, number>> = {
  'test/process/processes.test.ts': 76,
  'test/process/shutdown.test.ts': 49,
  'test/process/redis.test.ts': 31,
  'test/deploy/topology.test.ts': 23,
  'test/process/kill.test.ts': 23,
  'test/command/process.test.ts': 22,
  'test/http/agents.test.ts': 15,
  'test/process/pool.test.ts': 14,
  'test/http/two-steps.test.ts': 11,
  'src/service/pool/pool.test.ts': 9,
  'test/http/bounds.test.ts': 9,
  'test/http/pool.test.ts': 9,
  'src/adapters/dns-over-https/resolver.test.ts': 8,
  'test/http/email-verify.test.ts': 8,
  'src/adapters/dns-over-https/places.test.ts': 7,
  'src/store/redis/cluster.test.ts': 6,
  'src/store/sqlite/sqlite-store.test.ts': 6,
  'test/http/model.test.ts': 5,
  'src/store/redis/faults.test.ts': 4,
  'test/http/files.test.ts': 4,
  'src/adapters/domain-lists.test.ts': 3,
  'src/adapters/language-model/places.test.ts': 3,
};

/** Seconds of a file that is listed nowhere, on average. */
const OTHERS = 0.35;

/**
 * The order of the files for three workers on two processors: one worker waits, while two are busy. Of each kind the
 * longest come first: started last, one would be alone at the end. Files that need a process of their own come before
 * all: Vitest ends a shared process when such a file is next, and another one reads all modules again.
 */
export class FileOrder extends BaseSequencer {
  /** Not by the times of the last run, as Vitest does: the longest of the others would come together. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
    const [first, shared] = divide(sorted, (file) => alone.some((path) => file.moduleId.endsWith(path)));
    const [patient, others] = divide(shared, (file) => secondsIn(waiting, file) !== undefined);
    const starts = new Map([...startsOf(patient, waiting, 1), ...startsOf(others, busy, 2)]);
    return [...first, ...shared.toSorted((one, other) => starts.get(one)! - starts.get(other)!)];
  }
}

function divide<Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}

/** When each file would start, in seconds, if as many workers had these files alone. */
function startsOf(
  files: readonly TestSpecification[],
  listed: Readonly<Record<string, number>>,
  workers: number,
): [TestSpecification, number][] {
  const secondsOf = (file: TestSpecification) => secondsIn(listed, file) ?? OTHERS;
  let start = 0;
  return files
    .toSorted((one, other) => secondsOf(other) - secondsOf(one))
    .map((file) => {
      const entry: [TestSpecification, number] = [file, start];
      start += secondsOf(file) / workers;
      return entry;
    });
}

function secondsIn(listed: Readonly<Record<string, number>>, { moduleId }: TestSpecification) {
  return Object.entries(listed).find(([path]) => moduleId.endsWith(path))?.[1];
}

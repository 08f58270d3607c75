/**
 * node .ci/count.mjs REPORT ...: reads Vitest's JSON reports and prints `passed failed skipped` of all together, then
 * one line for each skipped test. A test in several reports counts once: as failed if one run of it failed, as skipped
 * if none ran it. A file that could not be loaded counts as one failed test.
 */
import { readFileSync } from 'node:fs';

const reports = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')));
const files = reports.flatMap(({ testResults }) => testResults);
const outcomes = new Map();
for (const { name, assertionResults } of files) {
  const seen = new Map();
  for (const { fullName, status } of assertionResults) {
    // Rows of a table may share a name: the second of a report is another test than the first.
    const nth = (seen.get(fullName) ?? 0) + 1;
    seen.set(fullName, nth);
    const test = `${name} ${nth} ${fullName}`;
    outcomes.set(test, { fullName, status: worse(outcomes.get(test)?.status, status) });
  }
}
const unloaded = files.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
);
const tests = [...outcomes.values()];
const passed = tests.filter(({ status }) => status === 'passed');
const failed = tests.filter(({ status }) => status === 'failed');
const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
process.stdout.write(`${passed.length} ${failed.length + unloaded.length} ${skipped.length}\n`);
for (const { fullName } of skipped) process.stdout.write(`${fullName}\n`);

/** Of two runs of a test: failed before passed, passed before skipped. */
function worse(one, other) {
  const order = ['failed', 'passed', one, other];
  return order.find((status) => status !== undefined && (status === one || status === other));
}

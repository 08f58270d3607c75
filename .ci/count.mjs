/**
 * node .ci/count.mjs REPORT: reads Vitest's JSON report and prints `passed failed skipped`, then one line
 * for each skipped test. A file that could not be loaded counts as one failed test.
 */
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
const of = (...states) => tests.filter(({ status }) => states.includes(status));
const unloaded = report.testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
);
const passed = of('passed');
const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
process.stdout.write(`${passed.length} ${of('failed').length + unloaded.length} ${skipped.length}\n`);
for (const { fullName } of skipped) process.stdout.write(`${fullName}\n`);

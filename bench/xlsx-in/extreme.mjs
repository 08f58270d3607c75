/** Reads one workbook of extremes.mjs, and prints the seconds it took and the most memory of this process in bytes. */
import { readFileSync } from 'node:fs';
import { readXlsx } from '../../dist/operations/convert/xlsx-in/read-xlsx.js';

const KIB = 1024;
const [, , path, options, expected] = process.argv;
const input = { hidden: false, rows_as: 'objects', dates: 'iso', merged: 'first', ...JSON.parse(options) };
const workbook = readFileSync(path);
const start = performance.now();
const found = await readXlsx({ ...input, workbook }).then(
  (json) => new TextDecoder().decode(json),
  (error) => error.message,
);
const seconds = (performance.now() - start) / 1000;
if (!found.includes(expected)) throw new Error(`not ${expected}: ${found.slice(0, 200)}`);
console.log(JSON.stringify({ seconds, bytes: process.resourceUsage().maxRSS * KIB }));

/** Reads one workbook by one reader, and prints the bytes by which the most memory of this process has grown. */
import { readFileSync } from 'node:fs';
import { readers } from './readers.mjs';

const KIB = 1024;
const [, , name, path] = process.argv;
const read = (await readers())[name];
const bytes = readFileSync(path);
const before = process.resourceUsage().maxRSS;
await read(bytes);
console.log((process.resourceUsage().maxRSS - before) * KIB);

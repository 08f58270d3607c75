/**
 * `node --import ./scripts/typescript.mjs scripts/image.ts FOLDER` carries out the Dockerfile in FOLDER without a
 * container engine, and prints where the files of the image's working folder are.
 */
import { fileURLToPath } from 'node:url';
import { carryOut } from './image/stages.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('usage: scripts/image.ts FOLDER');
console.log(carryOut(fileURLToPath(new URL('..', import.meta.url)), folder));

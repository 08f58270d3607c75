import { expect, it } from 'vitest';
import { memoryFor, openFilesIn } from './system-limits.ts';

/** As Linux 6.1 writes it. */
const limits = (
  soft: string,
  hard: string,
) => `Limit                     Soft Limit           Hard Limit           Units     
Max core file size        0                    unlimited            bytes     
Max processes             96000                96000                processes 
Max open files            ${soft.padEnd(21)}${hard.padEnd(21)}files     
Max locked memory         8388608              8388608              bytes     
`;

it.each([
  ['the soft limit, which is the one in force', limits('256', '4096'), 256],
  ['none, which proc(5) writes as a word', limits('unlimited', 'unlimited'), undefined],
  ['none in a text without the line', 'Limit   Soft Limit\n', undefined],
])('open files: %s', (_name, text, expected) => {
  expect(openFilesIn(text)).toBe(expected);
});

it.each([
  ['a container: all of its memory', { total: 8e9, container: 512e6 }, 512e6],
  ['a control group without a limit, as Node gives it', { total: 8e9, container: 2 ** 64 }, 6e9],
  ['a limit above what there is', { total: 8e9, container: 9e9 }, 6e9],
  ['no limit known: a quarter is for other programs', { total: 8e9, container: 0 }, 6e9],
  ['a system without control groups', { total: 8e9, container: undefined }, 6e9],
])('memory: %s', (_name, machine, expected) => {
  expect(memoryFor(machine)).toBe(expected);
});

import { expect, it } from 'vitest';
import { scanEnd } from './scan-end.ts';

it.each([
  { name: 'EOI', scan: '1234ffd9', end: 2 },
  { name: 'FF 00 and RST are data, fill bytes belong to the marker', scan: 'ff00ffd0ffd7ffffffda', end: 8 },
  { name: 'an FF before FF 00 is fill, too', scan: 'ffff00ffd9', end: 3 },
  { name: 'reserved codes end it', scan: '00ff02', end: 1 },
  { name: 'the codes beside RST', scan: 'ff00ffcf', end: 2 },
  { name: 'the codes beside RST', scan: 'ff00ffd8', end: 2 },
  { name: 'nothing', scan: '', end: 0 },
  { name: 'an FF at the end of the file', scan: '1234ff', end: 3 },
])('the end of a scan, $name: $scan', ({ scan, end }) => {
  expect(scanEnd(Buffer.from(scan, 'hex'), 0)).toBe(end);
  // In a larger buffer, in which a marker precedes and another follows.
  const around = new Uint8Array(Buffer.from(`ffd9${scan}ffd9`, 'hex'));
  expect(scanEnd(around.subarray(0, around.length - 2), 2)).toBe(2 + end);
});

import { expect, it } from 'vitest';
import { KeptBytes } from './kept-bytes.ts';

const file = Uint8Array.from({ length: 20 }, (_, at) => at);

it.each([
  { name: 'the largest part moves to the front', parts: ['0-2', '5-15', '17-20'], head: [] },
  { name: 'it stays where it was', parts: ['0-2', '+7 7 7', '5-15'], head: [] },
  { name: 'more precedes it than in the file', parts: ['+7 7 7', '0-2', '5-15'], head: [9] },
  { name: 'more follows it than in the file', parts: ['0-1', '5-18', '+7 7 7'], head: [] },
  { name: 'behind a head', parts: ['5-15'], head: [9, 9, 9] },
  { name: 'two parts of one length', parts: ['0-4', '+7', '5-9'], head: [] },
  { name: 'parts that continue each other', parts: ['0-4', '4-9', '12-13'], head: [] },
  { name: 'no part of the file', parts: ['+7 7'], head: [9] },
  { name: 'nothing', parts: [], head: [] },
])('$name', ({ parts, head }) => {
  // A part of a larger buffer.
  const kept = new KeptBytes(Uint8Array.of(99, 99, ...file, 99, 99).subarray(2, 22));
  const expected = [...head];
  for (const part of parts) {
    const [from, to] = part.split('-').map(Number);
    const inserted = part.startsWith('+') ? part.slice(1).split(' ').map(Number) : undefined;
    if (inserted === undefined) kept.keep(from!, to!);
    else kept.insert(Uint8Array.from(inserted));
    expected.push(...(inserted ?? file.slice(from, to)));
  }
  expect(kept.length).toBe(expected.length - head.length);
  expect([...kept.toBytes(Uint8Array.from(head))]).toEqual(expected);
  expect([...file]).toEqual([...Array(20).keys()]);
});

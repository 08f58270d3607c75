import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { scanEnd as byteByByte } from './scan-end.browser.ts';
import { scanEnd } from './scan-end.ts';
import { vectorScanEnd } from './vector-scan-end.ts';

const ways = [
  { name: 'as Node.js has it', find: scanEnd },
  { name: 'byte by byte', find: byteByByte },
];

describe.each(ways)('the end of a scan, $name', ({ find }) => {
  it.each([
    { name: 'EOI', scan: '1234ffd9', end: 2 },
    { name: 'FF 00 and RST are data, fill bytes belong to the marker', scan: 'ff00ffd0ffd7ffffffda', end: 8 },
    { name: 'an FF before FF 00 is fill, too', scan: 'ffff00ffd9', end: 3 },
    { name: 'reserved codes end it', scan: '00ff02', end: 1 },
    { name: 'the codes beside RST', scan: 'ff00ffcf', end: 2 },
    { name: 'the codes beside RST', scan: 'ff00ffd8', end: 2 },
    { name: 'nothing', scan: '', end: 0 },
    { name: 'an FF at the end of the file', scan: '1234ff', end: 3 },
  ])('$name: $scan', ({ scan, end }) => {
    expect(find(Buffer.from(scan, 'hex'), 0)).toBe(end);
    // In a larger buffer, in which a marker precedes and another follows.
    const around = new Uint8Array(Buffer.from(`ffd9${scan}ffd9`, 'hex'));
    expect(find(around.subarray(0, around.length - 2), 2)).toBe(2 + end);
  });

  it('is found at every place around the ends of blocks and windows', () => {
    const places = [31, 32, 1023, 1024, 3071, 3072, 64_511, 64_512, 130_047, 130_048, 195_583, 195_584];
    for (const place of places.flatMap((at) => [at - 1, at, at + 1])) {
      const file = new Uint8Array(262_144).fill(0x12);
      file.set([0xff, 0xd9], place);
      expect(find(file, 0)).toBe(place);
      expect(find(file.subarray(0, place + 1), 0)).toBe(place + 1);
    }
  });
});

it('is the same by vectors as byte by byte, whatever the bytes', () => {
  const vectors = vectorScanEnd()!;
  const byte = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(0xff, 0x00, 0xd0, 0xd7, 0x55) },
    fc.integer({ min: 0, max: 255 }),
  );
  const piece = fc.uint8Array({ maxLength: 40 });
  const tail = fc.array(byte, { maxLength: 80 });
  fc.assert(
    fc.property(fc.nat(3000), piece, tail, fc.nat(60), (length, first, last, start) => {
      const file = Uint8Array.of(...new Uint8Array(length), ...first, ...last);
      expect(vectors(file, start)).toBe(byteByByte(file, start));
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});

it('is found without WebAssembly', () => {
  const program = `
    import { scanEnd } from ${JSON.stringify(new URL('./scan-end.ts', import.meta.url).href)};
    console.log(typeof WebAssembly, scanEnd(Buffer.from('12ff00ffd9', 'hex'), 0));`;
  const typescript = new URL('../../../scripts/typescript.mjs', import.meta.url).href;
  const { stdout } = spawnSync(
    process.execPath,
    ['--jitless', '--import', typescript, '--input-type=module', '-e', program],
    { encoding: 'utf8' },
  );
  expect(stdout).toBe('undefined 3\n');
});

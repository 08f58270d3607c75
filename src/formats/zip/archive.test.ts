import { crc32, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { deflatePiece, deflateSmall, isSmall } from '../deflate/deflate.ts';
import { zipArchive } from './archive.ts';
import { PartWriter, smallPart, type ZipPart } from './part.ts';

const onThisThread = vi.hoisted(() => [] as number[]);

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  return {
    ...zlib,
    deflateRawSync: (...call: Parameters<typeof zlib.deflateRawSync>) => {
      onThisThread.push((call[0] as Uint8Array).length);
      return zlib.deflateRawSync(...call);
    },
  };
});

afterEach(() => {
  onThisThread.length = 0;
});

test('another program finds the files', async () => {
  const long = 'long '.repeat(50_000);
  const archive = zipArchive([smallPart('a.txt', 'short'), await partOf('b/c.txt', ['', long, 'end'])]);
  const files = Object.entries(unzipSync(archive)).map(([name, content]) => [name, strFromU8(content)]);
  expect(files).toEqual([
    ['a.txt', 'short'],
    ['b/c.txt', `${long}end`],
  ]);
});

test('APPNOTE 4.3.7: sizes are in the local header, the time is the first of MS-DOS', () => {
  const part = smallPart('a', 'x');
  const header = new DataView(zipArchive([part]).buffer);
  const fields = [0, 4, 6, 8, 10, 12].map((at) => header.getUint16(at, true));
  expect(fields).toEqual([0x4b50, 20, 0, 8, 0, 0x21]);
  expect(header.getUint32(14, true)).toBe(crc32('x'));
  expect([header.getUint32(18, true), header.getUint32(22, true)]).toEqual([part.compressed[0]!.length, 1]);
});

test('pieces compressed at the same time are one stream', async () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 300, size: 'max' }),
    fc
      .tuple(fc.integer({ min: 1, max: 40_000 }), fc.uint8Array({ minLength: 1, maxLength: 9 }))
      .map(([times, some]) => Buffer.alloc(times, some)),
  );
  await fc.assert(
    fc.asyncProperty(piece, fc.array(piece, { maxLength: 4 }), piece, async (head, pieces, tail) => {
      const writer = new PartWriter('a');
      for (const one of pieces) writer.add(one);
      const part = await writer.finish(head, tail);
      const whole = Buffer.concat([head, ...pieces, tail]);
      expect(inflateRawSync(Buffer.concat(part.compressed)).equals(whole)).toBe(true);
      expect([part.crc, part.size]).toEqual([crc32(whole), whole.length]);
    }),
    { numRuns: runs(1000), seed: SEED },
  );
});

test('nothing over 64 kB is compressed on the calling thread', async () => {
  const text = 'x'.repeat(65_530);
  await partOf('a', ['head', text]);
  await partOf('b', ['head7', text, text]);
  await partOf('c', ['', text, 'x'.repeat(300_000), text]);
  await partOf('d', ['', text]);
  expect(onThisThread).toEqual([65_534, 65_530]);
  expect([isSmall(65_536), isSmall(65_537)]).toEqual([true, false]);
});

test('a piece begins where the one before ended', async () => {
  const text = Buffer.from(Array.from({ length: 5000 }, (_, index) => index.toString(36)).join());
  const alone = await deflatePiece(text, { isLast: true });
  const after = await deflatePiece(text, { previous: text, isLast: true });
  expect(after.length).toBeLessThan(alone.length / 4);
  expect(inflateRawSync(deflateSmall(text)).equals(text)).toBe(true);
});

/** The first text is the head, the last the tail. */
function partOf(name: string, texts: readonly string[]): Promise<ZipPart> {
  const [head, ...pieces] = texts.map((text) => new TextEncoder().encode(text));
  const tail = pieces.pop()!;
  const writer = new PartWriter(name);
  for (const piece of pieces) writer.add(piece);
  return writer.finish(head!, tail);
}

import { constants, deflateSync, inflateSync, type ZlibOptions } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { zlibExtent } from './zlib-extent.ts';

const noise = (length: number, range: number): Buffer => {
  let seed = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      seed = (seed * 48_271) % 0x7fffffff;
      return seed % range;
    }),
  );
};

/** What zlib of Node.js says of a stream: the bytes it has used. */
function usedByZlib(stream: Uint8Array): number {
  const { engine } = inflateSync(stream, { info: true }) as unknown as { engine: { bytesWritten: number } };
  return engine.bytesWritten;
}

describe('the extent of a zlib stream', () => {
  const most = 10_000_000;
  const photo = noise(300_000, 40);

  it.each<{ name: string; bytes: Buffer; options: ZlibOptions }>([
    { name: 'nothing', bytes: Buffer.alloc(0), options: {} },
    { name: 'codes of 7 to 9 bits (RFC 1951 3.2.6)', bytes: photo, options: { strategy: constants.Z_FIXED } },
    { name: 'stored blocks', bytes: photo, options: { level: 0 } },
    { name: 'blocks of 127 symbols', bytes: photo, options: { memLevel: 1 } },
    { name: 'literals alone', bytes: noise(200_000, 256), options: { strategy: constants.Z_HUFFMAN_ONLY } },
    { name: 'one symbol in long matches', bytes: Buffer.alloc(5_000_000), options: { level: 9 } },
    { name: 'codes of more bits than a table has', bytes: skewed(), options: { level: 9 } },
  ])('$name: is what zlib says', ({ bytes, options }) => {
    const stream = deflateSync(bytes, options);
    const followed = Buffer.concat([stream, Buffer.from('Kiln Street 4')]);
    const found = zlibExtent(followed, { most, head: 132 });
    expect(found).toEqual({
      end: usedByZlib(stream),
      inflated: bytes.length,
      head: new Uint8Array(bytes.subarray(0, 132)),
    });
    expect(zlibExtent(stream, { most: Math.max(0, bytes.length - 1) })).toEqual(
      bytes.length === 0 ? found && { ...(found as object), head: new Uint8Array() } : 'too long',
    );
    expect(zlibExtent(stream.subarray(0, -5), { most })).toBe('broken');
    expect(zlibExtent(stream.subarray(0, -4), { most })).toMatchObject({ inflated: bytes.length });
  });

  /** Symbols of which each is half as frequent as the one before it. */
  function skewed(): Buffer {
    const counts = Array.from({ length: 18 }, (_, symbol) => 2 ** (17 - symbol));
    const parts = counts.flatMap((count, symbol) => Array<number>(count).fill(symbol));
    const order = noise(parts.length * 3, 256);
    const at = (index: number) => order.readUIntBE(index * 3, 3);
    return Buffer.from(parts.map((_, index) => parts[at(index) % parts.length]!));
  }

  it.each([
    { name: 'no header', stream: 'not a stream' },
    { name: 'RFC 1950 2.2: FDICT', stream: Buffer.from('78bb00000000', 'hex') },
    { name: 'RFC 1951 3.2.3: the type 11', stream: Buffer.from('789c0700000001', 'hex') },
    {
      name: 'RFC 1951 3.2.4: a length that is not the complement',
      stream: Buffer.from('789c010100ffff4100420042', 'hex'),
    },
    {
      name: 'RFC 1951 3.2.3: a distance before the beginning',
      stream: Buffer.from('789c0301820000000001', 'hex'),
    },
  ])('$name: broken', ({ stream }) => {
    expect(() => inflateSync(Buffer.from(stream))).toThrow();
    expect(zlibExtent(Buffer.from(stream), { most })).toBe('broken');
  });

  it('a stream of blocks that are shorter than their codes is broken: no compressor writes it', () => {
    expect(zlibExtent(emptyBlocks(150), { most })).toMatchObject({ inflated: 0 });
    expect(zlibExtent(emptyBlocks(2_000), { most })).toBe('broken');
  });

  /** Blocks that describe codes for one literal, for their end and for one distance, and have no other symbol. */
  function emptyBlocks(count: number): Uint8Array {
    const bits: number[] = [];
    const put = (value: number, width: number) => {
      for (let bit = 0; bit < width; bit++) bits.push((value >> bit) & 1);
    };
    for (let block = 1; block <= count; block++) {
      put(block === count ? 1 : 0, 1);
      put(2, 2);
      put(0, 10);
      put(14, 4);
      for (let index = 0; index < 18; index++) put(index === 2 || index === 17 ? 1 : 0, 3);
      // A length of 1 is 0; 18, followed by a number of zeros, is 1.
      for (const zeros of [0, 138, 117]) {
        put(zeros === 0 ? 0 : 1, 1);
        if (zeros > 0) put(zeros - 11, 7);
      }
      put(0, 2);
      put(1, 1);
    }
    const stream = new Uint8Array(2 + Math.ceil(bits.length / 8) + 4);
    stream.set([0x78, 0x9c]);
    for (const [at, bit] of bits.entries()) stream[2 + (at >> 3)]! |= bit << (at & 7);
    return stream;
  }

  it('is that of zlib for any bytes, options and changes', () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .record({ byte: fc.nat(255), times: fc.nat(2000) })
        .map(({ byte, times }) => Buffer.alloc(times, byte)),
    );
    const options = fc.record({
      level: fc.integer({ min: 0, max: 9 }),
      memLevel: fc.integer({ min: 1, max: 9 }),
      strategy: fc.constantFrom(0, 1, 2, 3, 4),
    });
    const change = fc.option(fc.record({ at: fc.nat(), byte: fc.nat(255) }));
    const property = fc.property(
      fc.array(piece, { maxLength: 8 }),
      options,
      change,
      (pieces, wanted, changed) => {
        const stream = deflateSync(Buffer.concat(pieces), wanted);
        if (changed !== null) stream[changed.at % stream.length] = changed.byte;
        const found = zlibExtent(stream, { most });
        const known = inflated(stream);
        // zlib compares the checksum, too.
        if (known !== undefined)
          expect(found).toMatchObject({ end: usedByZlib(stream), inflated: known.length });
        else if (typeof found === 'object') expect(changed).not.toBeNull();
      },
    );
    fc.assert(property, { seed: SEED, numRuns: runs(20_000) });
  });

  function inflated(stream: Uint8Array): Buffer | undefined {
    try {
      return inflateSync(stream);
    } catch {
      return undefined;
    }
  }
});

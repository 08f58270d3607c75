import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { BodyBytes } from './body-bytes.ts';

function gather(chunks: readonly Uint8Array[]): Buffer {
  const bytes = new BodyBytes();
  for (const chunk of chunks) bytes.add(Buffer.from(chunk));
  expect(bytes.length).toBe(chunks.reduce((sum, { length }) => sum + length, 0));
  return bytes.take();
}

describe('the bytes of a body', () => {
  it('are those of its chunks in their order', () => {
    const chunk = fc
      .tuple(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 2, 100, 4095, 4096, 16_384, 20_000))
      .map(([byte, length]) => Buffer.alloc(length, byte));
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 30 }), (chunks) => {
        expect(gather(chunks).equals(Buffer.concat(chunks))).toBe(true);
      }),
      { seed: SEED, numRuns: runs(2000) },
    );
  });

  it('are not copied when they come in one chunk', () => {
    const chunk = Buffer.from('{"data":"a"}');
    const bytes = new BodyBytes();
    bytes.add(chunk);
    expect(bytes.take()).toBe(chunk);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { BodyBytes } from './body-bytes.ts';
import { BodyMemory } from './body-memory.ts';

const MB = 1_000_000;

const memories: readonly { readonly name: string; readonly memory: BodyMemory }[] = [
  { name: 'nearly empty', memory: memoryHolding(0) },
  { name: 'crowded', memory: memoryHolding(50 * MB) },
];

function memoryHolding(bytes: number): BodyMemory {
  const memory = new BodyMemory(100 * MB);
  memory.hold('request', 'a', () => {}).add(bytes);
  return memory;
}

function gather(memory: BodyMemory, chunks: readonly Uint8Array[]): Buffer {
  const bytes = new BodyBytes(memory);
  for (const chunk of chunks) bytes.add(Buffer.from(chunk));
  expect(bytes.length).toBe(chunks.reduce((sum, { length }) => sum + length, 0));
  return bytes.take();
}

describe('the bytes of a body', () => {
  it.each(memories)('are those of its chunks in their order, in a $name memory', ({ memory }) => {
    const lengths = [0, 1, 2, 100, 4095, 4096, 16_384, 20_000, 65_536];
    const chunk = fc
      .tuple(fc.integer({ min: 0, max: 255 }), fc.constantFrom(...lengths))
      .map(([byte, length]) => Buffer.alloc(length, byte));
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 30 }), (chunks) => {
        expect(gather(memory, chunks).equals(Buffer.concat(chunks))).toBe(true);
      }),
      { seed: SEED, numRuns: runs(2000) },
    );
  });

  it('are not copied when they come in one chunk', () => {
    const chunk = Buffer.from('{"data":"a"}');
    for (const { memory } of memories) {
      const bytes = new BodyBytes(memory);
      bytes.add(chunk);
      expect(bytes.take()).toBe(chunk);
    }
  });

  it('do not keep the long chunks that Node read them into, in a crowded memory', () => {
    const chunks = [Buffer.alloc(65_536, 'a'), Buffer.alloc(65_536, 'b')];
    const bytes = new BodyBytes(memoryHolding(50 * MB));
    for (const chunk of chunks) bytes.add(chunk);
    for (const chunk of chunks) chunk.fill('x');
    expect(bytes.take().toString()).toBe('a'.repeat(65_536) + 'b'.repeat(65_536));
  });

  it('stay when another body gets their pages', () => {
    const memory = memoryHolding(50 * MB);
    const first = gather(memory, [Buffer.alloc(20_000, 'a')]);
    gather(memory, [Buffer.alloc(20_000, 'b')]);
    expect(first.toString()).toBe('a'.repeat(20_000));
  });
});

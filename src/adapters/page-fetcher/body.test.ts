import { describe, expect, test } from 'vitest';
import { readBody } from './body.ts';

describe('a body in small pieces', () => {
  test.each([
    { name: 'ends where framing is most of what arrives', size: 1, framing: 5, bytes: 32_768 },
    {
      name: 'is read to its end when its chunks have twenty bytes (RFC 9112 7.1)',
      size: 20,
      framing: 6,
      bytes: 200_000,
    },
  ])('$name', async ({ size, framing, bytes }) => {
    let arrived = 0;
    const chunks = async function* () {
      for (let length = 0; length < 200_000; length += size) {
        arrived += size + framing;
        yield new Uint8Array(size);
      }
    };
    const body = await readBody({ chunks: chunks(), framedBytes: () => arrived }, [], 524_288);
    expect(body.truncated).toBe(bytes < 200_000);
    expect(Math.abs(body.bytes.byteLength - bytes)).toBeLessThan(0.2 * bytes);
  });
});

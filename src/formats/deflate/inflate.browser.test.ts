import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { joined } from '../bytes.ts';
import * as browser from './inflate.browser.ts';
import * as node from './inflate.ts';

const text = new TextEncoder().encode('a text that repeats itself '.repeat(10_000));

describe.each([
  ['a browser', browser],
  ['Node', node],
])('%s inflates raw blocks (RFC 1951)', (_, { inflateSmall, inflatePieces }) => {
  it('at once, and not beyond the bytes that are allowed', () => {
    const deflated = deflateRawSync(text);
    expect(Buffer.compare(inflateSmall(deflated, text.length)!, text)).toBe(0);
    expect(inflateSmall(deflated, text.length - 1)).toBeUndefined();
    expect(inflateSmall(deflated.subarray(0, -5), text.length)).toBeUndefined();
  });

  it('in pieces', async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of inflatePieces(deflateRawSync(text))) pieces.push(piece);
    expect(Buffer.compare(joined(pieces), text)).toBe(0);
  });
});

import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { inflatedBlocks } from './inflated-blocks.ts';
import { inflate as inflateInBrowser } from './zlib.browser.ts';
import { inflate } from './zlib.ts';

describe('deflated blocks', () => {
  it('are what zlib deflated, at every level and strategy', () => {
    const text = fc.array(fc.constantFrom('hello ', 'a', '\u00e9', 'xyz'.repeat(30)), { maxLength: 60 });
    const property = fc.property(
      text,
      fc.integer({ min: 0, max: 9 }),
      fc.boolean(),
      (parts, level, isFixed) => {
        const bytes = Buffer.from(parts.join(''));
        const strategy = isFixed ? constants.Z_FIXED : constants.Z_DEFAULT_STRATEGY;
        const found = inflatedBlocks(deflateRawSync(bytes, { level, strategy }), bytes.length);
        expect(Buffer.from(found!).equals(bytes)).toBe(true);
      },
    );
    fc.assert(property, { seed: SEED, numRuns: runs(2000) });
  });

  it('are refused when they are broken, or more than allowed, by both readers', () => {
    const bytes = Buffer.from('hello hello hello hello');
    const whole = deflateSync(bytes);
    for (const read of [inflate, inflateInBrowser]) {
      expect(Buffer.from(read(whole, bytes.length)!).equals(bytes)).toBe(true);
      expect(read(whole, bytes.length - 1)).toBeUndefined();
      expect(read(whole.subarray(0, 6), bytes.length)).toBeUndefined();
      expect(read(whole.subarray(1), bytes.length)).toBeUndefined();
    }
  });
});

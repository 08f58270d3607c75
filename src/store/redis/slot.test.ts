import { expect, it } from 'vitest';
import { slotOf } from './slot.ts';

/** Answers of `CLUSTER KEYSLOT` of Redis 7.0.15. */
const rows: readonly [string, number][] = [
  ['123456789', 12_739],
  ['foo', 12_182],
  ['{a:1}x', 8311],
  ['sundry:{k:ab}:key', 12_630],
  ['sundry:{k:ab}:24322', 12_630],
  ['x{}y', 16_116],
  ['{', 4092],
  ['a{b}c{d}', 3300],
  ['sundry:secret', 7784],
];

it.each(rows)('%s is in slot %i', (key, slot) => {
  expect(slotOf(key)).toBe(slot);
});

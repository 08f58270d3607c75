import { expect, test } from 'vitest';
import { stripCost } from './cost.ts';

const ofImage = (bytes: number): number =>
  stripCost.ofInput({
    image: new Uint8Array(bytes),
    keep_profile: true,
    keep_orientation: true,
    format: 'image',
  });

test.each([
  { name: 'an icon', cost: ofImage(20_000), isHeavy: false },
  { name: 'a photo', cost: ofImage(3_800_000), isHeavy: true },
  { name: 'the body of a photo, unread', cost: stripCost.ofBytes(3_800_000), isHeavy: true },
])('$name: over 2 ms is $isHeavy', ({ cost, isHeavy }) => {
  expect(cost > 2).toBe(isHeavy);
});

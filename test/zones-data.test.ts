import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateZones } from '../scripts/calendar/generate-zones.ts';

test('the committed zones are those of the pinned package (npm run data)', () => {
  const committed = new URL('../src/operations/calendar/zones/zones.generated.ts', import.meta.url);
  expect(generateZones() === readFileSync(committed, 'utf8')).toBe(true);
});

import { expect, it } from 'vitest';
import { keyTable } from './key-table.ts';

it('columns stay in line under names in wide characters, counted by code point', () => {
  const key = {
    hash: 'a'.repeat(64),
    hint: 'aaaa',
    createdAt: new Date(0),
    monthlyLimit: 5,
    expiresAt: null,
    revokedAt: null,
  };
  const use = { used: 1, lastUsed: new Date('2026-11-21T00:00:00Z') };
  const names = ['\u{1f600}', 'ab'];
  const table = keyTable(
    names.map((name) => ({ ...use, key: { ...key, name } })),
    new Date(0),
    9,
  );
  expect(table.split('\n').slice(1, 3)).toEqual([
    'aaaa  \u{1f600}     1                5      2026-11-21  never    live',
    'aaaa  ab    1                5      2026-11-21  never    live',
  ]);
});

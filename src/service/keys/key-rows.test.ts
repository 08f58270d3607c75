import { expect, it } from 'vitest';
import { keysAsCsv, keysAsJson } from './key-rows.ts';

const key = {
  hash: 'a'.repeat(64),
  hint: 'aaaa',
  name: 'Shop, north',
  createdAt: new Date('2026-01-31T12:00:00Z'),
  monthlyLimit: 5,
  expiresAt: new Date('2026-11-21T00:00:00Z'),
  revokedAt: null,
};
const uses = [
  { key, used: 1, lastUsed: new Date('2026-11-20T00:00:00Z') },
  { key: { ...key, name: '=1+1', monthlyLimit: null, expiresAt: null }, used: 0, lastUsed: undefined },
];
const listing = { now: new Date('2026-11-21T00:00:00Z'), paidMonthly: 9 };

it('keys as JSON', () => {
  expect(JSON.parse(keysAsJson(uses, listing))).toEqual([
    {
      id: 'aaaa',
      name: 'Shop, north',
      used: 1,
      limit: 5,
      last_used: '2026-11-20',
      created: '2026-01-31T12:00:00.000Z',
      expires: '2026-11-21T00:00:00.000Z',
      revoked: null,
      state: 'expired',
      note: null,
    },
    expect.objectContaining({ name: '=1+1', limit: 9, last_used: null, expires: null, state: 'live' }),
  ]);
  expect(JSON.parse(keysAsJson([], listing))).toEqual([]);
});

it('keys as CSV (RFC 4180 2), a formula as a text', () => {
  expect(keysAsCsv(uses, listing)).toBe(
    'id,name,used,limit,last_used,created,expires,revoked,state,note\r\n' +
      'aaaa,"Shop, north",1,5,2026-11-20,2026-01-31T12:00:00.000Z,2026-11-21T00:00:00.000Z,,expired,\r\n' +
      "aaaa,'=1+1,0,9,,2026-01-31T12:00:00.000Z,,,live,\r\n",
  );
});

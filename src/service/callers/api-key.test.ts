import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import {
  ApiKeyError,
  apiKeyHint,
  hashApiKey,
  hasMisplacedKey,
  isApiKey,
  isApiKeyHint,
  makeApiKey,
} from './api-key.ts';

// Checks computed with zlib.crc32 of CPython, written in base62 with digits, capitals, small letters.
const known = 'sundry_000000000000000000000000000000002wjyrI';

const judged: readonly { name: string; text: string; live: boolean }[] = [
  { name: 'a key of zeros', text: known, live: true },
  { name: 'a key of letters', text: 'sundry_abcdefghijklmnopqrstuvwxyzABCDEF1mVgZW', live: true },
  { name: 'a key of every kind', text: 'sundry_0123456789ABCDEFGHIJKLMNOPQRSTUV1ggZdL', live: true },
  {
    name: 'a check with leading zeros keeps them',
    text: 'sundry_WNapJRWhMmXK07SjSMJYPLokhaV7fwOO00VUzy',
    live: true,
  },
  { name: 'one wrong character in the secret', text: known.replace('_0', '_1'), live: false },
  { name: 'one wrong character in the check', text: known.replace(/I$/, 'J'), live: false },
  { name: 'two neighbours swapped', text: 'sundry_bacdefghijklmnopqrstuvwxyzABCDEF1mVgZW', live: false },
  { name: 'cut short', text: known.slice(0, -1), live: false },
  { name: 'a character more', text: `${known}0`, live: false },
  { name: 'a line break after it', text: `${known}\n`, live: false },
  { name: 'another prefix', text: known.replace('sundry', 'sundrx'), live: false },
  { name: 'the prefix in capitals', text: known.replace('sundry', 'SUNDRY'), live: false },
  { name: 'a space', text: ' ', live: false },
  { name: 'nothing', text: '', live: false },
  { name: 'two key headers, as Node joins them', text: `${known}, ${known}`, live: false },
];

describe('the form of a key', () => {
  it.each(judged)('$name', ({ text, live }) => {
    expect(isApiKey(text)).toBe(live);
  });

  it('is that of every new key, no two alike, with all letters equally frequent', () => {
    const keys = Array.from({ length: 2000 }, makeApiKey);
    expect(keys.filter((key) => !isApiKey(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    const counts = new Map<string, number>();
    for (const letter of keys.flatMap((key) => [...key.slice(7, 39)])) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(62);
    // 64,000 letters, 1032 each expected, standard deviation 32. Without rejection eight letters come 25 % more often.
    for (const [letter, count] of counts) expect(Math.abs(count - 1032), letter).toBeLessThan(200);
  });

  it('is broken by changing any one character', () => {
    const change = fc.tuple(fc.nat(37), fc.nat(61));
    const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
    fc.assert(
      fc.property(change, ([position, letter]) => {
        const at = position + 7;
        const changed = known.slice(0, at) + letters[letter] + known.slice(at + 1);
        expect(isApiKey(changed)).toBe(changed === known);
      }),
      { seed: SEED, numRuns: runs(2000) },
    );
  });
});

/** Every character percent-encoded, as RFC 3986 2.1 allows and no client does. */
const encoded = [...known].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('');

const misplaced: readonly { name: string; authorization?: string; query?: string; found: boolean }[] = [
  { name: 'a Bearer token', authorization: `Bearer ${known}`, found: true },
  {
    name: 'a Bearer token, the scheme in any case (RFC 9110 11.1)',
    authorization: `bearer  ${known}`,
    found: true,
  },
  { name: 'a Bearer token that is not a key', authorization: 'Bearer abc', found: false },
  {
    name: 'a Bearer token with a wrong check',
    authorization: `Bearer ${known.replace(/I$/, 'J')}`,
    found: false,
  },
  { name: 'another scheme', authorization: 'Basic c3VuZHJ5Og==', found: false },
  { name: 'a parameter', query: `data=a&api_key=${known}`, found: true },
  { name: 'a parameter of any name', query: `data=${known}`, found: true },
  { name: 'a percent-encoded underscore', query: `k=${known.replace('_', '%5F')}`, found: true },
  { name: 'a value encoded throughout', query: `k=${encoded}`, found: true },
  { name: 'the second of two values', query: `k=a&k=${known}`, found: true },
  { name: 'a value that only holds a key', query: `data=see+${known}`, found: false },
  { name: 'a value with a wrong check', query: `k=${known.replace(/I$/, 'J')}`, found: false },
  { name: 'the name of a parameter', query: `${known}=1`, found: false },
  { name: 'broken percent-encoding', query: 'data=%&k=sundry_%zz', found: false },
  { name: 'an ordinary query', query: 'data=https://example.com/menu', found: false },
];

describe('a key in the wrong place', () => {
  it.each(misplaced)('$name: $found', ({ authorization, query = '', found }) => {
    expect(hasMisplacedKey(authorization, query)).toBe(found);
  });
});

describe('what is kept of a key', () => {
  it('is SHA-256 in lower-case hex (hashlib of CPython)', () => {
    expect(hashApiKey(known)).toBe('e0c984c892989e92b6d6d714fffa428ff62d3bb64df1e3eede9bb0b6a74a8cda');
  });

  it('and its first four random characters', () => {
    expect(apiKeyHint('sundry_abcdefghijklmnopqrstuvwxyzABCDEF1mVgZW')).toBe('abcd');
    expect(isApiKeyHint('abcd')).toBe(true);
    expect(isApiKeyHint('abcde')).toBe(false);
    expect(isApiKeyHint('ab-d')).toBe(false);
  });
});

it('a refusal names its fault', () => {
  const error = new ApiKeyError('expired');
  expect(error.fault).toBe('expired');
  expect(error.message).toBe('this key has expired');
});

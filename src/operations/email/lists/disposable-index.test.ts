import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { isDisposableDomain } from '../disposable.ts';
import { isListedDisposable } from './disposable-index.ts';

const require = createRequire(import.meta.url);
const published: readonly string[] = [
  ...require('disposable-domains'),
  ...require('disposable-email-domains-js/dist/dict/disposable_email_blocklist.json'),
];
const ascii = new Set(published.filter((domain) => /^[a-z0-9.-]+$/.test(domain)));

describe('the index is exact', () => {
  test('nearly all published domains are found', () => {
    const found = [...ascii].filter((domain) => isDisposableDomain(domain));
    // The rest are public suffixes, providers, alias services and misspelt providers.
    expect(ascii.size - found.length).toBeLessThan(200);
  });

  test('unpublished domains are not found, however similar', () => {
    const names = [...ascii];
    const domain = fc.nat(names.length - 1).map((index) => names[index]!);
    fc.assert(
      fc.property(domain, fc.nat(40), fc.constantFrom('', 'a', '0', '-', '.', 'zz'), (name, at, piece) => {
        const near = name.slice(0, at) + piece + name.slice(at + 1);
        expect(isListedDisposable(near) && !ascii.has(near), near).toBe(false);
      }),
      { numRuns: runs(100_000), seed: SEED },
    );
  });
});

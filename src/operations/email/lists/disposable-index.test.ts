import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { disposableEvidence, isDisposableDomain } from '../disposable.ts';
import { listOf } from './disposable-index.ts';

const require = createRequire(import.meta.url);
const reviewed: readonly string[] = require('disposable-email-domains-js/dist/dict/disposable_email_blocklist.json');
const merged: readonly string[] = require('disposable-domains');
const asciiOf = (domains: readonly string[]) =>
  new Set(domains.filter((domain) => /^[a-z0-9.-]+$/.test(domain)));
const ascii = asciiOf([...merged, ...reviewed]);

test('the published list with the better evidence is named', () => {
  expect(listOf('mailinator.com')).toBe('reviewed');
  expect(listOf('com.ninja')).toBe('merged');
  expect(listOf('example.com')).toBeUndefined();
});

test('at least 99 % of the reviewed list decide, whatever the mail hosts of the domain', () => {
  const domains = [...asciiOf(reviewed)];
  const found = domains.filter((domain) => disposableEvidence(domain) === 'reviewed');
  expect(found.length / domains.length).toBeGreaterThan(0.99);
});

describe('the index is exact', () => {
  test('nearly all published domains are found', () => {
    const found = [...ascii].filter((domain) => isDisposableDomain(domain));
    // The rest are public suffixes, providers, alias services and misspelt providers.
    expect(ascii.size - found.length).toBeLessThan(250);
  });

  test('unpublished domains are not found, however similar', () => {
    const names = [...ascii];
    const domain = fc.nat(names.length - 1).map((index) => names[index]!);
    fc.assert(
      fc.property(domain, fc.nat(40), fc.constantFrom('', 'a', '0', '-', '.', 'zz'), (name, at, piece) => {
        const near = name.slice(0, at) + piece + name.slice(at + 1);
        expect(listOf(near) !== undefined && !ascii.has(near), near).toBe(false);
      }),
      { numRuns: runs(100_000), seed: SEED },
    );
  });
});

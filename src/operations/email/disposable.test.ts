import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailSamples } from '../../../test/support/email-samples.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { isDisposableDomain } from './disposable.ts';
import { isListedDisposable } from './lists/disposable-index.ts';

const require = createRequire(import.meta.url);
const published: readonly string[] = [
  ...require('disposable-domains'),
  ...require('disposable-email-domains-js/dist/dict/disposable_email_blocklist.json'),
];
const ascii = new Set(published.filter((domain) => /^[a-z0-9.-]+$/.test(domain)));

const lists = {
  blocked: new Set(['mine.example', 'gmail.com']),
  allowed: new Set(['mailinator.com', 'ok.mine.example']),
};

const rows: readonly { name: string; domain: string; disposable: boolean; own?: typeof lists }[] = [
  { name: 'a listed domain', domain: 'mailinator.com', disposable: true },
  { name: 'a subdomain of one', domain: 'x.y.mailinator.com', disposable: true },
  { name: 'a domain that only ends like one', domain: 'zz-mailinator.com', disposable: false },
  { name: 'an alias service', domain: 'duck.com', disposable: false },
  { name: 'a public suffix that lists hold', domain: 'ddns.net', disposable: false },
  { name: 'a misspelt provider that lists hold', domain: 'gmial.com', disposable: false },
  { name: 'the operator allows', domain: 'a.mailinator.com', disposable: false, own: lists },
  { name: 'the operator blocks', domain: 'a.mine.example', disposable: true, own: lists },
  { name: 'the operator blocks a provider', domain: 'gmail.com', disposable: true, own: lists },
  { name: 'the longest name decides', domain: 'b.ok.mine.example', disposable: false, own: lists },
];

test.each(rows)('$name', ({ domain, disposable, own }) => {
  expect(isDisposableDomain(domain, own)).toBe(disposable);
});

describe('on samples', () => {
  const [services, real] = emailSamples('domains');

  test('at least 94 % of the services are found', () => {
    expect(services!.length).toBeGreaterThanOrEqual(35);
    const found = services!.filter((domain) => isDisposableDomain(domain));
    expect(found.length / services!.length).toBeGreaterThanOrEqual(33 / 35);
  });

  test('none of 120 real providers and companies is', () => {
    expect(real!.length).toBeGreaterThanOrEqual(101);
    expect(real!.filter((domain) => isDisposableDomain(domain))).toEqual([]);
  });
});

describe('the index is exact', () => {
  test('of what was published, nearly all is found', () => {
    const found = [...ascii].filter((domain) => isDisposableDomain(domain));
    // The rest are public suffixes, providers, alias services and misspelt providers.
    expect(ascii.size - found.length).toBeLessThan(200);
  });

  test('what was not published is not found, however near it is', () => {
    const names = [...ascii];
    const domain = fc.nat(names.length - 1).map((index) => names[index]!);
    fc.assert(
      fc.property(domain, fc.nat(40), fc.constantFrom('', 'a', '0', '-', '.', 'zz'), (name, at, piece) => {
        const near = name.slice(0, at) + piece + name.slice(at + 1);
        if (isListedDisposable(near)) expect(ascii).toContain(near);
      }),
      { numRuns: runs(100_000), seed: SEED },
    );
  });
});

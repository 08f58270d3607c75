import { describe, expect, test } from 'vitest';
import { emailSamples } from '../../../test/support/email-samples.ts';
import { isDisposableDomain } from './disposable.ts';

const lists = {
  blocked: new Set(['mine.example', 'gmail.com']),
  allowed: new Set(['mailinator.com', 'ok.mine.example']),
};

const rows: readonly { name: string; domain: string; disposable: boolean; own?: typeof lists }[] = [
  { name: 'a listed domain', domain: 'mailinator.com', disposable: true },
  { name: 'a subdomain of one', domain: 'x.y.mailinator.com', disposable: true },
  { name: 'a domain that only ends like one', domain: 'zz-mailinator.com', disposable: false },
  { name: 'an alias service', domain: 'duck.com', disposable: false },
  { name: 'a public suffix on published lists', domain: 'ddns.net', disposable: false },
  { name: 'a misspelt provider on published lists', domain: 'gmial.com', disposable: false },
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

import { describe, expect, test } from 'vitest';
import { emailSamples } from '../../../test/support/samples/email-samples.ts';
import { disposableEvidence, isDecisive, isDisposableDomain } from './disposable.ts';

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
  { name: 'a firm that keepers of lists allow', domain: 'angi.com', disposable: false },
  {
    name: 'a subdomain that its owner reported, below a listed domain',
    domain: 'miam.kd2.org',
    disposable: false,
  },
  { name: 'the listed domain above it', domain: 'kd2.org', disposable: true },
  { name: 'a suffix written twice', domain: 'gmail.com.com', disposable: false },
  { name: 'the operator allows', domain: 'a.mailinator.com', disposable: false, own: lists },
  { name: 'the operator blocks', domain: 'a.mine.example', disposable: true, own: lists },
  { name: 'the operator blocks a provider', domain: 'gmail.com', disposable: true, own: lists },
  { name: 'the longest name decides', domain: 'b.ok.mine.example', disposable: false, own: lists },
];

test.each(rows)('$name', ({ domain, disposable, own }) => {
  expect(isDisposableDomain(domain, own)).toBe(disposable);
});

test('which list it is on: the best evidence', () => {
  expect(disposableEvidence('a.mailinator.com')).toBe('reviewed');
  expect(disposableEvidence('com.ninja')).toBe('merged');
  expect(disposableEvidence('gmail.com', lists)).toBe('operator');
  expect(disposableEvidence('example.com')).toBeUndefined();
});

test.each([
  ['reviewed', ['aspmx.l.google.com'], true],
  ['operator', ['aspmx.l.google.com'], true],
  ['merged', [], true],
  ['merged', ['mail.com.ninja'], true],
  ['merged', ['mx1.notgoogle.com'], true],
  ['merged', ['aspmx.l.google.com', 'alt1.aspmx.l.google.com'], false],
  ['merged', ['acme-com.mail.protection.outlook.com'], false],
  ['merged', ['us-smtp-inbound-1.mimecast.com'], false],
  [undefined, [], false],
] as const)('evidence %s with mail at %s decides: %s', (evidence, hosts, decides) => {
  expect(isDecisive(evidence, hosts)).toBe(decides);
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

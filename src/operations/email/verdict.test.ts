import { describe, expect, test } from 'vitest';
import { parseAddress } from './address.ts';
import type { MailHosts } from './mx.ts';
import { judgeAddress, judgeMalformed } from './verdict.ts';

const mail: MailHosts = { hasMail: true, hosts: ['mx.example'] };
const none: MailHosts = { hasMail: false };
const failed: MailHosts = { hasMail: null, reason: 'failed' };
const cut: MailHosts = { hasMail: null, reason: 'over_budget' };
const lists = { blocked: new Set<string>(['throw.example']), allowed: new Set<string>() };

const rows: readonly { text: string; hosts: MailHosts; valid: boolean; score: number; reason: string }[] = [
  { text: 'ada@acme.example', hosts: mail, valid: true, score: 100, reason: 'ok' },
  { text: 'ada@gmail.com', hosts: mail, valid: true, score: 100, reason: 'ok' },
  { text: 'info@acme.example', hosts: mail, valid: true, score: 80, reason: 'role account' },
  { text: 'ada@gmil.com', hosts: mail, valid: true, score: 75, reason: 'did you mean gmail.com?' },
  { text: 'sdfgsdfg@acme.example', hosts: mail, valid: true, score: 75, reason: 'gibberish local part' },
  {
    text: 'xkcjvhwq@gmil.com',
    hosts: mail,
    valid: true,
    score: 50,
    reason: 'did you mean gmail.com?; gibberish local part',
  },
  { text: 'ada@throw.example', hosts: mail, valid: false, score: 20, reason: 'disposable domain' },
  {
    text: 'info@throw.example',
    hosts: mail,
    valid: false,
    score: 0,
    reason: 'role account; disposable domain',
  },
  {
    text: 'ada@acme.example',
    hosts: none,
    valid: false,
    score: 10,
    reason: 'domain has no MX or A/AAAA records',
  },
  {
    text: 'info@gmail.fr',
    hosts: none,
    valid: false,
    score: 0,
    reason: 'domain has no MX or A/AAAA records; role account; did you mean gmail.com?',
  },
  { text: 'ada@gmail.fr', hosts: mail, valid: true, score: 100, reason: 'ok' },
  { text: 'ada@acme.example', hosts: failed, valid: false, score: 50, reason: 'dns lookup failed' },
  { text: 'ada@acme.example', hosts: cut, valid: false, score: 50, reason: 'dns budget exhausted' },
  {
    text: 'info@throw.example',
    hosts: failed,
    valid: false,
    score: 0,
    reason: 'role account; disposable domain; dns lookup failed',
  },
  { text: '"qwerty"@acme.example', hosts: mail, valid: true, score: 100, reason: 'ok' },
];

test.each(rows)('$text, $hosts.hasMail: $reason', ({ text, hosts, valid, score, reason }) => {
  expect(judgeAddress(parseAddress(text)!, hosts, lists)).toMatchObject({ valid, score, reason });
});

describe('a malformed address', () => {
  test('has nothing but its syntax against it', () => {
    expect(judgeMalformed('no address')).toEqual({
      valid: false,
      score: 0,
      reason: 'invalid syntax',
      checks: {
        syntax: false,
        domain_has_mx: false,
        mx_hosts: [],
        disposable: false,
        role_account: false,
        free_provider: false,
        typo_suggestion: null,
        gibberish_local: false,
      },
    });
  });

  test('says what was meant where that is plain', () => {
    const { score, reason, checks } = judgeMalformed('info@gmail,com');
    expect([score, reason, checks.typo_suggestion]).toEqual([
      0,
      'invalid syntax; did you mean gmail.com?',
      'gmail.com',
    ]);
  });
});

test('100 means ok, valid means at least 30, known to be invalid at most 20', () => {
  const locals = ['ada', 'info', 'sdfgsdfg'];
  const domains = ['acme.example', 'gmail.com', 'gmil.com', 'throw.example', 'acme.con'];
  for (const hosts of [mail, none, failed, cut]) {
    for (const text of locals.flatMap((local) => domains.map((domain) => `${local}@${domain}`))) {
      const { valid, score, reason } = judgeAddress(parseAddress(text)!, hosts, lists);
      expect(score === 100, text).toBe(reason === 'ok');
      if (valid) expect(score, text).toBeGreaterThanOrEqual(30);
      else if (hosts.hasMail !== null) expect(score, text).toBeLessThanOrEqual(20);
    }
  }
});

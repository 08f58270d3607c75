import { describe, expect, test } from 'vitest';
import type { DnsAnswer, DnsSession } from '../../operation.ts';
import { findMailHosts, type MailHosts } from './mx.ts';

const exchanges = (...hosts: readonly (readonly [number, string])[]): DnsAnswer => ({
  kind: 'found',
  exchanges: hosts.map(([preference, host]) => ({ preference, host })),
});
const found = exchanges();
const kind = (name: 'no_data' | 'no_name' | 'failed' | 'over_budget'): DnsAnswer => ({ kind: name });

/** A session that answers by `name TYPE` and records its queries. */
function sessionOf(answers: Readonly<Record<string, DnsAnswer>>): DnsSession & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    lookup: async (name, type) => {
      asked.push(`${name} ${type}`);
      return answers[`${name} ${type}`] ?? kind('no_name');
    },
  };
}

const rows: readonly {
  name: string;
  answers: readonly DnsAnswer[];
  mail: MailHosts;
}[] = [
  {
    name: 'RFC 5321 5.1: by preference, then by name',
    answers: [exchanges([20, 'c.x'], [10, 'B.x.'], [10, 'a.x'], [30, 'a.x'])],
    mail: { hasMail: true, hosts: ['a.x', 'b.x', 'c.x'] },
  },
  {
    name: 'RFC 7505: a null MX accepts no mail, whatever the address',
    answers: [exchanges([0, ''])],
    mail: { hasMail: false },
  },
  { name: 'a null MX of another preference', answers: [exchanges([10, '.'])], mail: { hasMail: false } },
  { name: 'localhost accepts no mail', answers: [exchanges([10, 'localhost'])], mail: { hasMail: false } },
  {
    name: 'RFC 6761 6.3: names below localhost accept no mail',
    answers: [exchanges([10, 'mx.localhost.'], [20, 'mx.invalid'])],
    mail: { hasMail: false },
  },
  {
    name: 'RFC 2181 10.3: an IP address is not a host name',
    answers: [exchanges([10, '127.0.0.1'], [20, '0.0.0.0'])],
    mail: { hasMail: false },
  },
  {
    name: 'RFC 5321 2.3.5: what is not a host name is not named beside one',
    answers: [exchanges([1, '<script>'], [2, 'a b'], [3, '=1+1'], [4, '-a.x'], [5, '\u202ex'], [9, 'mx.x'])],
    mail: { hasMail: true, hosts: ['mx.x'] },
  },
  {
    name: 'underscores, as hosting panels write them',
    answers: [exchanges([0, '_dc-mx.1a2b.x'])],
    mail: { hasMail: true, hosts: ['_dc-mx.1a2b.x'] },
  },
  {
    name: '32 hosts, those of the lowest preference, of equal ones the first',
    answers: [
      exchanges(...Array.from({ length: 3000 }, (_, i) => [10 + (i & 1), `mx${i}.x`] as const), [1, 'z.x']),
    ],
    mail: { hasMail: true, hosts: ['z.x', ...Array.from({ length: 31 }, (_, i) => `mx${2 * i}.x`).sort()] },
  },
  {
    name: 'a null MX beside a host is dropped',
    answers: [exchanges([0, ''], [10, 'mx.x'])],
    mail: { hasMail: true, hosts: ['mx.x'] },
  },
  { name: 'RFC 8020: no such name, no more queries', answers: [kind('no_name')], mail: { hasMail: false } },
  { name: 'no MX but an A record', answers: [kind('no_data'), found], mail: { hasMail: true, hosts: [] } },
  {
    name: 'no MX, no A, but an AAAA record',
    answers: [kind('no_data'), kind('no_data'), found],
    mail: { hasMail: true, hosts: [] },
  },
  {
    name: 'nothing at all',
    answers: [kind('no_data'), kind('no_data'), kind('no_data')],
    mail: { hasMail: false },
  },
  { name: 'MX fails', answers: [kind('failed')], mail: { hasMail: null, reason: 'failed' } },
  { name: 'A fails', answers: [kind('no_data'), kind('failed')], mail: { hasMail: null, reason: 'failed' } },
  {
    name: 'no query left for AAAA',
    answers: [kind('no_data'), kind('no_data'), kind('over_budget')],
    mail: { hasMail: null, reason: 'over_budget' },
  },
];

const addresses = (...texts: readonly string[]): DnsAnswer => ({
  kind: 'found',
  exchanges: [],
  addresses: texts,
});

const addressRows: typeof rows = [
  {
    name: 'RFC 1122 3.2.1.3: 0.0.0.0 and ::, as filtering resolvers answer, accept no mail',
    answers: [kind('no_data'), addresses('0.0.0.0'), addresses('::')],
    mail: { hasMail: false },
  },
  {
    name: 'RFC 6890 2.2: loopback, private, shared, link-local and documentation addresses accept no mail',
    answers: [
      kind('no_data'),
      addresses(
        '127.0.0.1',
        '10.1.2.3',
        '100.64.0.1',
        '169.254.1.1',
        '172.31.0.1',
        '192.168.0.1',
        '203.0.113.5',
      ),
      addresses('::1', 'fe80::1', 'fd00::1', '2001:db8::1', '::ffff:8.8.4.4', '2002:7f00:1::'),
    ],
    mail: { hasMail: false },
  },
  {
    name: 'of a mixed set, the address that can be reached counts',
    answers: [kind('no_data'), addresses('10.0.0.1', '8.8.4.4')],
    mail: { hasMail: true, hosts: [] },
  },
  {
    name: 'the other family counts where the first cannot be reached',
    answers: [kind('no_data'), addresses('0.0.0.0'), addresses('2606:4700::1111')],
    mail: { hasMail: true, hosts: [] },
  },
  {
    name: 'unknown where the other family fails',
    answers: [kind('no_data'), addresses('0.0.0.0'), kind('failed')],
    mail: { hasMail: null, reason: 'failed' },
  },
  {
    name: 'RFC 5321 2.3.5: a host name is whole, and the public DNS has it',
    answers: [exchanges([1, 'mail'], [2, 'mx.local'], [3, 'mx.lan'], [4, 'mx.home.arpa'], [5, 'mx.alt'])],
    mail: { hasMail: false },
  },
  {
    name: 'RFC 6762 G: names of private networks are not named beside a host',
    answers: [exchanges([1, 'mx.internal'], [2, 'localhost.localdomain'], [3, 'mx.x'])],
    mail: { hasMail: true, hosts: ['mx.x'] },
  },
  {
    name: 'dev.null, which no top-level domain makes a host, refuses mail',
    answers: [exchanges([0, 'dev.null'])],
    mail: { hasMail: false },
  },
];

test.each([...rows, ...addressRows])('$name', async ({ answers, mail }) => {
  const types = ['MX', 'A', 'AAAA'];
  const session = sessionOf(
    Object.fromEntries(answers.map((answer, i) => [`x.example ${types[i]}`, answer])),
  );
  expect((await findMailHosts(session, ['x.example'])).get('x.example')).toEqual(mail);
  expect(session.asked).toEqual(answers.map((_, i) => `x.example ${types[i]}`));
});

describe('many domains', () => {
  test('MX is looked up for all before A for any', async () => {
    const domains = Array.from({ length: 40 }, (_, i) => `d${i}.example`);
    const session = sessionOf(Object.fromEntries(domains.map((domain) => [`${domain} MX`, kind('no_data')])));
    await findMailHosts(session, domains);
    expect(session.asked).toEqual([
      ...domains.map((domain) => `${domain} MX`),
      ...domains.map((domain) => `${domain} A`),
    ]);
  });

  test('at most 16 are looked up at a time', async () => {
    let open = 0;
    let most = 0;
    const lookup = async () => {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open--;
      return kind('no_name');
    };
    await findMailHosts(
      { lookup },
      Array.from({ length: 50 }, (_, i) => `d${i}.example`),
    );
    expect(most).toBe(16);
  });

  test('names that no DNS has are not looked up (RFC 6761, RFC 7686)', async () => {
    const session = sessionOf({});
    const mail = await findMailHosts(session, ['a.onion', 'b.localhost', 'c.invalid', 'd.test', 'e.example']);
    expect([...mail.values()]).toEqual(Array(5).fill({ hasMail: false }));
    expect(session.asked).toEqual(['d.test MX', 'e.example MX']);
  });
});

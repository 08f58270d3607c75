import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, describe, expect } from 'vitest';
import { createResolver } from '../../src/adapters/dns-over-https/resolver.ts';
import type { Visit } from '../../src/operation.ts';
import { type EmailNeeds, verifyEmail, verifyEmails } from '../../src/operations/email/index.ts';
import { verifyBatchResult, verifyResult } from '../../src/operations/email/schema.ts';
import { pausesUntil } from '../support/event-loop.ts';
import { faultsOf } from '../support/judging/declared-answer.ts';
import { until } from '../support/until.ts';
import {
  type DohServer,
  failure,
  mx,
  noData,
  type Reply,
  records,
  startDohServer,
} from '../support/worlds/doh-server.ts';
import { testNeeds } from '../support/worlds/needs.ts';

/** Each test has a resolver of its own, so that all can wait for their time limits at once. */
const test = base.extend<{ doh: DohServer; needs: EmailNeeds }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture uses from its pattern.
  doh: async ({}, use) => {
    const doh = await startDohServer();
    await use(doh);
    await doh.stop();
  },
  needs: ({ doh }, use) => use(testNeeds({ resolver: createResolver([doh.url]) })),
});

const page: Reply = { status: 200, mediaType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' };
const a = (name: string) => records(`${name} A`, { type: 'A', name, ttl: 60, data: '8.8.4.4' });
const aaaa = (name: string) =>
  records(`${name} AAAA`, { type: 'AAAA', name, ttl: 60, data: '2606:4700::1111' });
const alias = { type: 'CNAME', name: 'x.example', ttl: 60, data: 'y.example' } as const;

describe('the answer of DNS decides', () => {
  const rows: readonly {
    name: string;
    zone: Readonly<Record<string, Reply>>;
    mail: boolean | null;
    hosts?: readonly string[];
    reason: string;
    queries: number;
  }[] = [
    {
      name: 'MX',
      zone: { 'x.example MX': mx('x.example', [20, 'B.X.example'], [10, 'a.x.example']) },
      mail: true,
      hosts: ['a.x.example', 'b.x.example'],
      reason: 'ok',
      queries: 1,
    },
    {
      name: 'null MX, with an A record beside it',
      zone: { 'x.example MX': mx('x.example', [0, '.']), 'x.example A': a('x.example') },
      mail: false,
      reason: 'domain has no MX or A/AAAA records',
      queries: 1,
    },
    {
      name: 'CNAME, then MX',
      zone: {
        'x.example MX': records('x.example MX', alias, {
          type: 'MX',
          name: 'y.example',
          ttl: 60,
          data: { preference: 1, exchange: 'mx.y.example' },
        }),
      },
      mail: true,
      hosts: ['mx.y.example'],
      reason: 'ok',
      queries: 1,
    },
    {
      name: 'CNAME and no MX, then A',
      zone: { 'x.example MX': records('x.example MX', alias), 'x.example A': a('x.example') },
      mail: true,
      reason: 'ok',
      queries: 2,
    },
    {
      name: 'NODATA, then A',
      zone: { 'x.example MX': noData('x.example MX'), 'x.example A': a('x.example') },
      mail: true,
      reason: 'ok',
      queries: 2,
    },
    {
      name: 'NODATA, then AAAA',
      zone: {
        'x.example MX': noData('x.example MX'),
        'x.example A': noData('x.example A'),
        'x.example AAAA': aaaa('x.example'),
      },
      mail: true,
      reason: 'ok',
      queries: 3,
    },
    { name: 'NXDOMAIN', zone: {}, mail: false, reason: 'domain has no MX or A/AAAA records', queries: 1 },
    {
      name: 'SERVFAIL',
      zone: { 'x.example MX': failure('x.example MX', 2) },
      mail: null,
      reason: 'dns lookup failed',
      queries: 1,
    },
    {
      name: 'REFUSED',
      zone: { 'x.example MX': failure('x.example MX', 5) },
      mail: null,
      reason: 'dns lookup failed',
      queries: 1,
    },
    {
      name: 'a reset connection',
      zone: { 'x.example MX': 'reset' },
      mail: null,
      reason: 'dns lookup failed',
      queries: 2,
    },
    {
      name: 'a packet whose name points to itself',
      zone: { 'x.example MX': { packet: Buffer.from('000081800001000000000000c00c000f0001', 'hex') } },
      mail: null,
      reason: 'dns lookup failed',
      queries: 1,
    },
    {
      name: 'a packet cut off',
      zone: { 'x.example MX': cut(mx('x.example', [10, 'mx.x.example'])) },
      mail: null,
      reason: 'dns lookup failed',
      queries: 1,
    },
    {
      name: 'HTML with 200',
      zone: { 'x.example MX': page },
      mail: null,
      reason: 'dns lookup failed',
      queries: 1,
    },
  ];
  test.for(rows)('$name', async ({ zone, mail, hosts = [], reason, queries }, { doh, needs }) => {
    for (const [key, reply] of Object.entries(zone)) doh.zone.set(key, reply);
    const result = await verifyEmail('ada@x.example', needs);
    expect(result).toMatchObject({
      reason,
      valid: mail === true,
      score: mail === null ? 50 : mail ? 100 : 10,
    });
    expect(result.checks).toMatchObject({ domain_has_mx: mail, mx_hosts: hosts });
    expect(faultsOf(verifyResult, result)).toEqual([]);
    expect(doh.asked).toHaveLength(queries);
  });
});

function cut(reply: Reply): Reply {
  const { packet } = reply as { packet: Uint8Array };
  return { packet: packet.subarray(0, packet.length - 4) };
}

/** Domains d0 to d(count - 1), each with a mail host. */
function live(doh: DohServer, count: number): string[] {
  const domains = Array.from({ length: count }, (_, i) => `d${i}.example`);
  for (const domain of domains) doh.zone.set(`${domain} MX`, mx(domain, [10, `mx.${domain}`]));
  return domains;
}

const mailOf = (results: Awaited<ReturnType<typeof verifyEmails>>) =>
  results.map(({ checks }) => checks.domain_has_mx);

describe.concurrent('batches', () => {
  test('SPEC behaviour 2: of 50 domains exactly the last 5 are null after 45 queries; a repeat costs the rest', async ({
    doh,
    needs,
  }) => {
    const emails = live(doh, 50).map((domain) => `ada@${domain}`);
    const results = await verifyEmails(emails, needs);
    expect(doh.asked).toHaveLength(45);
    expect(mailOf(results)).toEqual([...Array(45).fill(true), ...Array(5).fill(null)]);
    expect(results.slice(45).map(({ reason }) => reason)).toEqual(Array(5).fill('dns budget exhausted'));
    expect(results.map(({ email }) => email)).toEqual(emails);
    expect(faultsOf(verifyBatchResult, { count: results.length, results })).toEqual([]);
    expect(mailOf(await verifyEmails(emails, needs))).toEqual(Array(50).fill(true));
    expect(doh.asked).toHaveLength(50);
    await verifyEmails(emails, needs);
    expect(doh.asked).toHaveLength(50);
  });

  test('case, Unicode and xn-- forms of a domain are one look-up, even in two requests at once', async ({
    doh,
    needs,
  }) => {
    doh.delay = 20;
    const emails = [
      'a@Example.NET',
      'b@example.net',
      'c@b\u00fccher.example',
      'd@xn--bcher-kva.example',
      'e@B\u00dcCHER.example',
    ];
    await Promise.all([verifyEmails(emails, needs), verifyEmails(emails, needs)]);
    expect(doh.asked.sort()).toEqual(['example.net MX', 'xn--bcher-kva.example MX']);
  });

  test('40 domains with an address only: 40 and 5 queries, 35 null, none false', async ({ doh, needs }) => {
    const domains = Array.from({ length: 40 }, (_, i) => `d${i}.example`);
    for (const domain of domains) {
      doh.zone.set(`${domain} MX`, noData(`${domain} MX`));
      doh.zone.set(`${domain} A`, a(domain));
    }
    const results = await verifyEmails(
      domains.map((domain) => `ada@${domain}`),
      needs,
    );
    expect(doh.asked).toHaveLength(45);
    expect(mailOf(results)).toEqual([...Array(5).fill(true), ...Array(35).fill(null)]);
  });

  test('15 domains without records do not starve 30 with mail hosts', async ({ doh, needs }) => {
    const dead = Array.from({ length: 15 }, (_, i) => `dead${i}.example`);
    for (const key of dead.flatMap((name) => ['MX', 'A', 'AAAA'].map((type) => `${name} ${type}`))) {
      doh.zone.set(key, noData(key));
    }
    const results = await verifyEmails(
      [...dead, ...live(doh, 30)].map((domain) => `ada@${domain}`),
      needs,
    );
    expect(doh.asked).toHaveLength(45);
    expect(mailOf(results)).toEqual([...Array(15).fill(null), ...Array(30).fill(true)]);
  });

  test('malformed addresses and names without DNS cost nothing', async ({ doh, needs }) => {
    const results = await verifyEmails(['', 'no', 'a@b.onion', 'a@gmail,com'], needs);
    expect(doh.asked).toEqual([]);
    expect(mailOf(results)).toEqual([false, false, false, false]);
    expect(faultsOf(verifyBatchResult, { count: results.length, results })).toEqual([]);
  });

  test('retries are queries too', async ({ doh, needs }) => {
    doh.everything = 'reset';
    const results = await verifyEmails(
      live(doh, 50).map((domain) => `ada@${domain}`),
      needs,
    );
    expect(doh.asked.length).toBeLessThanOrEqual(45);
    expect(new Set(mailOf(results))).toEqual(new Set([null]));
  });
});

describe.concurrent('time', () => {
  test('40 domains at 400 ms a query take three times as long: 16 are looked up at a time', async ({
    doh,
    needs,
  }) => {
    doh.delay = 400;
    const emails = live(doh, 40).map((domain) => `ada@${domain}`);
    const verified = verifyEmails(emails, needs);
    expect(await pausesUntil(verified)).toBeLessThanOrEqual(24);
    expect(new Set(mailOf(await verified))).toEqual(new Set([true]));
    expect(doh.mostAtWork).toBe(16);
  });

  test('a domain whose DNS hangs is null within 7 s, and the others are not affected', async ({
    doh,
    needs,
  }) => {
    const emails = live(doh, 20).map((domain) => `ada@${domain}`);
    doh.zone.set('d3.example MX', 'hang');
    const verified = verifyEmails(emails, needs);
    expect(await pausesUntil(verified)).toBeLessThanOrEqual(70);
    const results = await verified;
    expect(mailOf(results)).toEqual(emails.map((_, i) => (i === 3 ? null : true)));
    expect(results[3]!.reason).toBe('dns lookup failed');
  });

  test('a resolver that hangs answers within 7 s, and is used again within 6.5 s of its recovery', async ({
    doh,
    needs,
  }) => {
    const emails = live(doh, 50).map((domain) => `ada@${domain}`);
    doh.everything = 'hang';
    const verified = verifyEmails(emails, needs);
    expect(await pausesUntil(verified)).toBeLessThanOrEqual(70);
    expect(new Set(mailOf(await verified))).toEqual(new Set([null]));
    doh.everything = undefined;
    const recovered = until(async () => (await verifyEmail(emails[0]!, needs)).checks.domain_has_mx === true);
    expect(await pausesUntil(recovered)).toBeLessThanOrEqual(65);
  });
});

describe.concurrent('a name server that does not answer', () => {
  test('fails its own names only: the good addresses of another caller stay valid', async ({
    doh,
    needs,
  }) => {
    const visitOf = (caller: string): Visit => ({ caller, abandoned: () => new AbortController().signal });
    const hostile = { ...needs, visit: visitOf('hostile') };
    const honest = { ...needs, visit: visitOf('honest') };
    const isOver = AbortSignal.timeout(7000);
    const silence = (async () => {
      for (let batch = 0; !isOver.aborted; batch++) {
        const domains = Array.from({ length: 50 }, (_, i) => `b${batch}n${i}.silent.example`);
        for (const domain of domains) doh.zone.set(`${domain} MX`, 'hang');
        const emails = domains.map((domain) => `ada@${domain}`);
        await Promise.race([verifyEmails(emails, hostile), sleep(2500)]);
      }
    })();
    const reasons = new Map<string, number>();
    for (let i = 0; !isOver.aborted; i++) {
      const domain = `good${i}.example`;
      doh.zone.set(`${domain} MX`, mx(domain, [10, `mx.${domain}`]));
      const { reason } = await verifyEmail(`ada@${domain}`, honest);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      await sleep(50);
    }
    await silence;
    expect([...reasons.keys()], JSON.stringify([...reasons])).toEqual(['ok']);
  });
});

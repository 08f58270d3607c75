import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, startServer } from '../support/running/server.ts';

const paths = ['/v1/convert/json-to-xlsx', '/v1/convert/json-to-csv'] as const;

/** A body of about this many bytes, of mixed cells. */
function bodyOf(bytes: number): string {
  const rows = Array.from({ length: Math.ceil(bytes / 100) }, (_, i) => ({
    id: String(i).padStart(8, '0'),
    name: `Caf\u00e9 "${i}", Z\u00fcrich`,
    amount: i / 7,
    paid: i % 3 === 0,
    tags: ['a', i],
  }));
  return JSON.stringify({ rows });
}

function convert(server: Server, path: string, body: string): Promise<Response> {
  return fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'r' },
    body,
  });
}

describe('the built service with and without worker threads', () => {
  const servers: Server[] = [];
  beforeAll(async () => {
    for (const WORKERS of ['0', '2']) {
      servers.push(await startServer({ WORKERS, METRICS: 'on', FREE_DAILY_LIMIT: '100000' }));
    }
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  const valid = bodyOf(700_000);
  const rows: readonly [string, string, string][] = [
    ...paths.map((path) => [`${path} of 700 KB`, path, valid] as [string, string, string]),
    ...paths.map((path) => [`${path}, cut off`, path, valid.slice(0, -2)] as [string, string, string]),
    ['a cell too long', paths[0], JSON.stringify({ rows: [{ a: 'x'.repeat(400_000) }] })],
    ['a fault in the query', `${paths[1]}?delimiter=ab&bom=yes`, valid],
    ['150,000 levels', paths[1], `{"rows":[{"a":${'['.repeat(150_000)}${']'.repeat(150_000)}}]}`],
    ['no rows', paths[0], `{"filling":"${'x'.repeat(400_000)}"}`],
  ];

  it('answers a file alike, whatever its type and its charset', async () => {
    const csv = Buffer.from(`name;note\r\n${'Z\u00fcrich;"a ""b"""\r\n'.repeat(40_000)}`, 'latin1');
    for (const [type, query] of [
      ['text/csv; charset=iso-8859-1', ''],
      ['application/octet-stream', '?types=infer&rows_as=arrays'],
    ] as const) {
      const answers = servers.map(async ({ origin }) => {
        const answer = await fetch(`${origin}/v1/convert/csv-to-json${query}`, {
          method: 'POST',
          headers: { 'content-type': type },
          body: csv,
        });
        return { status: answer.status, text: await answer.text() };
      });
      const [alone, threaded] = await Promise.all(answers);
      expect(threaded!.status).toBe(200);
      expect(threaded!.text === alone!.text).toBe(true);
      expect(JSON.parse(threaded!.text)).toMatchObject({ count: 40_000, encoding: 'windows-1252' });
      expect(threaded!.text).toContain('Z\u00fcrich');
    }
  });

  it.each(rows)('answers alike: %s', async (_name, path, body) => {
    const answers = servers.map(async (server) => {
      const answer = await convert(server, path, body);
      const bytes = Buffer.from(await answer.arrayBuffer());
      // Both contain the time.
      const { date: _date, ratelimit: _limit, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, bytes };
    });
    const [alone, threaded] = await Promise.all(answers);
    expect(threaded!.status).toBeLessThan(500);
    expect(threaded!.headers).toEqual(alone!.headers);
    expect(threaded!.bytes.equals(alone!.bytes)).toBe(true);
  });

  it('has threads only where they are configured, and shows how many', async () => {
    const texts = servers.map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text());
    const [alone, threaded] = await Promise.all(texts);
    expect(alone).not.toContain('sundry_pool');
    expect(threaded).toMatch(/^sundry_pool_threads [12]$/m);
  });

  it.runIf(process.platform === 'linux')('lets the main thread go before its threads', () => {
    const [alone, threaded] = servers.map((server) => nicenessOfThreads(server.process.pid!));
    const own = getPriority(0);
    expect(new Set(alone)).toEqual(new Set([own]));
    expect(new Set(threaded)).toEqual(new Set([own, Math.min(own + 10, 19)]));
  });
});

describe('a stop of the built service', () => {
  it('finishes the calls in its threads, and those that wait for one', async () => {
    const server = await startServer({ WORKERS: '1', METRICS: 'on', SHUTDOWN_TIMEOUT_MS: '600000' });
    const body = bodyOf(200_000);
    // A call waits for a thread no longer than ten seconds, which its start alone may take on a busy machine.
    expect((await convert(server, paths[0], body)).status).toBe(200);
    const calls = Array.from({ length: 5 }, () => convert(server, paths[0], body));
    while ((await arrived(server)) < 1 + calls.length) await sleep(10);
    const stopped = server.stop('SIGTERM');
    const statuses = (await Promise.allSettled(calls)).map((call) =>
      call.status === 'fulfilled' ? call.value.status : 'cut off',
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await stopped).toBe(0);
  });
});

/** Of each thread of a process, from proc_pid_stat(5): field 19, counted from after the name's bracket. */
function nicenessOfThreads(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

/** Conversions whose body has arrived: answered, running or waiting. */
async function arrived({ origin }: Server): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const figures = text.matchAll(
    /^sundry_(?:pool_running|pool_waiting|calls_total\{operation="convert[^}]+\}) (\d+)$/gm,
  );
  return [...figures].reduce((sum, [, figure]) => sum + Number(figure), 0);
}

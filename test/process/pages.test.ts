import { once } from 'node:events';
import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExitStatus, startServer } from '../support/running/server.ts';

const PUBLIC_URL = 'https://api.example.com/tools';
const paths = ['/', '/docs', '/docs.md', '/llms.txt', '/openapi.json'] as const;

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What a service answered, and how it ended: it was stopped while it rendered. */
interface Run {
  readonly documents: ReadonlyMap<string, Received>;
  readonly policy: string | null;
  readonly ended: ExitStatus;
}

async function receive(url: string, agent: Agent): Promise<Received> {
  const asked = get(url, { agent, headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = answer;
  const body = await buffer(answer);
  const text = (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
  return { status, headers, text };
}

/** Asks for all documents at once, and stops the service before any is rendered. */
async function stopWhileRendering(workers: string): Promise<Run> {
  const numbers = { PUBLIC_URL, FREE_DAILY_LIMIT: '5', PAID_MONTHLY_LIMIT: '1234' };
  const server = await startServer({ ...numbers, WORKERS: workers, SHUTDOWN_TIMEOUT_MS: '600000' });
  const answer = await fetch(`${server.origin}/v1/qr?data=a`);
  await answer.arrayBuffer();
  // On connections that are accepted: a stop answers what arrives on them.
  const agents = paths.map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  await Promise.all(agents.map((agent) => receive(`${server.origin}/health`, agent)));
  const asked = paths.map(
    async (path, index) => [path, await receive(server.origin + path, agents[index]!)] as const,
  );
  await fetch(`${server.origin}/health`, { headers: { connection: 'close' } });
  const stopped = server.stop();
  const documents = new Map<string, Received>(await Promise.all(asked));
  return { documents, policy: answer.headers.get('ratelimit-policy'), ended: await stopped };
}

describe('the documents rendered in a thread', () => {
  let threaded: Run;
  let plain: Run;
  beforeAll(async () => {
    threaded = await stopWhileRendering('1');
    plain = await stopWhileRendering('0');
  });

  it.each(paths)('%s: the bytes and headers that the main thread makes', (path) => {
    const [one, other] = [threaded, plain].map(({ documents }) => documents.get(path)!);
    expect(one!.status).toBe(200);
    for (const name of ['content-type', 'content-security-policy', 'content-encoding', 'etag', 'vary']) {
      expect(one!.headers[name], name).toBe(other!.headers[name]);
    }
    expect(one!.text === other!.text).toBe(true);
  });

  it.each(['1', '0'])('state the numbers of the running service (WORKERS=%s)', (workers) => {
    const { documents, policy } = workers === '1' ? threaded : plain;
    const text = (path: (typeof paths)[number]) => documents.get(path)!.text;
    expect(text('/')).toContain('5 calls a day are free');
    expect(text('/docs')).toContain('<strong>5 calls a day</strong>');
    expect(text('/docs.md')).toContain('**1,234 calls a month**');
    expect(text('/llms.txt')).toContain('5 calls a day are free');
    expect(text('/openapi.json')).toContain('(5 a day), calls with one by key and month (1,234 a month)');
    for (const path of paths) expect(text(path)).not.toMatch(/\b100 calls|10,000 calls|q=100\b/);
    expect(policy).toBe('"free";q=5;w=86400');
  });

  it('do not delay a stop', () => {
    expect([threaded.ended, plain.ended]).toEqual([0, 0]);
  });
});

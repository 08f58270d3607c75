import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { it as base, describe, expect } from 'vitest';
import { startTcpSite, type TcpSite, writeForEver } from '../../../test/support/worlds/tcp-site.ts';
import { UpstreamError } from '../../errors.ts';
import { Gate } from '../../gate/gate.ts';
import { createPageFetcher, type PageFetcherOptions } from './page-fetcher.ts';

const OK = 'HTTP/1.1 200 OK\r\n';
const GZIP = `${OK}content-encoding: gzip\r\n`;

/** Each test starts sites of its own, so that all can wait for their time limits at once. */
const it = base.extend<{ startSite: typeof startTcpSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture uses from its pattern.
  startSite: async ({}, use) => {
    const sites: TcpSite[] = [];
    await use(async (serve) => {
      const site = await startTcpSite(serve);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },
});

/** Answers once the request has arrived. */
const answering = (serve: (socket: Socket) => void) => (socket: Socket) =>
  void socket.once('data', () => serve(socket));

const sending = (...pieces: readonly (string | Buffer)[]) =>
  answering((socket) => {
    for (const piece of pieces) socket.write(piece, 'latin1');
  });

const silent = (): void => {};

const limits = { wants: () => true, redirects: 3, bytes: 524_288, wholeMs: 10_000 };

function gateOf(places: number): Gate {
  return new Gate({ places, queue: 128, keepsReserve: true, waitMs: 10_000, work: 'pages' });
}

function fetcher(gate: Gate, options: Partial<PageFetcherOptions> = {}) {
  return createPageFetcher({ allowPrivateAddresses: true, userAgent: 'test', gate, ...options });
}

function lookupFailure(code: string): NonNullable<PageFetcherOptions['resolve']> {
  return () => Promise.reject(Object.assign(new Error(code), { code }));
}

interface Shape {
  readonly name: string;
  readonly serve?: (socket: Socket) => void;
  readonly url?: string;
  readonly options?: Partial<PageFetcherOptions>;
  /** Milliseconds of shapes that only the limit ends; the others must end before the usual ten seconds. */
  readonly limit?: number;
  readonly told: string;
}

const [closes, slow] = [
  '127.0.0.1 closed the connection.',
  '127.0.0.1 did not send the page within 1 seconds.',
];
const [noHttp, overflow] = [
  '127.0.0.1 does not answer in HTTP.',
  '127.0.0.1 sent headers of more than 64 KB.',
];
const noTls = '127.0.0.1 failed the TLS handshake.';
const corrupt = '127.0.0.1 sent a body that cannot be decompressed.';

const informational: readonly Shape[] = [
  {
    name: 'RFC 9110 15.2.2: 101 with Upgrade',
    serve: sending('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    told: noHttp,
  },
  { name: '101 without Upgrade', serve: sending('HTTP/1.1 101 Switching Protocols\r\n\r\n'), told: noHttp },
  ...[100, 102, 103].map((status) => ({
    name: `endless ${status}`,
    serve: answering((socket) => writeForEver(socket, `HTTP/1.1 ${status} x\r\n\r\n`)),
    told: noHttp,
  })),
  {
    name: 'the ninth 103',
    serve: sending('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(9), `${OK}content-length: 0\r\n\r\n`),
    told: noHttp,
  },
];

const heads: readonly Shape[] = [
  {
    name: 'headers past 128 KB in informational answers of 60 KB',
    serve: sending(`HTTP/1.1 103 x\r\na: ${'a'.repeat(60_000)}\r\n\r\n`.repeat(3)),
    told: overflow,
  },
  {
    name: 'endless line breaks before the answer, which no parser counts',
    serve: answering((socket) => writeForEver(socket, '\r\n')),
    told: overflow,
  },
  {
    name: 'endless white space in a header, which no parser counts',
    serve: answering((socket) => {
      socket.write(`${OK}a:`);
      writeForEver(socket, ' ');
    }),
    told: overflow,
  },
  {
    name: 'endless header lines',
    serve: answering((socket) => {
      socket.write(OK);
      writeForEver(socket, 'a: b\r\n');
    }),
    told: overflow,
  },
  { name: 'half headers, then silence', serve: sending(`${OK}server: x`), limit: 1000, told: slow },
  { name: 'no answer', serve: silent, limit: 1000, told: slow },
  { name: 'another protocol', serve: (socket) => void socket.write('220 ready\r\n'), told: noHttp },
];

const resets: readonly Shape[] = [
  { name: 'reset at once', serve: (socket) => void socket.resetAndDestroy(), told: closes },
  { name: 'closed at once', serve: (socket) => void socket.end(), told: closes },
  { name: 'reset after the request', serve: answering((socket) => socket.resetAndDestroy()), told: closes },
  {
    name: 'reset in the headers',
    serve: answering((socket) => void socket.write(`${OK}a: b`, () => socket.resetAndDestroy())),
    told: closes,
  },
  {
    name: 'reset in the body',
    serve: answering((socket) => {
      socket.write(`${OK}content-length: 99\r\n\r\nhalf`, () =>
        setTimeout(() => socket.resetAndDestroy(), 20),
      );
    }),
    told: closes,
  },
  {
    name: 'reset in the TLS handshake',
    serve: answering((socket) => socket.resetAndDestroy()),
    url: 'https://127.0.0.1',
    told: closes,
  },
  { name: 'silence in the TLS handshake', serve: silent, url: 'https://127.0.0.1', limit: 1000, told: slow },
  { name: 'TLS garbage', serve: sending('\x16\x03\x03\xff\xff\xff'), url: 'https://127.0.0.1', told: noTls },
];

const names: readonly Shape[] = [
  {
    name: 'a name server that is silent',
    url: 'http://name.test',
    options: { resolve: () => new Promise(() => {}) },
    limit: 1000,
    told: 'name.test did not send the page within 1 seconds.',
  },
  {
    name: 'a name server that is silent for longer than a connection may take',
    url: 'http://name.test',
    options: { resolve: () => new Promise(() => {}), connectMs: 50 },
    told: 'name.test did not answer in time.',
  },
  {
    name: 'a name server that fails',
    url: 'http://name.test',
    options: { resolve: lookupFailure('EAI_AGAIN') },
    told: 'name.test could not be resolved.',
  },
  {
    name: 'a name without addresses',
    url: 'http://name.test',
    options: { resolve: async () => [] },
    told: 'name.test does not resolve to an address.',
  },
  {
    name: 'a redirect to a name whose server is silent: the host of the current hop is named',
    serve: sending(`HTTP/1.1 302 x\r\nlocation: http://name.test/\r\n\r\n`),
    options: { resolve: () => new Promise(() => {}) },
    limit: 1000,
    told: 'name.test did not send the page within 1 seconds.',
  },
  {
    name: 'a redirect to a name server that fails',
    serve: sending(`HTTP/1.1 302 x\r\nlocation: http://name.test/\r\n\r\n`),
    options: { resolve: lookupFailure('ENOTFOUND') },
    told: 'name.test does not resolve to an address.',
  },
];

const redirecting = (target: string | Buffer) =>
  sending('HTTP/1.1 302 x\r\nlocation: ', target, '\r\ncontent-length: 0\r\n\r\n');
const noUrl = '127.0.0.1 redirects to something other than an http or https URL of at most 8000 characters.';
const letters = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');

const bodies: readonly Shape[] = [
  { name: 'a redirect to itself', serve: redirecting('/'), told: '127.0.0.1 redirects more than 3 times.' },
  {
    name: 'a redirect to a host of 20,000 letters (RFC 1035 2.3.4)',
    serve: redirecting(Buffer.from(`http://${letters}/`)),
    told: noUrl,
  },
  {
    name: 'a redirect to a long name: its beginning is named',
    serve: redirecting(`http://${'a.'.repeat(120)}test/`),
    options: { resolve: lookupFailure('ENOTFOUND') },
    told: `${'a.'.repeat(50)}... does not resolve to an address.`,
  },
  {
    name: 'a body that trickles',
    serve: answering((socket) => {
      socket.write(`${OK}content-type: text/html\r\n\r\n`);
      const timer = setInterval(() => socket.write('a'), 10);
      socket.on('close', () => clearInterval(timer));
    }),
    limit: 1000,
    told: slow,
  },
  {
    name: 'a body shorter than its content-length',
    serve: answering((socket) => void socket.end(`${OK}content-length: 99\r\n\r\nhalf`)),
    told: closes,
  },
  {
    name: 'two lengths',
    serve: sending(`${OK}content-length: 1\r\ncontent-length: 2\r\n\r\nab`),
    told: noHttp,
  },
  {
    name: 'a chunk without length',
    serve: sending(`${OK}transfer-encoding: chunked\r\n\r\nx`),
    told: closes,
  },
  {
    name: 'endless white space in a trailer, which no parser counts',
    serve: answering((socket) => {
      socket.write(`${OK}transfer-encoding: chunked\r\n\r\n0\r\na:`);
      writeForEver(socket, ' ');
    }),
    told: noHttp,
  },
  {
    name: 'a length of a chunk with endless zeros, which no parser counts',
    serve: answering((socket) => {
      socket.write(`${OK}transfer-encoding: chunked\r\n\r\n`);
      writeForEver(socket, '0');
    }),
    told: noHttp,
  },
  {
    name: 'gzip garbage',
    serve: sending(`${GZIP}content-length: 40\r\n\r\n`, `\x1f\x8b\x08${'\0'.repeat(7)}${'\xff'.repeat(30)}`),
    told: corrupt,
  },
  {
    name: 'gzip, half of it, then silence',
    serve: sending(`${GZIP}content-length: 999\r\n\r\n`, gzipSync('page').subarray(0, 12)),
    limit: 1000,
    told: slow,
  },
  {
    name: 'a coding that was not requested, without end',
    serve: answering((socket) => {
      socket.write(`${OK}content-encoding: zstd\r\n\r\n`);
      writeForEver(socket, 'a');
    }),
    told: '127.0.0.1 sent the page in a content coding that was not requested.',
  },
];

describe.concurrent('a place and its connection are released after', () => {
  it.for([...informational, ...heads, ...resets, ...names, ...bodies])(
    '$name',
    async (shape, { startSite }) => {
      const site = await startSite(shape.serve ?? silent);
      const gate = gateOf(1);
      const { url = 'http://127.0.0.1', limit, options } = shape;
      const whole = limit === undefined ? limits : { ...limits, wholeMs: limit };
      const fetched = fetcher(gate, options)(`${url}:${site.port}/`, whole);
      const failure: unknown = await fetched.catch((error) => error);
      expect(failure).toBeInstanceOf(UpstreamError);
      expect((failure as Error).message).toBe(shape.told);
      expect([gate.running, gate.waiting]).toEqual([0, 0]);
      await site.allClosed();
    },
  );
});

describe.concurrent('a place and its connection are released after a page', () => {
  it.for([
    {
      name: 'whose body ends with the connection',
      serve: answering((socket) => void socket.end(`${OK}\r\npage`)),
    },
    { name: 'that keeps its connection open', serve: sending(`${OK}content-length: 4\r\n\r\npage`) },
    { name: 'longer than its content-length', serve: sending(`${OK}content-length: 4\r\n\r\npage and more`) },
    {
      name: 'after eight informational answers',
      serve: sending(`${'HTTP/1.1 103 x\r\n\r\n'.repeat(8)}${OK}content-length: 4\r\n\r\npage`),
    },
    {
      name: 'with 60 KB of headers and a long body in the same bytes',
      serve: sending(
        `${OK}a: ${'a'.repeat(60_000)}\r\ncontent-length: 200000\r\n\r\npage${' '.repeat(199_996)}`,
      ),
    },
  ])('$name', async ({ serve }, { startSite }) => {
    const site = await startSite(serve);
    const gate = gateOf(1);
    const page = await fetcher(gate)(`http://127.0.0.1:${site.port}/`, limits);
    expect(page.kind === 'page' && Buffer.from(page.body).toString().trim()).toBe('page');
    expect(gate.running).toBe(0);
    await site.allClosed();
  });
});

describe.concurrent('a fetch ends at once when its caller leaves', () => {
  const reached = (serve: (socket: Socket) => void) => (left: () => void) => (socket: Socket) => {
    serve(socket);
    setTimeout(left, 20);
  };
  const leaving = (pieces: string) => (left: () => void) =>
    answering((socket) => void socket.write(pieces, () => setTimeout(left, 20)));
  const phases: readonly {
    name: string;
    serve: (left: () => void) => (socket: Socket) => void;
    scheme?: string;
  }[] = [
    { name: 'in the TLS handshake', serve: reached(silent), scheme: 'https' },
    { name: 'after the request', serve: leaving('') },
    { name: 'between informational answers', serve: leaving('HTTP/1.1 103 x\r\n\r\n') },
    { name: 'in the headers', serve: leaving(`${OK}server: x`) },
    { name: 'in the body', serve: leaving(`${OK}\r\nhalf`) },
    { name: 'in a compressed body', serve: leaving(`${GZIP}\r\n\x1f\x8b\x08\0\0\0\0\0\0\0`) },
  ];
  it.for(phases)('$name', async ({ serve, scheme = 'http' }, { startSite }) => {
    const leave = new AbortController();
    const site = await startSite(serve(() => leave.abort(new Error('gone'))));
    const gate = gateOf(1);
    const visit = { caller: 'a', abandoned: () => leave.signal };
    const fetching = fetcher(gate)(`${scheme}://127.0.0.1:${site.port}/`, limits, visit);
    await expect(fetching).rejects.toThrow('gone');
    expect(gate.running).toBe(0);
    await site.allClosed();
  });

  it('while its name is looked up, which is aborted too', async () => {
    const leave = new AbortController();
    const gate = gateOf(1);
    let asked: AbortSignal | undefined;
    const resolve = (_: string, signal: AbortSignal) => {
      asked = signal;
      return new Promise<never>(() => {});
    };
    const visit = { caller: 'a', abandoned: () => leave.signal };
    const fetching = fetcher(gate, { resolve })('http://name.test/', limits, visit);
    while (asked === undefined) await turn();
    leave.abort(new Error('gone'));
    await expect(fetching).rejects.toThrow('gone');
    expect([gate.running, asked.aborted]).toEqual([0, true]);
  });

  it('while it waits, without a connection', async ({ startSite }) => {
    const site = await startSite(silent);
    const gate = gateOf(1);
    const leave = new AbortController();
    const fetchPage = fetcher(gate);
    const visit = { caller: 'a', abandoned: () => leave.signal };
    const calls = [1, 2].map(() => fetchPage(`http://127.0.0.1:${site.port}/`, limits, visit));
    expect([gate.running, gate.waiting]).toEqual([1, 1]);
    while (site.connections() === 0) await turn();
    leave.abort(new Error('gone'));
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([gate.running, gate.waiting, site.connections()]).toEqual([0, 0, 1]);
    await site.allClosed();
  });
});

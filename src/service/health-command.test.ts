import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { runHealthCommand } from './health-command.ts';
import { ConfigError } from './settings/config-error.ts';

const closing: Server[] = [];
afterEach(() => {
  for (const server of closing.splice(0)) server.close();
});

async function health(args: readonly string[], environment: Record<string, string> = {}) {
  let out = '';
  let err = '';
  const status = await runHealthCommand({
    args,
    environment,
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
  });
  return { status, out, err };
}

async function listening(server: Server): Promise<number> {
  closing.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function answering(listener: RequestListener): Promise<number> {
  return listening(createHttpServer(listener));
}

const service: RequestListener = ({ url }, response) => {
  response.writeHead(url === '/health' ? 200 : url === '/ready' ? 503 : 404).end('{"status":"ok"}');
};

describe('sundry health', () => {
  it('is 0 when /health is 200: by HOST and PORT, by SUNDRY_URL, by --url', async () => {
    const port = String(await answering(service));
    const up = { status: 0, out: '{"status":"ok"}\n', err: '' };
    expect(await health([], { HOST: '0.0.0.0', PORT: port })).toEqual(up);
    expect(await health([], { PORT: '1', SUNDRY_URL: `http://127.0.0.1:${port}/` })).toEqual(up);
    const wrong = { SUNDRY_URL: 'http://127.0.0.1:1' };
    expect(await health(['--url', `http://127.0.0.1:${port}/`], wrong)).toEqual(up);
  });

  it('--ready asks /ready', async () => {
    const port = String(await answering(service));
    expect(await health(['--ready'], { PORT: port })).toEqual({
      status: 1,
      out: '',
      err: `sundry health: http://127.0.0.1:${port}/ready answered 503\n`,
    });
  });

  it('is 1 for a redirect, which is another service', async () => {
    const port = await answering((_request, response) =>
      response.writeHead(301, { location: '/health' }).end(),
    );
    expect(await health([], { PORT: String(port) })).toMatchObject({ status: 1 });
  });

  it('is 1 when nothing listens', async () => {
    const { status, out, err } = await health([], { PORT: '9' });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(
      /^sundry health: no answer from http:\/\/127\.0\.0\.1:9\/health: [^\n]*ECONNREFUSED[^\n]*\n$/,
    );
  });

  it('is 1 after 3 seconds, for a server that is silent and for one that never ends', async () => {
    const silent = await listening(createServer((socket) => socket.on('error', () => {})));
    const endless = await answering((_request, response) => {
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
    });
    const asked = Promise.all([silent, endless].map((port) => health([], { PORT: String(port) })));
    expect(await Promise.race([asked, sleep(2900, 'waiting')])).toBe('waiting');
    const results = await asked;
    for (const [index, port] of [silent, endless].entries()) {
      expect(results[index]).toEqual({
        status: 1,
        out: '',
        err: `sundry health: no answer from http://127.0.0.1:${port}/health within 3 s\n`,
      });
    }
  });

  it('is 1 for what is not HTTP, and for an answer without end in size', async () => {
    const other = await listening(createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')));
    const large = await answering((_request, response) => response.end('x'.repeat(1_000_000)));
    for (const port of [other, large]) {
      const { status, out, err } = await health([], { PORT: String(port) });
      expect({ status, out, lines: err.split('\n').length }).toEqual({ status: 1, out: '', lines: 2 });
    }
  });

  it.each([[['now']], [['--port', '80']], [['--url', 'localhost:80']], [['--url', 'http://a/?b']]])(
    '%j is a usage error',
    async (args) => {
      const { status, err } = await health(args);
      expect(status).toBe(2);
      expect(err).toContain('usage: sundry health');
    },
  );

  it('a bad variable is refused as by the other commands', async () => {
    await expect(health([], { PORT: 'http' })).rejects.toThrow(ConfigError);
    expect((await health(['--help'])).out).toContain('usage: sundry health');
  });
});

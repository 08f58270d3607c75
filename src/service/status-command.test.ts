import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startService } from '../../test/support/running/service.ts';
import { ConfigError } from './settings/config-error.ts';
import { runStatusCommand } from './status-command.ts';

const TOKEN = 'a-token-of-the-operator';

const closing: Server[] = [];
afterEach(() => {
  for (const server of closing.splice(0)) server.close();
});

async function status(args: readonly string[], given: { token?: string; port?: number } = { token: TOKEN }) {
  let out = '';
  let err = '';
  const environment = given.port === undefined ? {} : { PORT: `${given.port}` };
  const exit = await runStatusCommand({
    args,
    environment,
    token: given.token,
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
  });
  return { exit, out, err };
}

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  closing.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('sundry status', () => {
  it('prints the facts of the overview, and leaves no session', async () => {
    const service = await startService({ consoleToken: TOKEN });
    try {
      await fetch(`${service.origin}/v1/qr?data=a`);
      const { exit, out, err } = await status([], { token: TOKEN, port: service.port });
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      expect(out).toMatch(/^median of the last calls {2}\d+\.\d ms\n$/);
      const said = service.lines.flatMap(
        (line) => /"console: (?:\S+ has )?(signed \w+)"/.exec(line)?.[1] ?? [],
      );
      expect(said).toEqual(['signed in', 'signed out']);
    } finally {
      await service.stop();
    }
  });

  it('is 1 for a wrong token, and where there is no console', async () => {
    const service = await startService({ consoleToken: TOKEN });
    const plain = await startService();
    try {
      const wrong = await status(['--url', service.origin], { token: 'another-token-of-16' });
      expect(wrong).toMatchObject({ exit: 1, out: '', err: expect.stringContaining('is not that of') });
      expect(wrong.err).not.toContain('another-token');
      const none = await status(['--url', `${plain.origin}/`]);
      expect(none).toMatchObject({ exit: 1, err: expect.stringContaining('no console') });
    } finally {
      await Promise.all([service.stop(), plain.stop()]);
    }
  });

  it('is 1 without a token, and sends nothing', async () => {
    let requests = 0;
    const url = await answering((_request, response) => {
      requests += 1;
      response.end();
    });
    expect(await status(['--url', url], {})).toMatchObject({
      exit: 1,
      err: 'sundry status: set CONSOLE_TOKEN to that of the service\n',
    });
    expect(requests).toBe(0);
  });

  it('is 1 when nothing listens', async () => {
    const { exit, err } = await status(['--url', 'http://127.0.0.1:9']);
    expect(exit).toBe(1);
    expect(err).toMatch(/^sundry status: no answer from http:\/\/127\.0\.0\.1:9\/console: [^\n]+\n$/);
  });

  const others: readonly { name: string; listener: RequestListener }[] = [
    { name: 'another page', listener: (_request, response) => response.end('hello') },
    {
      name: 'a redirect to another host',
      listener: (_request, response) => response.writeHead(308, { location: 'http://127.0.0.1:9/' }).end(),
    },
    { name: 'facts that are none', listener: signedIn('{"a":1}') },
    { name: 'facts of other types', listener: signedIn('[["a",1]]') },
    { name: 'an answer of 10 MB', listener: signedIn('x'.repeat(10_000_000)) },
    { name: 'a connection that breaks', listener: ({ socket }) => socket.destroy() },
  ];
  it.each(others)('is 1 for $name', async ({ listener }) => {
    const { exit, out, err } = await status(['--url', await answering(listener)]);
    expect({ exit, out, lines: err.split('\n').length }).toEqual({ exit: 1, out: '', lines: 2 });
  });

  it.each([[['now']], [['--url', 'localhost:80']], [['--token', TOKEN]]])(
    '%j is a usage error',
    async (args) => {
      const { exit, err } = await status(args);
      expect(exit).toBe(2);
      expect(err).toContain('usage: sundry status');
    },
  );

  it('a bad variable is refused as by the other commands', async () => {
    const command = { args: [], environment: { PORT: 'http' }, token: TOKEN, write() {}, writeError() {} };
    await expect(runStatusCommand(command)).rejects.toThrow(ConfigError);
    expect((await status(['--help'])).out).toContain('usage: sundry status');
  });
});

/** A server that lets everyone in. */
function signedIn(body: string): RequestListener {
  return ({ url }, response) => {
    if (url === '/console/status') response.end(body);
    else
      response
        .writeHead(303, { location: '/console', 'set-cookie': 'sundry_console=1; Path=/console' })
        .end();
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const observer = new URL('observer.mjs', import.meta.url).href;

/** Starts the built service with two threads on 127.0.0.1; `dnsUrl` answers its questions. */
export async function startService({ dnsUrl }) {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-worst-'));
  const child = spawn(process.execPath, ['--import', observer, cli, 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      WORKERS: '2',
      FREE_DAILY_LIMIT: '1000000',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      DOH_URL: dnsUrl,
    },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const base = await addressOf(child);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    measure: async (sent) => {
      child.send('begin');
      await once(child, 'message');
      const answer = await call(base, agent, sent);
      child.send('end');
      const [used] = await once(child, 'message');
      return { ...answer, ...used };
    },
    end: async () => {
      agent.destroy();
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reads the log until it names the address; the rest is thrown away. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let log = '';
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${log}`)));
    child.stdout.on('data', (piece) => {
      log = (log + piece).slice(-10_000);
      const [, address] = /listens on (http:\/\/[\d.:]+)/.exec(log) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

function call(base, agent, { path, body }) {
  const options =
    body === undefined
      ? { agent }
      : {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        };
  return new Promise((resolve, reject) => {
    const sent = request(`${base}${path}`, options, (response) => {
      let bytesOut = 0;
      response.on('data', (piece) => {
        bytesOut += piece.length;
      });
      response.on('end', () => resolve({ status: response.statusCode, bytesOut }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

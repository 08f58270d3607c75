import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/topology/free-port.ts';
import { hasConsumer } from '../support/consumers.ts';
import { until } from '../support/until.ts';
import { type RedisServer, startRedis } from '../support/worlds/redis-server.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** Makes a key. The command ends by itself, and Node reads NODE_EXTRA_CA_CERTS only at its start. */
function run(url: string, environment: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'keys', 'create', 'shop'], {
    env: { PATH: process.env.PATH, STORE_URL: url, ...environment },
    encoding: 'utf8',
    timeout: 500_000,
  });
  return { status, stdout, stderr };
}

describe.runIf(hasConsumer('redis-server') && hasConsumer('openssl'))('a store over TLS', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'sundry-tls-'));
  const [certificate, key] = [join(scratch, 'certificate.pem'), join(scratch, 'key.pem')];
  const servers: RedisServer[] = [];
  const trusted = { NODE_EXTRA_CA_CERTS: certificate };

  beforeAll(() => {
    const kind = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ];
    const names = ['-subj', '/CN=sundry-test', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const files = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', ...kind, ...names, ...files], { stdio: 'ignore' });
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.remove()));
    rmSync(scratch, { recursive: true, force: true });
  });

  /** A server that has a port for TLS beside the one of the test. */
  async function startTls(lines: readonly string[] = [], isSentinel = false) {
    const port = await freePort();
    const files = [`tls-cert-file ${certificate}`, `tls-key-file ${key}`, `tls-ca-cert-file ${certificate}`];
    const tls = [`tls-port ${port}`, ...files, 'tls-auth-clients no', ...lines];
    const server = await startRedis({ lines: tls, isSentinel });
    servers.push(server);
    return { server, port };
  }

  it('on one server, whose certificate is checked', async () => {
    const { server, port } = await startTls();
    const refused = run(`rediss://127.0.0.1:${port}`, {});
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^sundry keys: rediss:[^\n]*self-signed certificate[^\n]*\n$/);
    const { status, stderr } = run(`rediss://127.0.0.1:${port}`, trusted);
    expect({ status, stderr }).toEqual({ status: 0, stderr: `keys of rediss://127.0.0.1:${port}/0\n` });
    expect(await server.client.zcard('sundry:keys')).toBe(1);
  });

  it('named by a sentinel, which is asked over TLS', async () => {
    const { server, port } = await startTls();
    const watch = [`sentinel monitor store 127.0.0.1 ${port} 1`, 'tls-replication yes'];
    const sentinel = await startTls(watch, true);
    await until(async () => /status=ok/.test(await sentinel.server.client.info('sentinel')));
    const { status, stderr } = run(`rediss+sentinel://127.0.0.1:${sentinel.port}/store`, trusted);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: `keys of rediss+sentinel://127.0.0.1:${sentinel.port}/store\n`,
    });
    expect(await server.client.zcard('sundry:keys')).toBe(1);
  });

  it('on a cluster, all of whose nodes are asked over TLS', async () => {
    const { server, port } = await startTls([
      'cluster-enabled yes',
      'cluster-announce-ip 127.0.0.1',
      'tls-cluster yes',
    ]);
    await server.client.cluster('ADDSLOTSRANGE', 0, 16_383);
    await until(async () => /cluster_state:ok/.test(await server.client.cluster('INFO')));
    const { status, stderr } = run(`rediss+cluster://127.0.0.1:${port}`, trusted);
    expect({ status, stderr }).toEqual({ status: 0, stderr: `keys of rediss+cluster://127.0.0.1:${port}\n` });
    expect(await server.client.zcard('sundry:keys')).toBe(1);
  });
});

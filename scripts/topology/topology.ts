import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { interpolated, nodesOf, readCompose } from './compose.ts';
import { freePort } from './free-port.ts';
import { NGINX, nginxArgs } from './nginx.ts';
import { type Program, startProgram } from './program.ts';

/** What compose.yaml runs, as processes on 127.0.0.1: nginx, three nodes and their store. */
export interface Topology {
  /** The address of nginx. */
  readonly origin: string;
  readonly nodes: readonly Node[];
  /** How many calls nginx sent to a second node, as the first did not answer. */
  retried(): number;
  /** Ends all of it, and removes what it wrote. */
  stop(): Promise<void>;
}

export interface Node {
  readonly name: string;
  readonly origin: string;
  /** Ends it by SIGTERM, which has to be with 0, or by SIGKILL, and starts it again; resolves when it is ready. */
  restart(signal: EndSignal): Promise<void>;
}

/** How a node ends: after the running calls, or in the middle of them. */
export type EndSignal = 'SIGTERM' | 'SIGKILL';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/**
 * Starts the topology of compose.yaml with its flags and environment, on free ports; `environment` is for each node in
 * addition. Needs nginx, redis-server and the built service.
 */
export async function startTopology(environment: Readonly<Record<string, string>> = {}): Promise<Topology> {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-topology-'));
  const running: { stop(): Promise<unknown> }[] = [];
  const stop = async () => {
    // The last started first: nginx, the nodes, their store.
    for (const each of running.splice(0).reverse()) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const store = await startStore(folder);
    running.push(store);
    const nodes = await Promise.all(
      nodesOf(readCompose()).map(([name]) => startNode(name, folder, store.port, environment)),
    );
    running.push(...nodes);
    const proxy = await startProxy(
      folder,
      nodes.map(({ port }) => port),
    );
    running.push(proxy);
    return { origin: proxy.origin, nodes, retried: () => retriedIn(join(folder, 'access.log')), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Debian's redis-server with the arguments that compose.yaml has for Valkey. */
async function startStore(folder: string): Promise<Program & { readonly port: number }> {
  const [, ...flags] = readCompose().services.store?.command ?? [];
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...flags];
  const program = await startProgram({ command: 'redis-server', args, probe: () => connected(port) });
  return { ...program, port };
}

async function startNode(
  name: string,
  folder: string,
  storePort: number,
  environment: Readonly<Record<string, string>>,
): Promise<Node & { readonly port: number; stop(): Promise<unknown> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const composed = Object.entries(readCompose().services[name]?.environment ?? {});
  const options = {
    command: process.execPath,
    args: [cli, 'serve'],
    environment: {
      ...Object.fromEntries(composed.map(([variable, value]) => [variable, interpolated(value)])),
      STORE_URL: `redis://127.0.0.1:${storePort}`,
      TRUST_PROXY: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, name),
      LOG_LEVEL: 'warn',
      ...environment,
    },
    probe: () => isOk(`${origin}/ready`),
  };
  let program = await startProgram(options);
  const restart = async (signal: EndSignal) => {
    const status = await program.stop(signal);
    if (status !== 0 && status !== 'SIGKILL') throw new Error(`${name} ended with ${status}`);
    program = await startProgram(options);
  };
  return { name, origin, port, restart, stop: () => program.stop() };
}

async function startProxy(
  folder: string,
  nodes: readonly number[],
): Promise<Program & { readonly origin: string }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const args = nginxArgs({ folder, port, nodes });
  const program = await startProgram({ command: NGINX, args, probe: () => isOk(`${origin}/health`) });
  return { ...program, origin };
}

async function isOk(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { connection: 'close' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
}

function connected(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

function retriedIn(log: string): number {
  return (readFileSync(log, 'utf8').match(/, /g) ?? []).length;
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startService as startBuilt } from '../service.mjs';

/**
 * The built service with all it needs on 127.0.0.1. Its store is the embedded one, or that of STORE_URL; the rest of its
 * environment can be given.
 */
export async function startWorld(environment = {}) {
  const world = fork(path('world.mjs'));
  const [{ site, resolver }] = await once(world, 'message');
  const { STORE_URL } = process.env;
  const service = await startBuilt({
    FREE_DAILY_LIMIT: '1000000000',
    ALLOW_PRIVATE_ADDRESSES: 'true',
    DOH_URL: `http://127.0.0.1:${resolver}/dns-query`,
    METRICS: 'on',
    ...(STORE_URL && { STORE_URL }),
    ...environment,
  });
  return {
    siteUrl: `http://127.0.0.1:${site}`,
    port: service.port,
    pid: service.child.pid,
    end: async () => {
      await service.end();
      world.disconnect();
    },
  };
}

/** Node's HTTP server alone. */
export async function startPlainServer() {
  const child = fork(path('plain-server.mjs'));
  const [{ port }] = await once(child, 'message');
  return { port, pid: child.pid, end: () => child.disconnect() };
}

function path(file) {
  return fileURLToPath(new URL(file, import.meta.url));
}

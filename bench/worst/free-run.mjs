import { writeBusyKey } from './busy-key.mjs';
import { startService } from './service.mjs';

const MIN_BATCHES = 3;
const MAX_BATCHES = 15;

/** Two services for free requests: one that trusts proxies, and one of a caller whose quota is used up. */
const environments = {
  open: {
    TRUST_PROXY: 'loopback, private',
    METRICS: 'on',
    METRICS_TOKEN: 'a-token-of-32-characters-0123456',
    CONSOLE_TOKEN: 'a-token-of-32-characters-0123456',
  },
  exhausted: { FREE_DAILY_LIMIT: '1' },
};

/**
 * Measures free requests, each as the least of several batches: `MIN_BATCHES` of them in any case unless `isOnce`,
 * and more while `brokenOf` finds something in the figures. Returns a row for each.
 */
export async function measureFree(world, cases, { brokenOf, isOnce, print }) {
  const services = {};
  const rows = [];
  for (const { isExhausted, ...one } of cases) {
    const kind = isExhausted ? 'exhausted' : 'open';
    services[kind] ??= await startWarm(world, environments[kind]);
    const row = await leastOf(services[kind], one, { brokenOf, fewest: isOnce ? 1 : MIN_BATCHES });
    rows.push({ ...row, broken: brokenOf(row) });
    print(rows.at(-1));
  }
  for (const service of Object.values(services)) await service.end();
  return rows;
}

/** A service that has rendered its documents, loaded the protocol of agents, and counted a call of its caller. */
async function startWarm(world, environment) {
  const service = await startService(world, environment, writeBusyKey);
  for (const path of ['/docs', '/v1/qr?data=a']) await service.measure({ path });
  await service.measure({ path: '/mcp', body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' });
  return service;
}

async function leastOf(service, { operation, name, status: wanted, ...sent }, { brokenOf, fewest }) {
  let least;
  for (let batches = 0; batches < MAX_BATCHES; batches++) {
    const next = { operation, name, wanted, ...(await service.measureBatch(sent)) };
    least = { ...next, mainMs: Math.min(next.mainMs, least?.mainMs ?? next.mainMs) };
    if (batches + 1 >= fewest && brokenOf(least).length === 0) break;
  }
  return least;
}

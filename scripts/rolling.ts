/**
 * `npm run rolling` restarts three nodes behind nginx six times in all, under load, and exits 1 unless every call was
 * answered. `npm run rolling -- 2` restarts two, `npm run rolling -- 6 SIGKILL` kills them in the middle of their calls.
 * Needs nginx and redis-server of Debian.
 */
import { rollingRestarts } from './topology/rolling.ts';
import { startTopology } from './topology/topology.ts';

const count = Number(process.argv[2] ?? 6);
const signal = process.argv[3] === 'SIGKILL' ? 'SIGKILL' : 'SIGTERM';
const topology = await startTopology({ FREE_DAILY_LIMIT: '1000000000' });
try {
  const { answered, refused, failed, retried, counted } = await rollingRestarts(topology, { count, signal });
  console.log(
    `${count} restarts by ${signal}: ${answered} calls answered, ${refused} refused, ${failed.length} failed`,
  );
  console.log(`nginx sent ${retried} calls to a second node; the store counted ${counted}`);
  for (const fault of new Set(failed)) console.error(fault);
  process.exitCode = failed.length + refused === 0 ? 0 : 1;
} finally {
  await topology.stop();
}

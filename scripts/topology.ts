/**
 * `npm run topology` runs what compose.yaml describes as processes on this machine: nginx, three nodes and their store.
 * It prints the addresses and ends with SIGINT or SIGTERM. Needs nginx and redis-server of Debian.
 */
import { startTopology } from './topology/topology.ts';

const topology = await startTopology();
for (const { name, origin } of topology.nodes) console.log(`${name} at ${origin}`);
console.log(`nginx at ${topology.origin}`);
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void topology.stop().then(() => process.exit(0));
  });
}

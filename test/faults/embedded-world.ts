import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasConsumer } from '../support/consumers.ts';
import type { Fault, World } from './fault.ts';
import { hangNode, killAllNodes, killNode, restartNode, setNodeClock } from './node-faults.ts';
import { type ServiceNode, startNode } from './service-node.ts';
import { nodeSettings } from './service-settings.ts';

/** Two nodes on one DATA_DIR. */
export async function embeddedWorld(): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sundry-faults-'));
  const hasClock = hasConsumer('faketime');
  const nodes: ServiceNode[] = [];
  for (const [name, settings] of nodeSettings) {
    const environment = { ...settings, DATA_DIR: dataDir };
    nodes.push(await startNode({ name, environment, ...(hasClock && { hasOwnClock: true }) }));
  }
  return {
    name: 'embedded',
    nodes,
    store: { dataDir },
    faults: [
      killNode(nodes, 14),
      killAllNodes(nodes, 4),
      hangNode(nodes, 6),
      restartNode(nodes, 6),
      ...(hasConsumer('prlimit') ? [fillDisk(nodes, 6)] : []),
      ...(hasClock ? [setNodeClock(nodes, 4)] : []),
    ],
    async remove() {
      await Promise.all(nodes.map((node) => node.remove()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** No byte can be written to a file: a call whose count cannot be written is refused, and not counted. */
function fillDisk(nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'no file can be written',
    times,
    kills: 0,
    async run({ strike, hold }) {
      await strike({}, () => {
        for (const node of nodes) node.limitFiles(1);
      });
      await hold(200, 600);
      for (const node of nodes) node.limitFiles();
    },
  };
}

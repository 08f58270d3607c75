import { between, pick } from '../support/random.ts';
import type { Fault } from './fault.ts';
import type { ServiceNode } from './service-node.ts';

/** A node is killed in the middle of its calls, and started again. */
export function killNode(nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'node killed',
    times,
    kills: 1,
    async run({ random, strike, hold }) {
      const node = pick(random, nodes);
      await strike({ cuts: [node], unsure: [node] }, async () => void (await node.end('SIGKILL')));
      await hold(0, 300);
      await node.start();
    },
  };
}

/** All nodes are killed at once, as by a machine that runs out of memory. */
export function killAllNodes(nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'all nodes killed',
    times,
    kills: nodes.length,
    async run({ strike }) {
      await strike({ cuts: nodes, unsure: nodes }, async () => {
        await Promise.all(nodes.map((node) => node.end('SIGKILL')));
      });
      await Promise.all(nodes.map((node) => node.start()));
    },
  };
}

/** A node is stopped as it is, perhaps within a transaction, and continues. */
export function hangNode(nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'node stopped, continued',
    times,
    kills: 0,
    async run({ random, strike, hold }) {
      const node = pick(random, nodes);
      // One that was stopped for longer than its time-outs refuses calls whose replies wait for it.
      await strike({ unsure: [node] }, () => node.hang());
      await hold(200, 3000);
      node.goOn();
    },
  };
}

/** A node is asked to end, and started again: no call that reached it is cut, none is uncertain. */
export function restartNode(nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'node restarted',
    times,
    kills: 0,
    async run({ random, strike }) {
      const node = pick(random, nodes);
      await strike({ closes: [node] }, async () => {
        const status = await node.end('SIGTERM');
        if (status !== 0) throw new Error(`SIGTERM ended ${node.name} with ${status}`);
      });
      await node.start();
    },
  };
}

/** The clock of one node is set forth or back by hours, and right again. */
export function setNodeClock(nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'clock of a node set, by hours',
    times,
    kills: 0,
    async run({ random, strike, hold }) {
      const node = pick(random, nodes);
      const hours = Math.round(between(random, 1, 20)) * pick(random, [1, -1]);
      await strike({}, () => node.setClock(hours));
      await hold(200, 500);
      node.setClock(0);
    },
  };
}

import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceNode } from './service-node.ts';

/** What became of a call. */
export type Outcome =
  | { readonly kind: 'answered'; readonly status: number; readonly code: string | undefined }
  /** The connection broke before the answer was whole; a fresh one had carried no other call. */
  | { readonly kind: 'cut'; readonly isFresh: boolean }
  /** No connection was made: the node does not listen. */
  | { readonly kind: 'unreachable' }
  /** No whole answer within HUNG_MS. */
  | { readonly kind: 'hung' }
  /** A 200 whose bytes differ from those of the same call before. */
  | { readonly kind: 'garbled' };

/** A call that has ended. Times are those of performance.now(). */
export interface Call {
  readonly node: string;
  readonly key: string;
  /** The status it has when nothing fails. */
  readonly usual: number;
  readonly sentAt: number;
  readonly endedAt: number;
  readonly outcome: Outcome;
}

/** Callers who call without end. */
export interface Traffic {
  /** Resolves when the calls under way have ended; none begins until `resume`. */
  pause(): Promise<void>;
  resume(): void;
  /** Ends all callers; resolves to their calls. */
  stop(): Promise<readonly Call[]>;
}

export interface TrafficOptions {
  readonly nodes: readonly ServiceNode[];
  /** A key that is never used up, and one that is. */
  readonly keys: { readonly open: string; readonly limited: string };
  /** A port of 127.0.0.1 on which nothing listens. */
  readonly deadPort: number;
  /** Milliseconds between the calls of a caller. */
  readonly pauseMs: number;
}

/** Of each node. They wait for its answers, so this is also the most calls it has under way. */
const CALLERS_OF_A_NODE = 6;
const PAUSE_AFTER_REFUSAL_MS = 20;
const HUNG_MS = 20_000;

/** Starts the callers of every node. */
export function startTraffic({ nodes, keys, deadPort, pauseMs }: TrafficOptions): Traffic {
  const calls: Call[] = [];
  const paths = pathsOf(deadPort);
  const bodies = new Map<string, Buffer>();
  const running = new Set<Promise<void>>();
  let isOver = false;
  let gate = Promise.resolve();
  let open = () => {};
  const caller = async (node: ServiceNode, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = index; !isOver; turn += 1) {
      await gate;
      if (isOver) break;
      const { path, usual } = paths[turn % paths.length]!;
      const key = turn % 4 === 3 ? keys.limited : keys.open;
      const call = one({ agent, node, path, key, usual, bodies });
      const settled = call.then((ended) => void calls.push(ended));
      running.add(settled);
      await settled;
      running.delete(settled);
      await sleep((await call).outcome.kind === 'answered' ? pauseMs : PAUSE_AFTER_REFUSAL_MS);
    }
    agent.destroy();
  };
  const callers = nodes.flatMap((node) =>
    Array.from({ length: CALLERS_OF_A_NODE }, (_, index) => caller(node, index)),
  );
  return {
    async pause() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
      await Promise.all(running);
    },
    resume: () => open(),
    async stop() {
      isOver = true;
      open();
      await Promise.all(callers);
      return calls;
    },
  };
}

/** One call: 200 on the main thread, 200 in a worker thread, or counted, failed by its site, and refunded. */
function pathsOf(deadPort: number) {
  const small = Array.from({ length: 7 }, (_, index) => ({ path: `/v1/qr?data=order-${index}`, usual: 200 }));
  const large = { path: '/v1/qr?format=png&size=1400&rounded=1&data=poster', usual: 200 };
  const refunded = { path: `/v1/site/intel?url=http://127.0.0.1:${deadPort}/`, usual: 502 };
  return [...small, large, refunded];
}

interface OneCall {
  readonly agent: Agent;
  readonly node: ServiceNode;
  readonly path: string;
  readonly key: string;
  readonly usual: number;
  /** The first body of each path. */
  readonly bodies: Map<string, Buffer>;
}

async function one({ agent, node, path, key, usual, bodies }: OneCall): Promise<Call> {
  const sentAt = performance.now();
  const outcome = await new Promise<Outcome>((resolve) => {
    const timer = setTimeout(() => {
      resolve({ kind: 'hung' });
      outgoing.destroy();
    }, HUNG_MS);
    const settle = (ended: Outcome) => {
      clearTimeout(timer);
      resolve(ended);
    };
    const options = { agent, host: '127.0.0.1', port: node.port, path, headers: { 'x-api-key': key } };
    const outgoing = request(options, (response) => read(response, path, bodies, settle));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const isFresh = !outgoing.reusedSocket;
      settle(error.code === 'ECONNREFUSED' ? { kind: 'unreachable' } : { kind: 'cut', isFresh });
    });
    outgoing.end();
  });
  return { node: node.name, key, usual, sentAt, endedAt: performance.now(), outcome };
}

function read(
  response: IncomingMessage,
  path: string,
  bodies: Map<string, Buffer>,
  settle: (outcome: Outcome) => void,
): void {
  const { statusCode: status = 0 } = response;
  const pieces: Buffer[] = [];
  response.on('data', (piece: Buffer) => pieces.push(piece));
  response.on('error', () => settle({ kind: 'cut', isFresh: false }));
  response.on('end', () => {
    const body = Buffer.concat(pieces);
    if (status === 200) {
      const known = bodies.get(path) ?? body;
      bodies.set(path, known);
      return settle(known.equals(body) ? { kind: 'answered', status, code: undefined } : { kind: 'garbled' });
    }
    const [, code] = /"code":"(\w+)"/.exec(body.toString()) ?? [];
    settle({ kind: 'answered', status, code });
  });
}

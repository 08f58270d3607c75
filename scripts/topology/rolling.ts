import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EndSignal, Topology } from './topology.ts';

/** What callers noticed of the restarts. */
export interface RollingResult {
  /** Calls that were answered 200 in full. */
  readonly answered: number;
  /** Calls that were refused since the store did not answer in its two seconds, as on a machine that is too busy. */
  readonly refused: number;
  /** What happened to each other call. */
  readonly failed: readonly string[];
  /** Calls that nginx sent to a second node. */
  readonly retried: number;
  /** Calls that the store counted, as `x-quota-used` says. */
  readonly counted: number;
}

/** Half of them keep their connection to nginx, half open one for each call. */
const CALLERS = 8;
/** Between the restarts, and around them. */
const PAUSE_MS = 500;

const calls = [
  { method: 'GET', path: '/v1/qr?data=hello' },
  {
    method: 'POST',
    path: '/v1/invoice/preview',
    body: JSON.stringify({
      number: '1',
      date: '2026-03-09',
      from: { name: 'a' },
      to: { name: 'b' },
      items: [{ description: 'Work', qty: 2, unit_price: 600 }],
    }),
  },
] as const;

type Call = (typeof calls)[number];

export interface Restarts {
  /** Of the nodes in turn. */
  readonly count: number;
  readonly signal: EndSignal;
  /** Milliseconds between the calls of a caller; none, where it is left out. */
  readonly callPauseMs?: number;
}

/** Restarts the nodes one after another while callers send GET and POST. */
export async function rollingRestarts(
  topology: Topology,
  { count, signal, callPauseMs = 0 }: Restarts,
): Promise<RollingResult> {
  const { origin, nodes } = topology;
  const failed: string[] = [];
  let answered = 0;
  let refused = 0;
  let isOver = false;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    const agent = new Agent({ keepAlive: caller % 2 === 0, maxSockets: 1 });
    for (let turn = caller; !isOver; turn++) {
      const call = calls[turn % calls.length]!;
      const fault = await send(origin, call, agent).catch(String);
      if (fault === undefined) answered += 1;
      else if (fault.startsWith('503') && fault.includes('store_unavailable')) refused += 1;
      else failed.push(`${call.method}: ${fault}`);
      if (callPauseMs > 0) await sleep(callPauseMs);
    }
    agent.destroy();
  });
  try {
    for (let restart = 0; restart < count; restart++) {
      await sleep(PAUSE_MS);
      await nodes[restart % nodes.length]!.restart(signal);
    }
    await sleep(PAUSE_MS);
  } finally {
    isOver = true;
    await Promise.all(callers);
  }
  return { answered, refused, failed, retried: topology.retried(), counted: await countedBy(origin) };
}

/** Undefined for a whole 200, else what is wrong with the answer. Rejects where there is none. */
async function send(origin: string, call: Call, agent: Agent): Promise<string | undefined> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = 'body' in call ? { 'content-type': 'application/json' } : {};
    const sent = request(origin + call.path, { method: call.method, agent, headers }, resolve);
    sent.once('error', reject).end('body' in call ? call.body : undefined);
  });
  const text = (await buffer(answer)).toString();
  if (answer.statusCode !== 200) return `${answer.statusCode} ${text.slice(0, 200)}`;
  const isWhole = 'body' in call ? JSON.parse(text).total === 1200 : /^<svg .*<\/svg>\s*$/s.test(text);
  return isWhole ? undefined : `not the whole answer: ${text.slice(0, 200)}`;
}

/** A call of its own, as /health does not wait for the store; it is not included. */
async function countedBy(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/v1/qr?data=last`, { headers: { connection: 'close' } });
  await answer.arrayBuffer();
  return Number(answer.headers.get('x-quota-used')) - 1;
}

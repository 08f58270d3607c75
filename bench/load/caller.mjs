import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A caller with `connections` kept connections to a port; `send` resolves to a status, or to `broken`. */
export function createCaller(port, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method, path, body }) =>
    new Promise((resolve) => {
      const headers = body && { 'content-type': 'application/json', 'content-length': body.length };
      const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
        response.on('error', () => resolve('broken'));
      });
      outgoing.on('error', () => resolve('broken'));
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Times that a call is sent which a service beside busy programs has no room for. */
const MAX_SENT = 20;

/** Sends a number of calls, `places` at once; throws unless all are answered 200. */
export async function inTurns({ send }, call, { calls, places }) {
  let left = calls;
  const one = async () => {
    while (left-- > 0) {
      let status = await send(call);
      for (let sent = 1; status === 503 && sent < MAX_SENT; sent++) {
        await sleep(200);
        status = await send(call);
      }
      if (status !== 200) throw new Error(`${call.name}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: places }, one));
}

/** The quantile of numbers that are sorted already. */
export function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

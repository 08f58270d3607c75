import { Agent, request } from 'node:http';

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

/** Sends a number of calls, `places` at once; throws unless all are answered 200. */
export async function inTurns({ send }, call, { calls, places }) {
  let left = calls;
  const one = async () => {
    while (left-- > 0) {
      const status = await send(call);
      if (status !== 200) throw new Error(`${call.name}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: places }, one));
}

/** The quantile of numbers that are sorted already. */
export function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

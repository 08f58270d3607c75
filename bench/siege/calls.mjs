/** Calls as one caller among many: the service trusts the proxy that names their addresses. */
import { Agent, request } from 'node:http';

/** A caller with its own address. `call` resolves to status, body and milliseconds; `gone` where the connection broke. */
export function createCaller({ port, address, key }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const call = (method, path, body, { hangUpAfterMs } = {}) =>
    new Promise((resolve) => {
      const started = performance.now();
      const settle = (status, text = '') => resolve({ status, text, ms: performance.now() - started });
      const headers = { 'x-forwarded-for': address, ...(key && { 'x-api-key': key }) };
      if (body !== undefined) headers['content-type'] = 'application/json';
      const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => settle(response.statusCode, Buffer.concat(parts).toString('latin1')));
        response.on('error', () => settle('gone'));
      });
      outgoing.on('error', () => settle('gone'));
      if (hangUpAfterMs !== undefined) setTimeout(() => outgoing.destroy(), hangUpAfterMs);
      outgoing.end(body);
    });
  return { call, close: () => agent.destroy() };
}

/** Repeats the work, `places` times concurrently, until the time is over. */
export async function loop({ until, places, pauseMs = 0 }, work) {
  const one = async () => {
    while (performance.now() < until) {
      await work();
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: places }, one));
}

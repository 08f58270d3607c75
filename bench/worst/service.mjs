import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { startService as startBuilt } from '../service.mjs';
import { rawClient } from './raw-client.mjs';

const observer = new URL('observer.mjs', import.meta.url).href;

/** Requests of one measurement, where one alone is too short for the clock of the processor. */
const BATCH = 50;

/**
 * Starts the built service with two threads on 127.0.0.1; `dnsUrl` answers its queries, and `prepare` is given its data
 * folder.
 */
export async function startService({ dnsUrl }, environment = {}, prepare = undefined) {
  const { child, port, end } = await startBuilt(
    {
      WORKERS: '2',
      FREE_DAILY_LIMIT: '1000000',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      DOH_URL: dnsUrl,
      ...environment,
    },
    { observer, prepare },
  );
  const base = `http://127.0.0.1:${port}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const client = rawClient(port);
  let sentSoFar = 0;
  const observe = async (work) => {
    child.send('begin');
    await once(child, 'message');
    const answer = await work();
    child.send('end');
    const [used] = await once(child, 'message');
    return { ...answer, ...used };
  };
  return {
    measure: (sent) => observe(() => call(base, agent, sent)),
    /** The time of the main thread for one of many requests. */
    measureBatch: async ({ request, isHead = false }) => {
      const requests = Array.from({ length: BATCH }, () => request(sentSoFar++));
      const { status, bytesOut, mainMs } = await observe(async () => {
        let answer;
        for (const one of requests) answer = await client.send(one, { isHead });
        return answer;
      });
      return { status, bytesOut, bytesIn: requests[0].length, mainMs: mainMs / BATCH };
    },
    end: async () => {
      agent.destroy();
      client.end();
      await end();
    },
  };
}

function call(base, agent, { path, body }) {
  const options =
    body === undefined
      ? { agent }
      : {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        };
  return new Promise((resolve, reject) => {
    const sent = request(`${base}${path}`, options, (response) => {
      let bytesOut = 0;
      response.on('data', (piece) => {
        bytesOut += piece.length;
      });
      response.on('end', () => resolve({ status: response.statusCode, bytesOut }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { startService as startBuilt } from '../service.mjs';

const observer = new URL('observer.mjs', import.meta.url).href;

/** Starts the built service with two threads on 127.0.0.1; `dnsUrl` answers its queries. */
export async function startService({ dnsUrl }) {
  const environment = {
    WORKERS: '2',
    FREE_DAILY_LIMIT: '1000000',
    ALLOW_PRIVATE_ADDRESSES: 'true',
    DOH_URL: dnsUrl,
  };
  const { child, port, end } = await startBuilt(environment, { observer });
  const base = `http://127.0.0.1:${port}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    measure: async (sent) => {
      child.send('begin');
      await once(child, 'message');
      const answer = await call(base, agent, sent);
      child.send('end');
      const [used] = await once(child, 'message');
      return { ...answer, ...used };
    },
    end: async () => {
      agent.destroy();
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

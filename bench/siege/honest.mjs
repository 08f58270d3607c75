/** Ordinary callers: one whose answers are measured, and others who keep the service busy as requested. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as bodies from './bodies.mjs';
import { createCaller, loop } from './calls.mjs';

const work = { measured: measure, busy: keepBusy };

process.once('message', async (task) => {
  process.send(await work[task.kind](task));
  process.exit();
});

/** Small calls one after another, in parallel with conversions, pages and addresses; returns the outcomes. */
async function measure({ port, good, seconds }) {
  const { call } = createCaller({ port, address: '203.0.113.7' });
  const until = performance.now() + seconds * 1000;
  const url = encodeURIComponent(`http://127.0.0.1:${good}/`);
  let count = 0;
  const kinds = {
    small: [10, () => call('GET', `/v1/qr?data=order-${count++}`)],
    preview: [25, () => call('POST', '/v1/invoice/preview', bodies.invoice)],
    conversion: [500, () => call('POST', '/v1/convert/json-to-xlsx', bodies.orders)],
    site: [300, () => call('GET', `/v1/site/intel?url=${url}`)],
    email: [200, () => call('POST', '/v1/email/verify', JSON.stringify({ email: `a@h${count++}.example` }))],
  };
  const results = {};
  await Promise.all(
    Object.entries(kinds).map(([kind, [pauseMs, ask]]) => {
      results[kind] = [];
      return loop({ until, places: 1, pauseMs }, async () => {
        const { status, text, ms } = await ask();
        results[kind].push({ status: text.includes('lookup failed') ? 'lookup failed' : status, ms });
      });
    }),
  );
  return results;
}

/** The requested number of callers, each with ordinary calls and the given pause between them. */
async function keepBusy({ port, good, seconds, callers, pauseMs }) {
  const until = performance.now() + seconds * 1000;
  const url = encodeURIComponent(`http://127.0.0.1:${good}/`);
  const calls = [
    ({ call }) => call('POST', '/v1/convert/json-to-xlsx', bodies.orders),
    ({ call }) => call('GET', '/v1/qr?format=png&size=512&data=menu'),
    ({ call }) => call('POST', '/v1/invoice/pdf', bodies.invoice),
    ({ call }) => call('GET', `/v1/site/intel?url=${url}`),
    ({ call }) => call('POST', '/v1/convert/json-to-csv', bodies.orders),
  ];
  await Promise.all(
    Array.from({ length: callers }, async (_, index) => {
      const caller = createCaller({ port, address: `192.0.2.${index + 1}` });
      let turn = index;
      await sleep((pauseMs * index) / callers);
      await loop({ until, places: 1, pauseMs }, () => calls[turn++ % calls.length](caller));
    }),
  );
  return {};
}

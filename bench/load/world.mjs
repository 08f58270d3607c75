/** The pages and the resolver that the calls need, in a process of their own: their work is not the service's. */
import { createServer } from 'node:http';
import { decode, encode } from 'dns-packet';
import { operations } from '../../dist/registry.js';
import { businessPage } from '../site/pages.mjs';

/** The page that the first example of Site Intel is about, under `/`, and one of 98 KB. */
const example = await operations
  .find(({ needs }) => needs.includes('pageFetcher'))
  .examples[0].needs.pageFetcher();
const large = Buffer.from(businessPage(98_000));

const site = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(request.url === '/' ? example.body : large);
});

/** RFC 8484: every name has a mail host, and an address nothing connects to. */
const resolver = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { questions } = decode(Buffer.concat(parts));
  const [{ name, type }] = questions;
  const data = { MX: { preference: 10, exchange: 'mx.example' }, A: '8.8.4.4' }[type];
  const answers = data === undefined ? [] : [{ type, name, ttl: 300, data }];
  response.setHeader('content-type', 'application/dns-message');
  response.end(encode({ type: 'response', id: 0, flags: 0, questions, answers }));
});

const ports = await Promise.all(
  [site, resolver].map(
    (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port))),
  ),
);
process.on('disconnect', () => process.exit());
process.send({ site: ports[0], resolver: ports[1] });

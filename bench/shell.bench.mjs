/** The whole shell (caller, quota, validation, headers, log) against plain Fastify answering the same bytes. */
import { compare } from './harness.mjs';
import { measureShell } from './shell/measure.mjs';

/** CPU time of the server per request, at most this many times that of plain Fastify with the same schema. */
const targets = { 'GET of a small SVG': 1.8, 'POST of 1 KB': 1.5 };

const rows = Object.entries(await measureShell()).map(([name, { plain, whole }]) => ({
  name,
  unit: 'cpu',
  candidates: { sundry: whole, 'plain Fastify': plain },
  targets: { 'plain Fastify': targets[name] },
}));

await compare({ group: 'shell', title: 'HTTP shell', peers: [], rows });

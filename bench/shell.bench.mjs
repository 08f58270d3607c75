/** The whole shell (caller, quota, validation, headers, log) against plain Fastify answering the same bytes. */
import { compare } from './harness.mjs';
import { measureShell } from './shell/measure.mjs';

/** CPU time of the server per request, at most so many times that of plain Fastify with the same schema. */
const MOST = 3.5;

const rows = Object.entries(await measureShell()).map(([name, { plain, whole }]) => ({
  name,
  unit: 'cpu',
  candidates: { sundry: whole, 'plain Fastify': plain },
  targets: { 'plain Fastify': MOST },
}));

await compare({ group: 'shell', title: 'HTTP shell', peers: [], rows });

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Those that measure processes or need their peers: they have no rows that could run once. */
const others = ['convert', 'memory', 'pool', 'processes', 'shell', 'site-adversarial', 'xlsx-in', 'email'];

const groups = readdirSync(`${root}bench`)
  .flatMap((file) => /^(.*)\.bench\.mjs$/.exec(file)?.[1] ?? [])
  .filter((group) => !others.includes(group));

it.each(groups)('what the bench of %s measures still runs, and does the same work', (group) => {
  const { status, stderr } = spawnSync(process.execPath, [`bench/${group}.bench.mjs`, '--once'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('../bench/worst.mjs', import.meta.url));

it('every operation answers its worst request, and the service each free one, within its CPU, as a ratio to an ordinary conversion', () => {
  const { status, stderr } = spawnSync(process.execPath, [program, '--quick'], { encoding: 'utf8' });
  expect(stderr).not.toContain('broken:');
  expect(status).toBe(0);
}, 1_800_000);

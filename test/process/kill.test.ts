import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startServer } from '../support/running/server.ts';
import { runs } from '../support/runs.ts';

/** How many callers send requests without pause while the process is killed. */
const CALLERS = 8;

describe('kill -9 in the middle of a burst', () => {
  it('loses no answered call, and counts no other', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'sundry-test-'));
    const environment = { DATA_DIR: directory, FREE_DAILY_LIMIT: '1000000' };
    let acknowledged = 0;
    let sent = 0;
    try {
      for (let round = 0; round < runs(10); round++) {
        const server = await startServer(environment);
        const ask = async () => {
          for (;;) {
            sent += 1;
            const answer = await fetch(`${server.origin}/v1/qr?data=${sent}`);
            if (answer.status === 200) acknowledged += 1;
            await answer.arrayBuffer();
          }
        };
        const callers = Array.from({ length: CALLERS }, () => ask().catch(() => {}));
        // On a busy machine the first answer takes longer than the time below.
        await expect.poll(() => acknowledged).toBeGreaterThan(0);
        await setTimeout(150 + 20 * round);
        await server.stop('SIGKILL');
        await Promise.all(callers);
      }
      const server = await startServer(environment);
      const used = Number((await fetch(`${server.origin}/v1/qr`)).headers.get('x-quota-used'));
      await server.stop();
      expect(acknowledged).toBeGreaterThan(0);
      expect(used).toBeGreaterThanOrEqual(acknowledged);
      expect(used).toBeLessThanOrEqual(sent);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

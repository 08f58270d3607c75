import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { callOf, countOf } from '../../test/support/counts.ts';
import { openStore, storePlace } from './open-store.ts';

const scratch = mkdtempSync(join(tmpdir(), 'sundry-open-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the store of a data directory', () => {
  it('is a file in it, which is created when the store is opened and not before', async () => {
    const dataDir = join(scratch, 'made');
    const place = storePlace({ dataDir });
    expect(place.name).toBe(join(dataDir, 'sundry.db'));
    expect(place.exists()).toBe(false);
    const store = await place.open();
    expect(place.exists()).toBe(true);
    expect(store.describe()).toBe(place.name);
    await store.close();
  });

  it('is the same for every process that opens it', async () => {
    const settings = { dataDir: join(scratch, 'shared') };
    const service = await openStore(settings, { info() {}, warn() {}, error() {} });
    await service.reserve(callOf(countOf('a:1', 1), 5));
    const command = await storePlace(settings).open();
    expect(await command.used(countOf('a:1', 1))).toBe(1);
    await Promise.all([service.close(), command.close()]);
  });
});

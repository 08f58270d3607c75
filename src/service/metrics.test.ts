import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../store/store.ts';
import { createMetrics, type WatchedStore } from './metrics.ts';

const down = new StoreUnavailableError('down');
const onNewSecret = () => {};

/** The figures of a store, by name. */
async function figuresOf(store: WatchedStore): Promise<Record<string, number>> {
  const metrics = await createMetrics();
  metrics.watchStore(store);
  const lines = [...(await metrics.render()).matchAll(/^(sundry_store_(?:up|clock_\w+)) (\S+)$/gm)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, Number(value)]));
}

describe('the figures of the store', () => {
  const rows: readonly { name: string; store: WatchedStore; figures: Record<string, number> }[] = [
    { name: 'embedded', store: { ping: async () => {} }, figures: { sundry_store_up: 1 } },
    { name: 'embedded, full', store: { ping: () => Promise.reject(down) }, figures: { sundry_store_up: 0 } },
    {
      name: 'across a network',
      store: {
        ping: () => new Promise(() => {}),
        link: { refusal: () => undefined, clockOffsetSeconds: () => -1.5, onNewSecret },
      },
      figures: { sundry_store_up: 1, sundry_store_clock_offset_seconds: -1.5 },
    },
    {
      name: 'across a network, never reached',
      store: {
        ping: () => new Promise(() => {}),
        link: { refusal: () => down, clockOffsetSeconds: () => undefined, onNewSecret },
      },
      figures: { sundry_store_up: 0, sundry_store_clock_offset_seconds: Number.NaN },
    },
  ];
  it.each(rows)('$name', async ({ store, figures }) => {
    expect(await figuresOf(store)).toEqual(figures);
  });
});

it('ends the names of counters in _total, and of nothing else (OpenMetrics 1.0 4.2)', async () => {
  const text = await (await createMetrics()).render();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => ({ name: name!, type }));
  expect(types.length).toBeGreaterThan(20);
  for (const { name, type } of types) expect(name.endsWith('_total'), name).toBe(type === 'counter');
});

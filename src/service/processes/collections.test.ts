import { Counter, Gauge, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { Collections } from './collections.ts';
import { joinFigures } from './join-figures.ts';
import type { AllFigures, Figures } from './message.ts';

/** The figures of a process that answered some calls and whose event loop was late by this many seconds. */
async function figuresOf(calls: number, late: number, isUp = 1): Promise<Figures> {
  const registers = [new Registry()];
  new Counter({ name: 'sundry_calls_total', help: 'a', labelNames: ['status'], registers }).inc(
    { status: 200 },
    calls,
  );
  new Gauge({ name: 'nodejs_eventloop_lag_p99_seconds', help: 'b', registers }).set(late);
  new Gauge({ name: 'sundry_store_up', help: 'c', registers }).set(isUp);
  new Gauge({ name: 'sundry_pool_waiting', help: 'd', registers }).set(1);
  return registers[0]!.getMetricsAsJSON();
}

/** The lines of values, without their help. */
async function valuesOf({ lists }: AllFigures): Promise<string[]> {
  const text = await (await joinFigures(lists)).metrics();
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

it('are sums, but of delays the longest, and up only where all are', async () => {
  const all = { lists: [await figuresOf(2, 0.1), await figuresOf(3, 0.5, 0)], processes: 2, restarts: 0 };
  expect(await valuesOf(all)).toEqual([
    'sundry_calls_total{status="200"} 5',
    'nodejs_eventloop_lag_p99_seconds 0.5',
    'sundry_store_up 0',
    'sundry_pool_waiting 2',
  ]);
});

it('wait for every process, and for one that hangs not longer than a moment', async () => {
  const collections = new Collections();
  const first = new Promise<AllFigures>((resolve) => {
    const id = collections.begin([1, 2], resolve);
    void figuresOf(1, 0).then((figures) => collections.add(1, { kind: 'report', id, figures }));
    void figuresOf(4, 0).then((figures) => collections.add(2, { kind: 'report', id, figures }));
  });
  expect((await valuesOf(await first))[0]).toBe('sundry_calls_total{status="200"} 5');
  const second = new Promise<AllFigures>((resolve) => {
    const id = collections.begin([1, 2], resolve);
    void figuresOf(2, 0).then((figures) => collections.add(1, { kind: 'report', id, figures }));
  });
  expect((await valuesOf(await second))[0]).toBe('sundry_calls_total{status="200"} 6');
});

it('of processes that ended stay in the sums of what only grows, however many there were', async () => {
  const collections = new Collections();
  for (let round = 0; round < 30; round += 1) {
    const id = collections.begin([1], () => {});
    collections.add(1, { kind: 'report', id, figures: await figuresOf(10, 0.2) });
    collections.end(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const all = await new Promise<AllFigures>((resolve) => {
    const id = collections.begin([1], resolve);
    void figuresOf(1, 0).then((figures) => collections.add(1, { kind: 'report', id, figures }));
  });
  expect(all).toMatchObject({ processes: 1, restarts: 30 });
  expect(all.lists.length).toBeLessThan(12);
  expect(await valuesOf(all)).toEqual(
    expect.arrayContaining(['sundry_calls_total{status="200"} 301', 'sundry_pool_waiting 1']),
  );
});

import type { Registry } from 'prom-client';
import type { Figures } from './message.ts';

/** How figures of several processes become one, where a sum would say something else. */
const rules: readonly (readonly [names: RegExp, rule: 'max' | 'min'])[] = [
  [/^nodejs_eventloop_lag_/, 'max'],
  [/^process_start_time_seconds$/, 'min'],
  [/^process_max_fds$/, 'max'],
  [/^sundry_store_up$/, 'min'],
  [/^sundry_store_clock_offset_seconds$/, 'max'],
];

/** One registry of the figures of several: sums, of delays the longest, of the start the first. */
export async function joinFigures(lists: readonly Figures[]): Promise<Registry> {
  const { AggregatorRegistry } = await import('prom-client');
  const ruled = lists.map((list) => list.map((set) => ({ ...set, ...ruleOf(set.name) })));
  // Its type names no more than the name of a set; the sets are those of a registry as JSON.
  return AggregatorRegistry.aggregate(ruled);
}

function ruleOf(name: string): { readonly aggregator?: 'max' | 'min' } {
  const found = rules.find(([names]) => names.test(name));
  return found === undefined ? {} : { aggregator: found[1] };
}

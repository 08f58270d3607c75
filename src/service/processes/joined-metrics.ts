import type { Metrics } from '../metrics.ts';
import type { Cluster } from './child.ts';
import { joinFigures } from './join-figures.ts';

/** The metrics of one of several processes: rendered, they are those of all. Scrapes at one time share one answer. */
export function joinedMetrics(own: Metrics, cluster: Cluster): Metrics {
  cluster.onReport(() => own.figures());
  let running: Promise<string> | undefined;
  return {
    ...own,
    render: () => {
      running ??= renderAll(cluster).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

async function renderAll(cluster: Cluster): Promise<string> {
  const { Counter, Gauge } = await import('prom-client');
  const { lists, processes, restarts } = await cluster.collect();
  const registry = await joinFigures(lists);
  const registers = [registry];
  new Gauge({ name: 'sundry_processes', help: 'Processes that accept calls.', registers }).set(processes);
  const help = 'Processes that ended and were replaced.';
  new Counter({ name: 'sundry_process_restarts_total', help, registers }).inc(restarts);
  return registry.metrics();
}

import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { ServiceFacts } from '../../surfaces/facts/service-facts.ts';
import type { Page, RenderedPage } from '../../surfaces/page.ts';

/** The settings of the thread: what the documents state, and what their examples are run with. */
export interface PageThreadSettings extends ServiceFacts {
  readonly fontsDir: string | undefined;
  /** Currencies of invoices beside the five of every service. */
  readonly invoiceCurrencies: readonly string[];
  readonly publicUrl: string | undefined;
}

type Pages = ReadonlyMap<string, RenderedPage>;

/**
 * The same pages, rendered all at once in a thread that then ends. The examples they show use every part of every
 * operation for the first time: on the main thread that would hold up other calls, and its memory would stay
 * allocated.
 */
export function pagesFromThread(
  pages: readonly Page[],
  module: URL,
  settings: PageThreadSettings,
): readonly Page[] {
  let rendering: Promise<Pages> | undefined;
  const render = async (path: string): Promise<RenderedPage> => {
    rendering ??= renderInThread(module, settings);
    try {
      return (await rendering).get(path)!;
    } catch (error) {
      rendering = undefined;
      throw error;
    }
  };
  return pages.map((page) => ({ ...page, render: () => render(page.path) }));
}

async function renderInThread(module: URL, settings: PageThreadSettings): Promise<Pages> {
  const worker = new Worker(module, { workerData: settings, name: 'pages' });
  worker.unref();
  const [pages] = (await once(worker, 'message')) as [Pages];
  return pages;
}

/** The settings of this thread. */
export function pageThreadSettings(): PageThreadSettings {
  return workerData as PageThreadSettings;
}

/** Renders the pages in this thread, and posts them to the one that started it. */
export async function handOver(pages: readonly Page[]): Promise<void> {
  const rendered = new Map<string, RenderedPage>();
  for (const page of pages) rendered.set(page.path, await page.render());
  parentPort?.postMessage(rendered);
}

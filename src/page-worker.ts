import { lowerThreadPriority } from './adapters/thread-priority.ts';
import { operationsFor } from './registry.ts';
import { handOver, pageThreadSettings } from './service/endpoints/page-thread.ts';
import { pages } from './surfaces/pages.ts';
import { threadWorld } from './world.ts';

// Pages are rendered once, ahead of requests: calls have priority.
lowerThreadPriority();

/** The composition root of the thread that renders the documents. */
const { fontsDir, invoiceCurrencies, ...facts } = pageThreadSettings();
await handOver(pages(operationsFor({ invoiceCurrencies }), { ...facts, machine: threadWorld({ fontsDir }) }));

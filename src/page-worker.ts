import { installedFonts } from './adapters/fonts.ts';
import { standBack } from './adapters/thread-priority.ts';
import { operations } from './registry.ts';
import { handOver, pageThreadSettings } from './service/endpoints/page-thread.ts';
import { pages } from './surfaces/pages.ts';

// Rendered ahead, once: calls go first.
standBack();

/** The composition root of the thread that renders the documents. */
const { fontsDir, ...facts } = pageThreadSettings();
await handOver(pages(operations, { ...facts, machine: { fonts: installedFonts(fontsDir) } }));

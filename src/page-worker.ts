import { installedFonts } from './adapters/fonts.ts';
import { operations } from './registry.ts';
import { handOver, pageThreadSettings } from './service/page-thread.ts';
import { pages } from './surfaces/pages.ts';

/** The composition root of the thread that renders the documents. It does not stand back: somebody may wait for one. */
const { release, fontsDir, publicUrl } = pageThreadSettings();
await handOver(pages(operations, release, { fonts: installedFonts(fontsDir) }, publicUrl));

import { systemClock } from './adapters/clock.ts';
import { installedFonts } from './adapters/fonts.ts';
import { standBack } from './adapters/thread-priority.ts';
import { operations } from './registry.ts';
import { answerCalls, threadSettings } from './service/pool/thread.ts';

standBack();

/** The composition root of a worker thread: the operations and what they may use of the world there. */
export const answer = answerCalls(operations, {
  clock: systemClock,
  fonts: installedFonts(threadSettings().fontsDir),
  resolver: { open: asksNobody },
  domainLists: { current: asksNobody },
  pageFetcher: asksNobody,
  pause: asksNobody,
});

function asksNobody(): never {
  throw new Error('an operation that asks others declares no cost, and stays on the main thread');
}

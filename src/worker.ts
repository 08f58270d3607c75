import { systemClock } from './adapters/clock.ts';
import { operations } from './registry.ts';
import { answerCalls } from './service/thread.ts';

/** The composition root of a worker thread: the operations and what they may use of the world there. */
export const answer = answerCalls(operations, { clock: systemClock });

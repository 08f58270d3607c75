import { lowerThreadPriority } from './adapters/thread-priority.ts';
import { operations } from './registry.ts';
import { answerCalls, threadSettings } from './service/pool/thread.ts';
import { threadWorld } from './world.ts';

lowerThreadPriority();

/** The composition root of a worker thread: the operations, and the ports it has. */
export const answer = answerCalls(operations, threadWorld(threadSettings()));

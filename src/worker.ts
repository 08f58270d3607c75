import { lowerThreadPriority } from './adapters/thread-priority.ts';
import { operationsFor } from './registry.ts';
import { answerCalls, threadSettings } from './service/pool/thread.ts';
import { threadWorld } from './world.ts';

lowerThreadPriority();

/** The composition root of a worker thread: the operations, and the ports it has. */
const settings = threadSettings();
export const answer = answerCalls(operationsFor(settings), threadWorld(settings));

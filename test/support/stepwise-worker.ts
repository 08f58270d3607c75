import { withoutWorld } from '../../src/needs.ts';
import { answerCalls } from '../../src/service/pool/thread.ts';
import { stepwiseOperation } from './stepwise-operation.ts';

/** A worker thread that knows only the operation for tests, and has no ports at all. */
export const answer = answerCalls([stepwiseOperation], withoutWorld('in a worker thread'));

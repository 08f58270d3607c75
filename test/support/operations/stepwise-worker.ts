import { unavailablePorts } from '../../../src/needs.ts';
import { answerCalls } from '../../../src/service/pool/thread.ts';
import { stepwiseOperation } from './stepwise-operation.ts';

/** A worker thread with only the operation for tests, without ports. */
export const answer = answerCalls([stepwiseOperation], unavailablePorts('in a worker thread'));

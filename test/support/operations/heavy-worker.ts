import { answerCalls } from '../../../src/service/pool/thread.ts';
import { testNeeds } from '../worlds/needs.ts';
import { heavyOperation } from './heavy-operation.ts';

/** A worker thread with only the operation for tests. */
export const answer = answerCalls([heavyOperation], testNeeds());

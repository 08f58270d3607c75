import { answerCalls } from '../../src/service/pool/thread.ts';
import { heavyOperation } from './heavy-operation.ts';
import { testNeeds } from './needs.ts';

/** A worker thread with only the operation for tests. */
export const answer = answerCalls([heavyOperation], testNeeds());

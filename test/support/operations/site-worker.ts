import { unavailablePorts } from '../../../src/needs.ts';
import { intelSite } from '../../../src/operations/site/intel.operation.ts';
import { answerCalls } from '../../../src/service/pool/thread.ts';

/** A worker thread that reads pages, without ports. */
export const answer = answerCalls([intelSite], unavailablePorts('in a worker thread'));

import type { Socket } from 'node:net';
import { withAgentDefaults } from '../../agents/agent-defaults.ts';
import { refuseLongArguments } from '../../agents/refusal.ts';
import type { Operation } from '../../operation.ts';
import type { ResultBytes } from '../../request/result-bytes.ts';
import type { Caller } from '../callers/caller.ts';
import { FailedRequest } from '../callers/usage.ts';
import type { CallContext } from './call.ts';
import {
  type Metered,
  mayHaveExceeded,
  metered,
  refusalBeforeCounting,
  refuseKeyless,
  refuseWhenExceeded,
} from './metered.ts';
import { prepareWork, type Work } from './work.ts';

/** A tool call of a caller who is known. */
export interface ReceivedToolCall {
  readonly operation: Operation;
  /** The JSON text of its arguments, in UTF-8. */
  readonly argumentsText: Uint8Array;
  readonly caller: Caller;
  /** The connection that waits for the answer. */
  readonly socket: Socket;
}

/**
 * The way of a tool call: the same as of a call over HTTP, behind its body. Judged first, then counted, done,
 * delivered, and taken back unless all of that succeeded. Rejects with a FailedRequest.
 */
export async function callTool<Delivered>(
  context: CallContext,
  call: ReceivedToolCall,
  deliver: (result: ResultBytes) => Delivered,
): Promise<Metered<Delivered>> {
  const { caller } = call;
  refuseKeyless(caller);
  const work = await prepare(context, call);
  return metered(context.metering, caller, async () => deliver(await work()));
}

async function prepare(
  context: CallContext,
  { operation, argumentsText, caller, socket }: ReceivedToolCall,
): Promise<Work> {
  const { metering } = context;
  try {
    if (mayHaveExceeded(metering, caller)) await refuseWhenExceeded(metering, caller);
    refuseLongArguments(operation, argumentsText);
    const body = withAgentDefaults(operation, argumentsText);
    return prepareWork(context, { operation, body }, caller, socket);
  } catch (error) {
    if (error instanceof FailedRequest) throw error;
    throw await refusalBeforeCounting(metering, caller, error);
  }
}

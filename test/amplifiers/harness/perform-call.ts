import { InputError, UpstreamError } from '../../../src/errors.ts';
import { readingCost } from '../../../src/formats/json/reading-cost.ts';
import { areInWorkers, pickPorts } from '../../../src/needs.ts';
import type { Needs, Operation, Steps } from '../../../src/operation.ts';
import { perform, performCompute } from '../../../src/request/perform.ts';
import { type Reading, readRequest } from '../../../src/request/read.ts';
import { resultBytes } from '../../../src/request/result-bytes.ts';
import { isHeavy } from '../../../src/service/calls/longest-hold.ts';
import { MAX_READ_HERE } from '../../../src/service/calls/work.ts';
import { problemAnswer } from '../../../src/service/http/problem.ts';
import type { Call } from '../call.ts';
import { measured, type Outcome } from './turns.ts';

/** What a call came to, and what it took: milliseconds of processor time of its thread. */
export interface CallCost {
  /** `answered`, or the code of its refusal. */
  readonly outcome: string;
  /** Bytes of the answer, or of the refusal. */
  readonly answerBytes: number;
  /** What its declaration expects of its heaviest part; undefined where that has no declaration. */
  readonly declaredMs: number | undefined;
  /** What that part took. */
  readonly cpuMs: number;
  /** The longest turn of the main thread. */
  readonly heldMs: number;
  /** All that the main thread did without a declaration of it. */
  readonly undeclaredMs: number;
  /** The error of a call that ended by a bug. */
  readonly bug?: string;
}

/**
 * Reads and performs a call by the functions and in the steps of the service (src/service/calls/work.ts), but in one
 * thread: what the service would do in a thread of the pool is known by its declaration.
 */
export async function performCall(operation: Operation, call: Call, needs: Needs): Promise<CallCost> {
  const bytes = call.body?.byteLength ?? 0;
  const cost = areInWorkers(operation.needs, needs) ? operation.cost : undefined;
  const unreadMs = bytes > MAX_READ_HERE ? (cost?.ofBytes(bytes) ?? 0) : 0;
  if (isHeavy(unreadMs)) {
    const whole = await measured(async () => answer(operation, readCall(operation, call), needs));
    return { ...answered(call, whole), declaredMs: unreadMs, cpuMs: whole.cpuMs, heldMs: 0, undeclaredMs: 0 };
  }
  const judged = await measured(() => {
    const reading = readCall(operation, call);
    return { reading, ms: cost?.ofInput(reading.input as never) };
  });
  if ('error' in judged) return refused(call, judged);
  const { reading, ms } = judged.value;
  if (operation.steps !== undefined) {
    return performSteps(operation, operation.steps, { call, reading, needs, before: judged });
  }
  if (operation.parts !== undefined && cost === undefined) {
    return performParts(operation, operation.parts, { call, reading, needs, before: judged });
  }
  const work = await measured(() => answer(operation, reading, needs));
  const cpuMs = judged.cpuMs + work.cpuMs;
  const inThread = ms !== undefined && isHeavy(ms);
  return {
    ...answered(call, work),
    declaredMs: ms === undefined ? undefined : ms + readingCost(bytes),
    cpuMs,
    heldMs: judged.cpuMs + (inThread ? 0 : work.longestMs),
    undeclaredMs: ms === undefined ? cpuMs : 0,
  };
}

/** A call that was read. */
interface ReadCall {
  readonly call: Call;
  readonly reading: Reading;
  readonly needs: Needs;
  /** Its reading. */
  readonly before: Outcome<unknown>;
}

/** A call in the main thread whose heavy parts are not (src/service/calls/parts.ts). */
async function performParts(
  operation: Operation,
  parts: NonNullable<Operation['parts']>,
  { call, reading, needs, before }: ReadCall,
): Promise<CallCost> {
  const heavy = { declaredMs: 0, cpuMs: 0 };
  const work = await measured((aside) => {
    const threads: Needs['threads'] = async (name, given) => {
      const part = parts[name]!;
      const declaredMs = part.cost(given as never);
      if (!isHeavy(declaredMs)) return part.compute(given as never);
      const { made, cpuMs } = await aside(async () => part.compute(given as never));
      heavy.declaredMs += declaredMs;
      heavy.cpuMs += cpuMs;
      return made;
    };
    return answer(operation, reading, { ...needs, threads });
  });
  const undeclaredMs = before.cpuMs + work.cpuMs;
  const heldMs = Math.max(before.cpuMs, work.longestMs);
  const own = heavy.declaredMs > 0 ? heavy : { declaredMs: undefined, cpuMs: undeclaredMs };
  return { ...answered(call, work), ...own, undeclaredMs, heldMs };
}

/** A call of two steps, of which the first is in the main thread (src/service/calls/two-steps.ts). */
async function performSteps(
  operation: Operation,
  steps: Steps,
  { call, reading, needs, before }: ReadCall,
): Promise<CallCost> {
  const gathered = await measured(() =>
    steps.gather(reading.input as never, pickPorts(operation.needs, needs)),
  );
  const undeclaredMs = before.cpuMs + gathered.cpuMs;
  const first = { undeclaredMs, heldMs: Math.max(before.cpuMs, gathered.longestMs) };
  if ('error' in gathered) {
    return { ...answered(call, gathered), ...first, declaredMs: undefined, cpuMs: undeclaredMs };
  }
  const declaredMs = steps.cost(gathered.value);
  const work = await measured(async () => resultBytes(await performCompute(steps, gathered.value, reading)));
  const heldMs = isHeavy(declaredMs) ? first.heldMs : Math.max(first.heldMs, work.longestMs);
  return { ...answered(call, work), undeclaredMs, heldMs, declaredMs, cpuMs: work.cpuMs };
}

function readCall(operation: Operation, { route, query, body, contentType }: Call): Reading {
  return readRequest(operation, route, { query, body, contentType });
}

async function answer(operation: Operation, reading: Reading, needs: Needs) {
  return resultBytes(await perform(operation, reading, needs));
}

/** What was refused as it was read, in the main thread. */
function refused(call: Call, judged: Outcome<unknown>): CallCost {
  const { cpuMs, longestMs } = judged;
  return { ...answered(call, judged), declaredMs: undefined, cpuMs, heldMs: longestMs, undeclaredMs: cpuMs };
}

function answered(
  { route }: Call,
  outcome: Outcome<unknown>,
): Pick<CallCost, 'outcome' | 'answerBytes' | 'bug'> {
  if ('value' in outcome) {
    const { bytes } = outcome.value as { readonly bytes: Uint8Array };
    return { outcome: 'answered', answerBytes: bytes.byteLength };
  }
  const { error } = outcome;
  const answerBytes = problemAnswer(error, '', { route }).body?.byteLength ?? 0;
  if (error instanceof InputError || error instanceof UpstreamError)
    return { outcome: error.code, answerBytes };
  return {
    outcome: 'internal_error',
    answerBytes,
    bug: error instanceof Error ? (error.stack ?? '') : String(error),
  };
}

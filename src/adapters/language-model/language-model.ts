/**
 * A language model behind /v1/chat/completions, of any server:
 *
 *     { system, data, answer: { schema }, tokens }   ->   request in the dialect of the server   ->   a value by the schema
 *
 * dialect.ts learns from refusals what a server accepts, completion.ts finds the answer in what it sends, verdict.ts asks
 * once more where the answer is of no use, circuit.ts pauses a broken server. Left out: the server's SDKs, tools, images.
 */
import { Gate, type GateVisit } from '../../gate/gate.ts';
import type { LanguageModel, ModelQuestion, ModelSession, Visit } from '../../operation.ts';
import { Notices } from '../notices.ts';
import { BackEnd, type BackEndOptions } from './back-end.ts';
import { Circuit } from './circuit.ts';
import { tooSlow } from './failures.ts';
import { shownName } from './model-list.ts';
import { type Budget, systemTime, type Time } from './time.ts';

export interface LanguageModelOptions extends BackEndOptions {
  /** For all requests of one call, retries included, from when its first request gets its place. */
  readonly timeoutMs: number;
  /** Concurrent requests. Twice as many calls may wait. */
  readonly maxConcurrency: number;
  /** Gets notices for the operator, without any text of requests or answers. */
  readonly onNotice: (message: string) => void;
  /** Set by tests. */
  readonly time?: Time;
}

/**
 * The language model behind an OpenAI-compatible chat interface of any dialect. The dialect is learned from
 * refusals of the back end, unusable answers are requested again with the reason, and requests to a broken back end
 * are paused for a while.
 */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const shared = new Shared(options);
  return { open: (visit) => new Session(shared, visit) };
}

/** Milliseconds that a call waits for the place of its first question. */
const WAIT_MS = 10_000;
/** Further waiting questions. Each call has at most a few, and it had a place before: the calls bound them. */
const FURTHER_WAITING = 1000;

/** State that all calls share. */
class Shared {
  readonly timeoutMs: number;
  readonly time: Time;
  readonly backEnd: BackEnd;
  readonly circuit: Circuit;
  /** Calls that begin: each holds a place for its first question. Here a call is refused when too many wait. */
  readonly beginnings: Gate;
  /**
   * All questions. Those of a call in progress are not refused here and wait for as long as a call may take, so
   * that its earlier answers are not lost.
   */
  readonly questions: Gate;

  constructor({ time = systemTime, onNotice, ...options }: LanguageModelOptions) {
    this.timeoutMs = options.timeoutMs;
    this.time = time;
    this.backEnd = new BackEnd(options, time, new Notices(onNotice, time));
    this.circuit = new Circuit(time);
    const places = options.maxConcurrency;
    const shares = { places, keepsReserve: true, work: 'language model calls' };
    this.beginnings = new Gate({ ...shares, queue: 2 * places, waitMs: WAIT_MS });
    this.questions = new Gate({ ...shares, queue: FURTHER_WAITING, waitMs: options.timeoutMs });
  }
}

type Work<Value> = (budget: Budget) => Promise<Value>;

class Session implements ModelSession {
  readonly #shared: Shared;
  readonly #visit: Visit | undefined;
  /** Resolves when the first question has its place; rejects when it gets none. */
  #begins: Promise<void> | undefined;
  #endsAt: number | undefined;
  #isPromptCut = false;

  constructor(shared: Shared, visit: Visit | undefined) {
    this.#shared = shared;
    this.#visit = visit;
  }

  get isPromptCut(): boolean {
    return this.#isPromptCut;
  }

  async modelId(): Promise<string> {
    const { backEnd } = this.#shared;
    return shownName(backEnd.knownModel ?? (await this.#do((budget) => backEnd.firstModel(budget))));
  }

  ask<Value>(question: ModelQuestion<Value>): Promise<Value> {
    const onCut = () => {
      this.#isPromptCut = true;
    };
    return this.#do((budget) => this.#shared.backEnd.ask(question, budget, onCut));
  }

  async #do<Value>(work: Work<Value>): Promise<Value> {
    // Checked before the queue too, so that a call that will fail does not wait.
    this.#shared.circuit.refuseWhenOpen(this);
    if (this.#begins === undefined) return this.#begin(work);
    await this.#begins;
    return this.#hold(work);
  }

  /** Does the work of the first question, which waits with new calls. It holds no other place while it waits. */
  #begin<Value>(work: Work<Value>): Promise<Value> {
    const { beginnings, timeoutMs } = this.#shared;
    let onPlace = (): void => {};
    const begun = new Promise<void>((resolve) => {
      onPlace = resolve;
    });
    // All the time that the question may wait and run.
    const limit = () => ({ ms: 2 * timeoutMs, reason: tooSlow });
    const first = beginnings.hold(this.#gateVisit(limit), () => this.#hold(work, onPlace));
    this.#begins = Promise.race([begun, first.then(() => {})]);
    // It is the first question that fails.
    this.#begins.catch(() => {});
    return first;
  }

  /** Does the work in its own place, within the remaining time. */
  #hold<Value>(work: Work<Value>, onPlace?: () => void): Promise<Value> {
    const { time, circuit, questions, timeoutMs } = this.#shared;
    const left = (): number => {
      this.#endsAt ??= time.now() + timeoutMs;
      return this.#endsAt - time.now();
    };
    const limit = () => {
      onPlace?.();
      return { ms: Math.max(0, left()), reason: tooSlow };
    };
    return questions.hold(this.#gateVisit(limit), async (signal) => {
      // A request would be sent before a timer ends it.
      if (left() <= 0) throw tooSlow();
      return circuit.guard(this, () => work({ signal, left }));
    });
  }

  #gateVisit(limit: GateVisit['limit']): GateVisit {
    return { caller: this.#visit?.caller ?? '', abandoned: this.#visit?.abandoned(), limit };
  }
}

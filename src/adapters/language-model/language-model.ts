import type { Abandoned, LanguageModel, ModelQuestion, ModelSession } from '../../operation.ts';
import { Notices } from '../notices.ts';
import { BackEnd, type BackEndOptions } from './back-end.ts';
import { Budget } from './budget.ts';
import { Circuit } from './circuit.ts';
import { Gate } from './gate.ts';
import { systemTime, type Time } from './time.ts';

export interface LanguageModelOptions extends BackEndOptions {
  /** For all that one call asks, retries and waiting included. */
  readonly timeoutMs: number;
  /** Questions asked at a time; a few more may wait. */
  readonly maxConcurrency: number;
  /** Told what the operator should know, without a word of what was asked or answered. */
  readonly onNotice: (message: string) => void;
  /** Handed in by tests. */
  readonly time?: Time;
}

/**
 * The language model behind an OpenAI-compatible chat interface of any dialect. What a back end does not take is
 * learned from its refusals, answers of no use are asked for again with the reason, and one that is broken is left
 * alone for a while.
 */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const shared = new Shared(options);
  return { open: (visit) => new Session(shared, visit?.abandoned()) };
}

/** What all calls share. */
class Shared {
  readonly timeoutMs: number;
  readonly time: Time;
  readonly backEnd: BackEnd;
  readonly circuit: Circuit;
  readonly gate: Gate;

  constructor({ time = systemTime, onNotice, ...options }: LanguageModelOptions) {
    this.timeoutMs = options.timeoutMs;
    this.time = time;
    this.backEnd = new BackEnd(options, time, new Notices(onNotice, time));
    this.circuit = new Circuit(time);
    this.gate = new Gate(options.maxConcurrency);
  }
}

class Session implements ModelSession {
  readonly #shared: Shared;
  readonly #abandoned: Abandoned | undefined;
  readonly #endsAt: number;
  #hasBegun = false;

  constructor(shared: Shared, abandoned: Abandoned | undefined) {
    this.#shared = shared;
    this.#abandoned = abandoned;
    this.#endsAt = shared.time.now() + shared.timeoutMs;
  }

  async modelId(): Promise<string> {
    const { backEnd } = this.#shared;
    return backEnd.knownModel ?? this.#visit((budget) => backEnd.firstModel(budget));
  }

  ask<Value>(question: ModelQuestion<Value>): Promise<Value> {
    return this.#visit((budget) => this.#shared.backEnd.ask(question, budget));
  }

  async #visit<Value>(work: (budget: Budget) => Promise<Value>): Promise<Value> {
    const { time, circuit, gate } = this.#shared;
    // Before the queue too, so that nobody waits in vain.
    circuit.refuseWhenOpen(this);
    const budget = new Budget(time, this.#endsAt, this.#abandoned);
    try {
      return await gate.hold({ signal: budget.signal, hasBegun: this.#hasBegun }, () => {
        this.#hasBegun = true;
        return circuit.guard(this, () => work(budget));
      });
    } finally {
      budget.end();
    }
  }
}

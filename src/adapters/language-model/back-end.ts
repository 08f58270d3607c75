import { ModelUselessError } from '../../errors.ts';
import type { ModelQuestion } from '../../operation.ts';
import type { Notices } from '../notices.ts';
import type { Budget } from './budget.ts';
import { type Completion, readCompletion } from './completion.ts';
import { type Sent, send } from './connection.ts';
import { looksCut } from './context-size.ts';
import { Manners } from './dialect.ts';
import { turnedDown } from './failures.ts';
import { type Fault, isObject } from './fault.ts';
import { type Correction, requestBody } from './request-body.ts';
import { Retries } from './retries.ts';
import type { Time } from './time.ts';
import { judge } from './verdict.ts';

export interface BackEndOptions {
  /** Where /chat/completions and /models are, without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Asked of the back end when it is not given. */
  readonly model: string | undefined;
}

interface Wording {
  readonly model: string;
  readonly tokens: number;
  readonly correction: Correction | undefined;
}

/** More changes of manner than there are. */
const MOST_CHANGES = 6;
/** The list of models is asked for again after so many milliseconds. */
const KEEP_MODEL_MS = 600_000;

/** An OpenAI-compatible chat interface, with what has been learned of it. */
export class BackEnd {
  readonly #options: BackEndOptions;
  readonly #time: Time;
  readonly #notices: Notices;
  readonly #manners: Manners;
  #listed: { readonly id: string; readonly until: number } | undefined;

  constructor(options: BackEndOptions, time: Time, notices: Notices) {
    this.#options = options;
    this.#time = time;
    this.#notices = notices;
    this.#manners = new Manners(time);
  }

  /** The model's id where nobody need be asked for it. */
  get knownModel(): string | undefined {
    const { model } = this.#options;
    if (model !== undefined) return model;
    return this.#listed && this.#time.now() < this.#listed.until ? this.#listed.id : undefined;
  }

  /** The first model the back end lists. Throws UpstreamError, also when it lists none. */
  async firstModel(budget: Budget): Promise<string> {
    const retries = new Retries(this.#time, budget);
    for (;;) {
      const sent = await this.#send('/models', undefined, budget);
      if ('fault' in sent) {
        await this.#recover(sent.fault, retries);
        continue;
      }
      const id = firstId(sent.value);
      if (id === undefined) {
        this.#notices.tell('models', 'the language model lists no model; LLM_MODEL names one');
        throw turnedDown();
      }
      this.#listed = { id, until: this.#time.now() + KEEP_MODEL_MS };
      return id;
    }
  }

  /** Asks until an answer is of use. Throws ModelUselessError and UpstreamError. */
  async ask<Value>(question: ModelQuestion<Value>, budget: Budget): Promise<Value> {
    const model = this.knownModel ?? (await this.firstModel(budget));
    const retries = new Retries(this.#time, budget);
    let { tokens } = question;
    let correction: Correction | undefined;
    for (;;) {
      const outcome = await this.#complete(question, { model, tokens, correction }, budget);
      if ('fault' in outcome) {
        await this.#recover(outcome.fault, retries);
        continue;
      }
      const verdict = judge(question, outcome);
      if ('value' in verdict) return verdict.value;
      if (!retries.take()) throw new ModelUselessError();
      if ('longer' in verdict) tokens *= 2;
      else correction = verdict.correction;
    }
  }

  /** One completion, in the best manner the back end takes. */
  async #complete(
    question: ModelQuestion<unknown>,
    wording: Wording,
    budget: Budget,
  ): Promise<Completion | { readonly fault: Fault }> {
    let approach = this.#manners.approach();
    for (let changes = 0; ; changes++) {
      const body = requestBody(question, { ...wording, manner: approach.manner });
      const sent = await this.#send('/chat/completions', body, budget);
      if ('value' in sent) {
        this.#manners.learn(approach);
        const completion = readCompletion(sent.value);
        this.#watchContext(question, completion);
        return completion;
      }
      const other = sent.reply && changes < MOST_CHANGES ? approach.after(sent.reply) : undefined;
      if (other === undefined) return sent;
      approach = other;
    }
  }

  #send(path: string, body: unknown, { signal }: Budget): Promise<Sent> {
    const { baseUrl, apiKey } = this.#options;
    return send({ url: `${baseUrl}${path}`, key: apiKey, body }, signal);
  }

  /** Waits for another try, or throws. */
  async #recover(fault: Fault, retries: Retries): Promise<void> {
    try {
      await retries.pauseAfter(fault);
    } catch (error) {
      // It may be another model by now that is listed there.
      if (!fault.passes) this.#listed = undefined;
      if (error === fault.failure) {
        // Nothing but the origin: the rest of the address may hold a key.
        const { origin } = new URL(this.#options.baseUrl);
        this.#notices.tell(fault.sign, `a question to the language model at ${origin} failed: ${fault.sign}`);
      }
      throw error;
    }
  }

  #watchContext({ system, data }: ModelQuestion<unknown>, { promptTokens }: Completion): void {
    if (promptTokens === undefined) return;
    const characters = system.length + JSON.stringify(data).length;
    if (!looksCut(characters, promptTokens)) return;
    this.#notices.tell(
      'context',
      `the language model counts ${promptTokens} tokens in a prompt of ${characters} characters: its context is ` +
        'too small, and it does not see the beginning',
    );
  }
}

/** Of a list of models as OpenAI makes it, `{ data: [{ id }] }`. */
function firstId({ data }: Readonly<Record<string, unknown>>): string | undefined {
  const listed: readonly unknown[] = Array.isArray(data) ? data : [];
  return listed
    .map((model) => (isObject(model) ? model.id : undefined))
    .find((id) => typeof id === 'string' && id !== '') as string | undefined;
}

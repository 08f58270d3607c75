import { UnusableAnswerError } from '../../needs.ts';
import type { ModelQuestion } from '../../operation.ts';
import type { Notices } from '../notices.ts';
import { mostBytesOf } from './answer-size.ts';
import { type Completion, readCompletion } from './completion.ts';
import { LearnedDialect } from './dialect.ts';
import { eventsIn } from './event-stream.ts';
import { exchange, type Message, NoReplyError, type Reply } from './exchange.ts';
import { rejected } from './failures.ts';
import { brokenFault, type Fault, faultInside, faultOf, isObject, tooLongFault } from './fault.ts';
import { judge } from './judge-answer.ts';
import { parseLeanJson } from './lean-json.ts';
import { lengthRefusal } from './length-refusal.ts';
import { estimatedTokens, firstModel, firstModelOfCut, type ListedModel, modelOfId } from './model-list.ts';
import { isImpossible, isShort, looksCut } from './prompt-count.ts';
import { type Correction, requestBody } from './request-body.ts';
import { Retries } from './retries.ts';
import type { Budget, Time } from './time.ts';

export interface BackEndOptions {
  /** Where /chat/completions and /models are, without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** When it is not given, the first model the back end lists. */
  readonly model: string | undefined;
}

interface Wording {
  readonly model: string;
  readonly tokens: number;
  readonly correction: Correction | undefined;
  /** Whether another request failed before. */
  readonly isRepeated: boolean;
}

/** What is read of a successful reply, or why nothing is. */
type Read<Value> = { readonly value: Value } | { readonly fault: Fault };

/** The result of one message: what is read of the reply, or a fault with the reply it was found in, if there was one. */
type Sent<Value> = { readonly value: Value } | { readonly fault: Fault; readonly reply?: Reply };

/** Above the number of possible changes of dialect. */
const MAX_CHANGES = 6;
const HINT = '; LLM_BASE_URL of most servers ends in /v1';
/** Bytes of the list of models that are read: its first one is wanted, and some list a thousand. */
const MAX_BYTES_OF_LIST = 65_536;
/** Tokens of an answer that are asked for even where a context seems full. */
const MIN_ANSWER_LENGTH = 256;
/** Questions and answers of fewer tokens fit every context. */
const SMALL_CONTEXT = 4096;
/** Milliseconds in which a list has to come that is read for a context alone. */
const LIST_MS = 1000;
/** The list of models is requested again after this time in milliseconds. */
const KEEP_MODEL_MS = 600_000;

/** An OpenAI-compatible chat interface, with its learned dialect. */
export class BackEnd {
  readonly #options: BackEndOptions;
  readonly #time: Time;
  readonly #notices: Notices;
  #dialect: { readonly model: string; readonly learned: LearnedDialect } | undefined;
  #listed: (ListedModel & { readonly until: number }) | undefined;
  #reading: Promise<void> | undefined;
  /** Its count of a short prompt, which no context cuts, was impossible: some count something else. */
  #countsWrongly = false;

  constructor(options: BackEndOptions, time: Time, notices: Notices) {
    this.#options = options;
    this.#time = time;
    this.#notices = notices;
  }

  /** The model's id if it is known without a request. */
  get knownModel(): string | undefined {
    const { model } = this.#options;
    if (model !== undefined) return model;
    return this.#listed && this.#time.now() < this.#listed.until ? this.#listed.id : undefined;
  }

  /** The first model the back end lists. Throws UpstreamError, also when it lists none. */
  async firstModel(budget: Budget): Promise<string> {
    const retries = new Retries(this.#time, budget);
    for (;;) {
      const sent = await this.#send(
        { path: '/models', mostBytes: MAX_BYTES_OF_LIST },
        (reply) => modelIn(reply),
        budget,
      );
      if ('fault' in sent) {
        await this.#recover(sent.fault, retries);
        continue;
      }
      const { value: listed } = sent;
      if (listed === undefined) {
        this.#notices.send('models', 'the language model lists no model; LLM_MODEL names one');
        throw rejected();
      }
      this.#listed = { ...listed, until: this.#time.now() + KEEP_MODEL_MS };
      return listed.id;
    }
  }

  /**
   * Sends requests until an answer is usable. `onCut` is called when the back end seems to have read only a part of one.
   * Throws UnusableAnswerError and UpstreamError.
   */
  async ask<Value>(question: ModelQuestion<Value>, budget: Budget, onCut: () => void): Promise<Value> {
    const model = this.knownModel ?? (await this.firstModel(budget));
    await this.#readContext(question, budget);
    const retries = new Retries(this.#time, budget);
    let { tokens } = question;
    let correction: Correction | undefined;
    for (;;) {
      const wording = { model, tokens, correction, isRepeated: retries.isSecond };
      const outcome = await this.#complete(question, wording, budget);
      if ('fault' in outcome) {
        await this.#recover(outcome.fault, retries);
        continue;
      }
      if (this.#isCut(question, outcome)) onCut();
      const verdict = await judge(question, outcome);
      if ('value' in verdict) return verdict.value;
      if (!retries.take()) throw new UnusableAnswerError();
      if ('longer' in verdict) tokens *= 2;
      else correction = verdict.correction;
    }
  }

  /** One completion, in the best dialect the back end accepts. */
  async #complete(
    question: ModelQuestion<unknown>,
    wording: Wording,
    budget: Budget,
  ): Promise<Completion | { readonly fault: Fault }> {
    const dialects = this.#dialectsOf(wording.model);
    let attempt = dialects.attempt();
    for (let changes = 0; ; changes++) {
      const tokens = attempt.tokens ?? this.#fitting(question, wording.tokens);
      const body = requestBody(question, { ...wording, tokens, dialect: attempt.dialect });
      const mostBytes = mostBytesOf(tokens, attempt.dialect.transport);
      const sent = await this.#send({ path: '/chat/completions', body, mostBytes }, completionIn, budget);
      if ('value' in sent) {
        dialects.learn(attempt);
        const bound = attempt.dialect.length === 'none' ? undefined : tokens;
        return readCompletion(sent.value, bound);
      }
      if (sent.reply === undefined) return sent;
      const refusal = { ...sent.reply, isRepeated: wording.isRepeated };
      const other = changes < MAX_CHANGES ? attempt.after(refusal, tokens) : undefined;
      if (other === undefined)
        return lengthRefusal(refusal, tokens) ? { fault: tooLongFault(sent.reply) } : sent;
      attempt = other;
    }
  }

  /** What was learned of a model: another one behind the same address may have another dialect. */
  #dialectsOf(model: string): LearnedDialect {
    if (this.#dialect?.model !== model) this.#dialect = { model, learned: new LearnedDialect(this.#time) };
    return this.#dialect.learned;
  }

  /** Tokens of an answer that fit a known context beside the question, or as many as wanted. */
  #fitting(question: ModelQuestion<unknown>, tokens: number): number {
    const context = this.#listed?.context;
    if (context === undefined) return tokens;
    const left = context - estimatedTokens(promptOf(question));
    return left < MIN_ANSWER_LENGTH ? tokens : Math.min(tokens, left);
  }

  /**
   * Reads from the list of models how long the context of the configured one is, where a question is long enough for that
   * to count. A list that cannot be read, or not at once, says nothing.
   */
  async #readContext(question: ModelQuestion<unknown>, budget: Budget): Promise<void> {
    const { model } = this.#options;
    if (model === undefined || (this.#listed && this.#time.now() < this.#listed.until)) return;
    if (estimatedTokens(promptOf(question)) + question.tokens < SMALL_CONTEXT) return;
    // One reading for all callers that wait; it goes on when one of them leaves, for at most LIST_MS.
    this.#reading ??= this.#readContextOf(model, budget).finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
    budget.signal.throwIfAborted();
  }

  async #readContextOf(model: string, { left }: Budget): Promise<void> {
    const soon = AbortSignal.timeout(LIST_MS);
    const message = { path: '/models', mostBytes: MAX_BYTES_OF_LIST };
    const read = (reply: Reply) => modelIn(reply, model);
    const sent = await this.#send(message, read, { signal: soon, left }).catch((error: unknown) => {
      if (soon.aborted) return undefined;
      throw error;
    });
    const context = sent !== undefined && 'value' in sent ? sent.value?.context : undefined;
    this.#listed = { id: model, context, until: this.#time.now() + KEEP_MODEL_MS };
  }

  #send<Value>(
    { path, ...message }: Omit<Message, 'url' | 'key'> & { readonly path: string },
    read: (reply: Reply) => Read<Value>,
    { signal }: Budget,
  ): Promise<Sent<Value>> {
    const { baseUrl, apiKey } = this.#options;
    return send({ url: `${baseUrl}${path}`, key: apiKey, ...message }, read, signal);
  }

  /** Waits for another try, or throws. */
  async #recover(fault: Fault, retries: Retries): Promise<void> {
    try {
      await retries.pauseAfter(fault);
    } catch (error) {
      // The list may have another model by now.
      if (!fault.passes) this.#listed = undefined;
      if (error === fault.failure) {
        // Only the origin: the rest of the address may contain a key.
        const { origin, pathname } = new URL(this.#options.baseUrl);
        const hint = fault.sign === 'status 404' && !/\/v\d/.test(pathname) ? HINT : '';
        this.#notices.send(
          fault.sign,
          `a request to the language model at ${origin} failed: ${fault.sign}${hint}`,
        );
      }
      throw error;
    }
  }

  /** Whether a prompt seems to have been cut, which the operator is then notified of. */
  #isCut(question: ModelQuestion<unknown>, { promptTokens }: Completion): boolean {
    if (promptTokens === undefined) return false;
    const prompt = promptOf(question);
    if (isShort(prompt)) this.#countsWrongly = isImpossible(prompt, promptTokens);
    if (this.#countsWrongly || !looksCut(prompt, promptTokens, this.#listed?.context)) return false;
    this.#notices.send(
      'context',
      `the language model counts ${promptTokens} tokens in a prompt of ${prompt.length} characters: its context is ` +
        'too small, and the beginning is cut off',
    );
    return true;
  }
}

/** What a model reads of a question. */
function promptOf({ system, data }: Pick<ModelQuestion<unknown>, 'system' | 'data'>): string {
  return system + JSON.stringify(data);
}

/** Sends one message to a back end. Throws only the signal's reason, when that is aborted. */
async function send<Value>(
  message: Message,
  read: (reply: Reply) => Read<Value>,
  signal: AbortSignal,
): Promise<Sent<Value>> {
  let reply: Reply;
  try {
    reply = await exchange(message, signal);
  } catch (error) {
    if (error instanceof NoReplyError) return { fault: brokenFault(error.message) };
    throw error;
  }
  const fault = faultOf(reply);
  const outcome = fault === undefined ? read(reply) : { fault };
  return 'fault' in outcome ? { ...outcome, reply } : outcome;
}

/** The completion that a reply is, whole or in events. */
function completionIn(reply: Reply): Read<Readonly<Record<string, unknown>>> {
  const streamed = eventsIn(reply.text);
  return streamed === undefined ? objectIn(reply) : completed(streamed, reply);
}

/** The JSON object that a reply is. */
function objectIn(reply: Reply): Read<Readonly<Record<string, unknown>>> {
  if (reply.isCut) return { fault: brokenFault('an answer that is too long') };
  return completed(parseLeanJson(reply.text), reply);
}

function completed(value: unknown, reply: Reply): Read<Readonly<Record<string, unknown>>> {
  if (!isObject(value)) return { fault: brokenFault('something other than JSON') };
  const fault = faultInside(value, reply);
  return fault === undefined ? { value } : { fault };
}

/** The model of an id, or the one to ask, of a list in any of its forms; of some only the beginning is read. */
function modelIn(reply: Reply, id?: string): Read<ListedModel | undefined> {
  if (reply.isCut) return { value: id === undefined ? firstModelOfCut(reply.text) : undefined };
  const value = parseLeanJson(reply.text);
  const choose = (list: unknown) => (id === undefined ? firstModel(list) : modelOfId(list, id));
  if (Array.isArray(value)) return { value: choose(value) };
  const read = completed(value, reply);
  return 'fault' in read ? read : { value: choose(read.value.data ?? read.value.models) };
}

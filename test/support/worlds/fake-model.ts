import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../until.ts';
import { type Behaviour, type ModelReply, replyOf } from './fake-model-replies.ts';

/** One chat completion as it arrived. */
export interface ModelRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly authorization: string | undefined;
  /** The answer's schema by name, known from earlier requests with the same instructions; '' when unknown. */
  readonly name: string;
  /** The task. */
  readonly system: string;
  /** What the caller sent. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Messages after the first question: a bad answer and what is wrong with it. */
  readonly corrections: readonly { readonly role: string; readonly content: string }[];
}

/** A good answer: a value, or a function of the request. */
export type ModelAnswer = unknown | ((request: ModelRequest) => unknown);

/** Its behaviour for one request after the other; the last applies to all later ones. */
export type Script = Behaviour | readonly Behaviour[];

export interface FakeModel {
  /** For LLM_BASE_URL. */
  readonly baseUrl: string;
  /** Chat completions so far, in the order of arrival. */
  readonly requests: readonly ModelRequest[];
  /** How often the list of models was requested. */
  readonly listings: number;
  /** Connections that the other side ended before it had its answer. */
  readonly hangUps: number;
  /** Requests that wait for an answer, now and at most. */
  readonly atWork: number;
  readonly mostAtWork: number;
  /** Milliseconds before each reply. */
  delay: number;
  /** The answer to GET /models. */
  models: ModelReply;
  /** Good answers by the name of the answer's schema; `''` is for every other name. */
  readonly answers: Map<string, ModelAnswer>;
  /** Starts another script, and forgets the requests so far. */
  behave(script: Script): void;
  /** Resolves when this many connections have been ended by the other side. */
  hungUp(count: number): Promise<void>;
  stop(): Promise<void>;
}

export interface FakeModelOptions {
  readonly script?: Script;
  readonly answers?: Readonly<Record<string, ModelAnswer>>;
  readonly port?: number;
}

const listed: ModelReply = {
  status: 200,
  value: { object: 'list', data: [{ id: 'fake-1' }, { id: 'fake-2' }] },
};

/** An OpenAI-compatible back end on 127.0.0.1 that follows a script. */
export async function startFakeModel(options: FakeModelOptions = {}): Promise<FakeModel> {
  const model = new Fake(options);
  const server = createServer((request, response) => void model.serve(request, response));
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  model.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  model.stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return model;
}

class Fake implements FakeModel {
  baseUrl = '';
  requests: ModelRequest[] = [];
  listings = 0;
  hangUps = 0;
  atWork = 0;
  mostAtWork = 0;
  delay = 0;
  models = listed;
  readonly answers: Map<string, ModelAnswer>;
  stop: () => Promise<void> = async () => {};
  #script: readonly Behaviour[] = ['good'];
  /** Names of schemas by instructions. */
  readonly #names = new Map<string, string>();

  constructor({ script = 'good', answers = {} }: FakeModelOptions) {
    this.answers = new Map(Object.entries(answers));
    this.behave(script);
  }

  behave(script: Script): void {
    this.#script = [script].flat() as readonly Behaviour[];
    this.requests = [];
    this.listings = 0;
    this.hangUps = 0;
    this.mostAtWork = this.atWork;
  }

  async hungUp(count: number): Promise<void> {
    await until(() => this.hangUps >= count);
  }

  async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    this.atWork++;
    this.mostAtWork = Math.max(this.mostAtWork, this.atWork);
    response.once('close', () => {
      this.atWork--;
      if (!response.writableFinished && !this.#isReset.has(response)) this.hangUps++;
    });
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const reply = this.#reply(incoming, Buffer.concat(parts).toString());
    if (this.delay > 0) await sleep(this.delay);
    this.#send(reply, incoming, response);
  }

  readonly #isReset = new WeakSet<ServerResponse>();

  #reply(incoming: IncomingMessage, text: string): ModelReply {
    if (incoming.method === 'GET' && incoming.url === '/v1/models') {
      this.listings++;
      return this.models;
    }
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') {
      return { status: 404, value: { error: { message: `no route ${incoming.method} ${incoming.url}` } } };
    }
    const request = this.#read(text, incoming.headers.authorization);
    const behaviour = this.#script[Math.min(this.requests.length, this.#script.length - 1)]!;
    this.requests.push(request);
    return replyOf(behaviour, request.body, this.#answer(request));
  }

  #read(text: string, authorization: string | undefined): ModelRequest {
    const body = JSON.parse(text);
    const system = body.messages.find(({ role }: { role: string }) => role === 'system')?.content ?? '';
    const asked = body.messages.findIndex(({ role }: { role: string }) => role === 'user');
    const named = body.response_format?.json_schema?.name;
    if (named !== undefined) this.#names.set(system, named);
    const content: string = body.messages[asked].content;
    return {
      body,
      authorization,
      name: this.#names.get(system) ?? '',
      system,
      data: JSON.parse(system === '' ? content.slice(content.lastIndexOf('\n') + 1) : content),
      corrections: body.messages.slice(asked + 1),
    };
  }

  #answer(request: ModelRequest): unknown {
    const answer = this.answers.get(request.name) ?? this.answers.get('');
    return typeof answer === 'function' ? answer(request) : answer;
  }

  #send(reply: ModelReply, incoming: IncomingMessage, response: ServerResponse): void {
    if (reply === 'silence' || response.destroyed) return;
    if (reply === 'reset') {
      this.#isReset.add(response);
      incoming.socket.resetAndDestroy();
      return;
    }
    if (reply === 'stall') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":[');
      return;
    }
    const { status, value, html, headers } = reply;
    const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8';
    response.writeHead(status, { 'content-type': type, ...headers }).end(html ?? JSON.stringify(value));
  }
}

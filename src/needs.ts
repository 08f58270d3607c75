import { UpstreamError } from './errors.ts';

/** The ports: what an operation may use of the world. Tests pass in fakes, the service its adapters. */
export interface Needs {
  readonly clock: () => Date;
  /** Reads one page of the public web. */
  readonly pageFetcher: PageFetcher;
  /** A language model to ask; absent where none is configured. */
  readonly languageModel?: LanguageModel;
  /** The call that is answered; absent outside of a service. Handed on to the ports, which share themselves out by it. */
  readonly visit?: Visit;
  readonly resolver: Resolver;
  readonly domainLists: DomainLists;
  /** The fonts of documents: read at the first call, the same object afterwards. */
  readonly fonts: () => Promise<FontFiles>;
}

/** The name of a port, as declarations list it. */
export type PortName = Exclude<keyof Needs, 'visit'>;

/** The ports of these names, with the call they work for. */
export type Ports<Name extends PortName = never> = Pick<Needs, Name | 'visit'>;

interface PortTraits {
  /** Whether worker threads have it too. The others keep bounds, caches or files that all calls of the process share. */
  readonly isInWorkers: boolean;
  /** Whether a call fails when the port does, with `upstream_failed` or `upstream_timeout`. */
  readonly isUpstream: boolean;
}

const traits: Readonly<Record<PortName, PortTraits>> = {
  clock: { isInWorkers: true, isUpstream: false },
  fonts: { isInWorkers: true, isUpstream: false },
  domainLists: { isInWorkers: false, isUpstream: false },
  // A look-up that fails is an answer like any other: `failed`.
  resolver: { isInWorkers: false, isUpstream: false },
  pageFetcher: { isInWorkers: false, isUpstream: true },
  languageModel: { isInWorkers: false, isUpstream: true },
};

/** Whether a call fails when this port does, with `upstream_failed` or `upstream_timeout`. */
export function isUpstream(name: PortName): boolean {
  return traits[name].isUpstream;
}

/** Whether worker threads have all of these ports that `needs` has. */
export function areInWorkers(names: readonly PortName[], needs: Partial<Needs>): boolean {
  return names.every((name) => traits[name].isInWorkers || needs[name] === undefined);
}

/** The ports of these names out of `needs`, and no others; with the call they work for. */
export function pickPorts(names: readonly PortName[], needs: Needs): Needs {
  const picked: Record<string, unknown> = {};
  for (const name of names) picked[name] = needs[name];
  if (needs.visit !== undefined) picked.visit = needs.visit;
  // The others are missing; an operation that uses one did not name it.
  return picked as unknown as Needs;
}

/** Ports that throw when they are used; `where` ends their sentence, as "in a worker thread". */
export function withoutWorld(where: string): Needs {
  const unavailable = (name: PortName) => (): never => {
    throw new Error(`the port ${name} is not available ${where}`);
  };
  return {
    clock: unavailable('clock'),
    fonts: unavailable('fonts'),
    domainLists: { current: unavailable('domainLists') },
    resolver: { open: unavailable('resolver') },
    pageFetcher: unavailable('pageFetcher'),
  };
}

/** The call on whose behalf a port works. */
export interface Visit {
  /** Opaque; the calls of one caller take turns with those of the others. */
  readonly caller: string;
  /** Aborted when the result of the call has lost its use. Made on demand: most work is done before. */
  readonly abandoned: () => Abandoned;
}

/** DNS, by the request: each has a bound on its queries and on its time, in which waiting for a place does not count. */
export interface Resolver {
  /** Begins the look-ups of one request, of which at most `queries` may go out. They end early with the visit. */
  open(limits: { readonly queries: number }, visit?: Visit): DnsSession;
}

export interface DnsSession {
  /**
   * What goes wrong with DNS is an answer, `failed`. Throws UpstreamError with `overloaded` when other look-ups take
   * all places, and the reason of the visit when that is abandoned. `name` is ASCII in lower case, without the
   * root's dot.
   */
  lookup(name: string, type: DnsType): Promise<DnsAnswer>;
}

export type DnsType = 'MX' | 'A' | 'AAAA';

/**
 * What DNS says of a name and type: `found` (with the hosts of MX records, none for addresses), `no_data` where
 * the name has no such record (RFC 2308 2.2), `no_name` where there is no such name, `failed` where nobody said,
 * `over_budget` where the request had no query left to ask with.
 */
export type DnsAnswer =
  | { readonly kind: 'found'; readonly exchanges: readonly MailExchange[] }
  | { readonly kind: 'no_data' | 'no_name' | 'failed' | 'over_budget' };

/** One MX record (RFC 1035 3.3.9). `host` is as DNS has it but for the root's dot; '' is the root itself. */
export interface MailExchange {
  readonly preference: number;
  readonly host: string;
}

/** The lists of domains that the operator keeps. */
export interface DomainLists {
  /** As they are now. */
  current(): Promise<OperatorLists>;
}

/** Domains in ASCII and lower case; each stands for its subdomains too. */
export interface OperatorLists {
  readonly blocked: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string>;
}

/** TrueType files to set text with. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /** The operator's own fonts, for characters the others lack. Asked for only then, since they can be large. */
  readonly fallbacks: () => readonly Uint8Array[];
}

/**
 * Fetches an absolute http or https URL without credentials, following redirects. Never asks an address that is not
 * public. Throws UpstreamError, naming host and cause, when there is no answer or it goes past a limit.
 */
export type PageFetcher = (
  url: string,
  limits: FetchLimits,
  visit?: Visit,
) => Promise<FetchedPage | ForbiddenPage>;

/** What is fetched of a page, at most. */
export interface FetchLimits {
  /** Whether a body is read, by its Content-Type, '' for none. */
  readonly wants: (contentType: string) => boolean;
  /** Redirects that are followed. */
  readonly redirects: number;
  /** Bytes that are read of the body after content decoding. */
  readonly bytes: number;
  /** Milliseconds for all redirects and the body, in which waiting for a place does not count. */
  readonly wholeMs: number;
}

export interface FetchedPage {
  readonly kind: 'page';
  readonly finalUrl: string;
  readonly status: number;
  /** URLs that answered with a redirect, in order, without the final one. */
  readonly redirectChain: readonly string[];
  /** Headers of the final answer, by lower-case name, the values of a repeated one in order. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  /** The beginning of the body after content decoding; empty when it was not wanted. */
  readonly body: Uint8Array;
  /** Whether the body went on after that. */
  readonly truncated: boolean;
}

/** The submitted URL may not be asked. `reason` reads after the name of a field and tells nothing of what is there. */
export interface ForbiddenPage {
  readonly kind: 'forbidden';
  readonly reason: string;
}

/** None of the answers of a language model could be used. */
export class UnusableAnswerError extends UpstreamError {
  constructor() {
    super('upstream_failed', 'The language model gave no answer that could be used.');
  }
}

/** What is used of an AbortSignal, so that these types need no platform's own. */
export interface Abandoned {
  readonly aborted: boolean;
  /** Why. */
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A language model behind an OpenAI-compatible chat interface. */
export interface LanguageModel {
  /** Begins what one call asks, which ends early when the call is abandoned. */
  open(visit?: Visit): ModelSession;
}

/**
 * All questions of one call, in pieces or one after another, within one budget of time that begins when the first may
 * be asked. That one throws UpstreamError with `overloaded` when too many calls wait; those after it are not refused so.
 */
export interface ModelSession {
  /** The configured model's id, or the first the back end lists. Throws UpstreamError. */
  modelId(): Promise<string>;
  /**
   * Asks until an answer is of use: at most three requests. Throws UnusableAnswerError where answers came but none
   * was of use, and UpstreamError where none came.
   */
  ask<Value>(question: ModelQuestion<Value>): Promise<Value>;
}

export interface ModelQuestion<Value> {
  /** What is to be done; never holds a word of the caller. */
  readonly system: string;
  /** What the caller sent, to be shown as JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The answer's JSON Schema, every member required and strict, by a name for it. */
  readonly answer: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  /** Tokens the answer may need. */
  readonly tokens: number;
  /** Judges the text of an answer: its value, or why it is of no use, in words the model is told. */
  readonly read: (text: string) => { readonly value: Value } | { readonly reason: string };
}

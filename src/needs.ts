import { UpstreamError } from './errors.ts';

/** The ports: what an operation may use of the outside world. Tests pass in fakes, the service its adapters. */
export interface Needs {
  readonly clock: () => Date;
  /** Reads one page of the public web. */
  readonly pageFetcher: PageFetcher;
  /** A language model; absent when none is configured. */
  readonly languageModel?: LanguageModel;
  /** Worker threads for the parts of an operation's work; absent where there are none. */
  readonly threads?: Threads;
  /** The call being answered; absent outside a service. The ports use it to share their capacity among callers. */
  readonly visit?: Visit;
  readonly resolver: Resolver;
  readonly domainLists: DomainLists;
  /** The fonts of documents: read at the first call, the same object afterwards. */
  readonly fonts: () => Promise<FontFiles>;
}

/** The name of a port, as declarations list it. */
export type PortName = Exclude<keyof Needs, 'visit'>;

/** The named ports, with the call they work for. */
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
  // A failed look-up is not an error: its answer is `failed`.
  resolver: { isInWorkers: false, isUpstream: false },
  pageFetcher: { isInWorkers: false, isUpstream: true },
  languageModel: { isInWorkers: false, isUpstream: true },
  threads: { isInWorkers: false, isUpstream: false },
};

/** Whether a call fails when this port does, with `upstream_failed` or `upstream_timeout`. */
export function isUpstream(name: PortName): boolean {
  return traits[name].isUpstream;
}

/** Whether worker threads have every one of these ports that is present in `needs`. */
export function areInWorkers(names: readonly PortName[], needs: Partial<Needs>): boolean {
  return names.every((name) => traits[name].isInWorkers || needs[name] === undefined);
}

/** The named ports of `needs` and no others, with the call they work for. */
export function pickPorts(names: readonly PortName[], needs: Needs, visit = needs.visit): Needs {
  const picked: Record<string, unknown> = {};
  for (const name of names) picked[name] = needs[name];
  if (visit !== undefined) picked.visit = visit;
  // The others are missing; an operation that uses one did not name it.
  return picked as unknown as Needs;
}

/** Ports that throw when used; `where` ends the message, such as "in a worker thread". */
export function unavailablePorts(where: string): Needs {
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
  /** Aborted when the result of the call is no longer needed. Created on demand: most work ends without it. */
  readonly abandoned: () => Abandoned;
}

/** DNS, bounded for each request in queries and in time; waiting for a place does not count as time. */
export interface Resolver {
  /**
   * Begins the look-ups of one request, which sends at most `queries` queries. They end early when the visit is
   * abandoned.
   */
  open(limits: { readonly queries: number }, visit?: Visit): DnsSession;
}

export interface DnsSession {
  /**
   * A failure of DNS is an answer, `failed`. Throws UpstreamError with `overloaded` when other look-ups hold all
   * places, and the reason of the visit when it is abandoned. `name` is ASCII in lower case without the trailing dot.
   */
  lookup(name: string, type: DnsType): Promise<DnsAnswer>;
}

export type DnsType = 'MX' | 'A' | 'AAAA';

/** Mail hosts of a domain that count, at most: those of the lowest preference. A message of 64 KB has room for 3,000. */
export const MAX_EXCHANGES = 32;

/** Addresses of a name that count, at most. */
export const MAX_ADDRESSES = 32;

/**
 * The answer of DNS for a name and type: `found` (with the hosts of MX records, or the addresses; a resolver that leaves
 * these out vouches for them), `no_data` when
 * the name has no such record (RFC 2308 2.2), `no_name` when the name does not exist, `failed` when no resolver
 * answered, `over_budget` when the request had no query left.
 */
export type DnsAnswer =
  | {
      readonly kind: 'found';
      readonly exchanges: readonly MailExchange[];
      /** The addresses of A or AAAA records, in any notation. */
      readonly addresses?: readonly string[];
    }
  | { readonly kind: 'no_data' | 'no_name' | 'failed' | 'over_budget' };

/** One MX record (RFC 1035 3.3.9). `host` is without the trailing dot; '' is the root. */
export interface MailExchange {
  readonly preference: number;
  readonly host: string;
}

/** The lists of domains that the operator keeps. */
export interface DomainLists {
  /** The lists as they are now. */
  current(): Promise<OperatorLists>;
}

/** Domains in ASCII and lower case; each covers its subdomains too. */
export interface OperatorLists {
  readonly blocked: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string>;
}

/** TrueType files to set text with. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /** Faces of documents with marked text and code. Called only then; without them they are upright. */
  readonly further?: () => FurtherFontFiles;
  /**
   * The operator's own fonts, for characters the others lack, those of a language first. Called only then, and gone through
   * until one has the character, since they can be large.
   */
  readonly fallbacks?: (language?: string) => Iterable<Uint8Array>;
  /** Emoji in one colour. Called when a text has one that the faces lack; without it, or without a file, they are boxes. */
  readonly emoji?: () => Uint8Array | undefined;
  /**
   * The glyphs of a text in a script whose letters join, from left to right, by the tables of one of the fallbacks. Without
   * it such letters are boxes.
   */
  readonly shape?: (font: Uint8Array, text: string) => readonly ShapedGlyph[];
}

/** A glyph of a text, and where it is drawn. */
export interface ShapedGlyph {
  /** Its number in the font; 0 for a character that the font lacks. */
  readonly glyph: number;
  /** Where the characters that it draws begin, in UTF-16 units; glyphs that draw them together have the same. */
  readonly cluster: number;
  /** How far behind it the next one begins, in font units. */
  readonly advance: number;
  /** How far from where it would begin it is drawn, in font units. */
  readonly x: number;
  readonly y: number;
}

/** TrueType files beside the regular and the bold one. */
export interface FurtherFontFiles {
  readonly italic: Uint8Array;
  readonly boldItalic: Uint8Array;
  /** Letters that are all equally wide. */
  readonly code: Uint8Array;
}

/**
 * Fetches an absolute http or https URL without credentials, following redirects. Never connects to an address that
 * is not public. Throws UpstreamError, naming host and cause, when there is no answer or it exceeds a limit.
 */
export type PageFetcher = (
  url: string,
  limits: FetchLimits,
  visit?: Visit,
) => Promise<FetchedPage | ForbiddenPage>;

/** The limits of one fetch. */
export interface FetchLimits {
  /** Whether to read a body of this Content-Type, '' for none. */
  readonly wants: (contentType: string) => boolean;
  /** Most redirects to follow. */
  readonly redirects: number;
  /** Most bytes to read of the body, after content decoding. */
  readonly bytes: number;
  /** Milliseconds for all redirects and the body; waiting for a place does not count. */
  readonly wholeMs: number;
  /**
   * The absolute URL to which a page leads by its content. It is followed as a redirect is, but where nothing more is
   * followed, or the page leads to where the fetch has been, the page is the answer.
   */
  readonly refresh?: (page: FetchedPage) => string | undefined;
}

export interface FetchedPage {
  readonly kind: 'page';
  readonly finalUrl: string;
  readonly status: number;
  /** URLs that answered with a redirect, in order, without the final one. */
  readonly redirectChain: readonly string[];
  /** Headers of the final answer, by lower-case name, the values of a repeated one in order. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  /** The beginning of the body after content decoding; empty when `wants` returned false. */
  readonly body: Uint8Array;
  /** Whether the body continued after that. */
  readonly truncated: boolean;
}

/**
 * The submitted URL must not be fetched. `reason` reads after the name of a field and reveals nothing about the
 * target.
 */
export interface ForbiddenPage {
  readonly kind: 'forbidden';
  readonly reason: string;
}

/** None of the answers of the language model could be used. */
export class UnusableAnswerError extends UpstreamError {
  constructor() {
    super('upstream_failed', 'The language model gave no answer that could be used.');
  }
}

/** The back end refuses a request because its prompt is longer than the model can read. A shorter one may be answered. */
export class PromptTooLongError extends UpstreamError {
  constructor() {
    super('upstream_failed', 'The language model cannot read so long a text.');
  }
}

/** The part of AbortSignal that is used, so that these types depend on no platform. */
export interface Abandoned {
  readonly aborted: boolean;
  /** Why it was aborted. */
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * Does one of the `parts` of the operation that is being performed, by its name, in a worker thread where it is expected
 * to be heavy. Throws what the part throws, and as a call does that waits for a thread.
 */
export type Threads = (part: string, given: unknown) => Promise<unknown>;

/** A language model behind an OpenAI-compatible chat interface. */
export interface LanguageModel {
  /** Begins the questions of one call; they end early when the call is abandoned. */
  open(visit?: Visit): ModelSession;
}

/**
 * All questions of one call, at once or one after another, within one time budget that begins when the first may be
 * asked. The first throws UpstreamError with `overloaded` when too many calls wait; later ones do not.
 */
export interface ModelSession {
  /** Whether the back end seems to have read only a part of a question: its context was too small. */
  readonly isPromptCut: boolean;
  /** The configured model's id, or the first the back end lists. Throws UpstreamError. */
  modelId(): Promise<string>;
  /**
   * Asks until an answer is usable, in at most three requests. Throws UnusableAnswerError when no answer was usable,
   * PromptTooLongError when the question is too long, and UpstreamError when no answer arrived.
   */
  ask<Value>(question: ModelQuestion<Value>): Promise<Value>;
}

export interface ModelQuestion<Value> {
  /** The task; never contains text of the caller. */
  readonly system: string;
  /** What the caller sent; the model sees it as JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The answer's JSON Schema, every member required and strict, by a name for it. */
  readonly answer: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  /** Tokens the answer may need: a much longer answer is not read to its end. */
  readonly tokens: number;
  /** Reads the text of an answer: its value, or why it is unusable, in words that are sent to the model. */
  readonly read: (text: string) => Promise<{ readonly value: Value } | { readonly reason: string }>;
}

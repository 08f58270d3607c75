import type { Needs, PortName, Threads } from './needs.ts';
import type { ObjectSchema, Schema } from './schema/schema.ts';

export type * from './needs.ts';

/**
 * One job of Sundry, declared once, as data. Routes, validation, OpenAPI, the docs page, commands and agent tools are
 * all derived from it; no surface names an operation.
 *
 * `run` is pure: no clock, network, environment or storage but the ports that `needs` names. `Input` is the value of
 * its input schema, `Value` that of the schema of its JSON answer; `never` where it answers files only.
 */
export interface Operation<Input = never, Value = unknown> {
  /** `<group>.<name>` in snake case: operationId, tool, command and client method derive from it. */
  readonly id: `${Group}.${string}`;
  /** One imperative line without a full stop, such as "Draw a QR code". */
  readonly summary: string;
  /** Markdown paragraphs for the docs: what it does that the fields do not say. */
  readonly description: string;
  readonly routes: readonly Route[];
  readonly input: ObjectSchema;
  /** The member that the operation is about. Faces where people type show it first, or do without its name. */
  readonly subject?: Subject;
  /** The id of an operation that answers the same input with text: the figures of an invoice, beside its PDF. */
  readonly companion?: `${Group}.${string}`;
  /**
   * `json-text`: `run` gets a JsonRequest, because parsing would lose what it needs (the order of members, digits).
   * `input` then documents what the body may be, and `run` itself enforces it.
   */
  readonly reads?: 'json-text';
  readonly output: Output;
  /** `bodyBytes`: of a JSON body; of the file itself where the input has one (`x-bytes`). */
  readonly limits: { readonly bodyBytes: number };
  /** Most bytes of an answer, or the function of most bytes by those of the request: of its body, or its query string. */
  readonly answerBytes: AnswerBytes;
  /** The ports that `run` uses; it gets no others. */
  readonly needs: readonly PortName[];
  /** Ports whose failure does not fail a call: it is then answered without them. */
  readonly fallsBackFrom?: readonly PortName[];
  /**
   * A call expected to hold its thread for more than 2 ms is answered in a worker thread, if that has the ports the
   * operation needs. Without `cost` every call stays in the main thread.
   */
  readonly cost?: Cost<Input>;
  /** The two steps of `run`, when `inTwoSteps` made it. */
  readonly steps?: Steps<Input>;
  /** What `run` has done by the port `threads`, by names. */
  readonly parts?: Readonly<Record<string, Part>>;
  /** Runs the first example once the service listens: for operations whose first call is slow and that load little. */
  readonly warmsUp?: true;
  readonly cache?: CachePolicy;
  /** At least one. Executed through every surface by the tests; the docs show their real answers. */
  readonly examples: readonly Example[];
  /** Versions of the data the answers depend on, shown by /health, such as `{ timezones: '2026f' }`. */
  readonly data?: Readonly<Record<string, string>>;
  readonly deprecated?: Deprecation;
  run(input: Input, needs: Needs): Result<Value> | Promise<Result<Value>>;
}

/**
 * A bound that no answer exceeds, whatever the caller and others send. It is what memory has to hold for a call, so it
 * is as low as the work allows, and no estimate.
 */
export type AnswerBytes = number | ((requestBytes: number) => number);

/**
 * Milliseconds for which a call is expected to hold the thread it runs on, measured on one core of the bench
 * machine.
 */
export interface Cost<Input = never> {
  /** Of a body too long to be read before its thread is chosen. */
  ofBytes(bodyBytes: number): number;
  /** Of an input that is read already: a query string, or a short body. */
  ofInput(input: Input): number;
}

/**
 * Heavy work on what only the main thread can get: the first step gets it there, the second may run in a worker
 * thread. What passes between them is plain data that structured clone keeps. Its bytes are moved, not copied:
 * `gather` must not keep them.
 */
export interface Steps<Input = never, Given = Needs, Gathered = unknown, Answer extends Result = Result> {
  gather(input: Input, needs: Given): Promise<Gathered>;
  /** Milliseconds for which `compute` is expected to hold its thread. Over 2 ms it runs in a worker thread. */
  cost(gathered: Gathered): number;
  /** Pure, and without ports. */
  compute(gathered: Gathered): Answer | Promise<Answer>;
}

/** The members of a declaration whose work is done in two steps; its `run` performs both in the calling thread. */
export function inTwoSteps<Input, Given, Gathered, Answer extends Result>(
  steps: Steps<Input, Given, Gathered, Answer>,
) {
  return {
    steps,
    run: async (input: Input, needs: Given): Promise<Answer> =>
      steps.compute(await steps.gather(input, needs)),
  };
}

/**
 * Pure work that may be long between what an operation asks its ports. What it gets and what it makes is plain data
 * that structured clone keeps.
 */
export interface Part<Given = never, Made = unknown> {
  /** Milliseconds for which `compute` is expected to hold its thread. Over 2 ms it runs in a worker thread. */
  cost(given: Given): number;
  compute(given: Given): Made | Promise<Made>;
}

/** The parts of an operation as functions. */
export type PartFunctions<Parts extends Readonly<Record<string, Part>>> = {
  readonly [Name in keyof Parts]: Parts[Name] extends Part<infer Given, infer Made>
    ? (given: Given) => Promise<Made>
    : never;
};

/** The parts of an operation as functions that are performed by `threads`, and in the calling thread without it. */
export function partsBy<Parts extends Readonly<Record<string, Part>>>(
  parts: Parts,
  threads: Threads | undefined,
): PartFunctions<Parts> {
  const functions = Object.entries(parts).map(([name, part]) => [
    name,
    async (given: never) => (threads === undefined ? part.compute(given) : threads(name, given)),
  ]);
  return Object.fromEntries(functions);
}

/** The product groups, in the order people see them, with the tag text of the docs. */
export const groups = {
  invoice: 'Invoice PDF',
  email: 'Email Verify',
  site: 'Site Intel',
  text: 'Text AI',
  qr: 'QR Code',
  barcode: 'Barcode',
  convert: 'Conversion',
  image: 'Image',
  calendar: 'Calendar',
  pdf: 'PDF',
} as const;

export type Group = keyof typeof groups;

/**
 * A GET route reads the whole input from the query string, a POST route from a JSON body. A POST whose input has a file
 * reads that from the body as well, under a media type of the file, and the other members from the query string.
 */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: `/v1/${string}`;
  /**
   * Replaces the schema of single members on this route, where it accepts less than the operation does. `false` leaves
   * a member to the POST of the same path: it is refused here, which says so.
   */
  readonly narrows?: Readonly<Record<string, Schema | false>>;
  /** Members that this route requires beside those that its operation does. */
  readonly requires?: readonly string[];
  /** Members that a POST route also accepts in its query string, where they override the body. */
  readonly query?: readonly string[];
  /** A member whose bare value may be the whole body, such as the list itself for `{ "rows": [...] }`. */
  readonly bare?: string;
  /** The media types of the output this route can answer with; all of them when left out. */
  readonly media?: readonly string[];
}

/** The input of an operation that reads JSON text. */
export interface JsonRequest {
  /** One JSON value, known to be valid, of any depth: as UTF-8 without a byte order mark, and decoded. */
  readonly body: { readonly bytes: Uint8Array; readonly text: string };
  /** The members of the query string, validated; without absent ones and without defaults. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** `lines`: the operation is often wanted for every line of a file, one subject a line. */
export interface Subject {
  readonly member: string;
  readonly lines?: true;
}

/** What a 200 carries: one entry for each media type, a schema for JSON or a sentence for a file. */
export interface Output {
  readonly media: Readonly<Record<string, { readonly schema: Schema } | { readonly file: string }>>;
  /** Response headers of the operation itself, with their meaning. */
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>;
  /** What readers of a JSON answer often do next with it. */
  readonly links?: readonly AnswerLink[];
}

/**
 * A member of a JSON answer that another operation takes (OpenAPI 3.1, Link Object):
 *
 *     { summary: 'Draw it as PDF', member: 'invoice', operation: 'invoice.pdf' }
 */
export interface AnswerLink {
  /** One imperative line without a full stop, about the member as "it". */
  readonly summary: string;
  readonly member: string;
  /** The id of an operation that has a POST. */
  readonly operation: `${Group}.${string}`;
  /** The member of its input that the value is; the whole input when left out. */
  readonly as?: string;
  /** Members of the value that the operation refuses, and which go. */
  readonly without?: readonly string[];
}

/** How a 200 may be kept. The answer to a GET gets an ETag over release and canonical input. */
export type CachePolicy = CacheLifetime | CacheValidation;

/** For some time it is used without asking. Release and input decide every byte, so its ETag is strong. */
export interface CacheLifetime {
  readonly scope: 'public' | 'private';
  readonly maxAgeSeconds: number;
  readonly immutable: boolean;
}

/**
 * The answer to a GET is validated before each use (`no-cache`), that to a POST is not kept. For answers that differ in
 * what has no meaning for their readers, such as the moment they were made: the ETag is weak (RFC 9110 8.8.1).
 */
export interface CacheValidation {
  readonly revalidates: true;
}

export interface Example {
  /** A short title, such as "A Wi-Fi card for the shop window". */
  readonly title: string;
  /** Without the file. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The file of an input that has one, and the name it would be saved under. */
  readonly file?: ExampleFile;
  /**
   * What the ports return in this example, so that the documents are the same wherever they are made and making them
   * sends no request. The clock of the documents is fixed.
   */
  readonly needs?: Partial<Needs>;
}

export interface ExampleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** RFC 9745 Deprecation and RFC 8594 Sunset, both as ISO dates; `link` explains what to use instead. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
  readonly link: string;
}

export type Result<Value = unknown> = JsonResult<Value> | WrittenJson | FileResult;

interface ResultBase {
  readonly headers?: Readonly<Record<string, string>>;
  /** Of an operation that reads JSON text: the members of its body that it ignored, by their paths. */
  readonly ignored?: readonly string[];
}

export interface JsonResult<Value = unknown> extends ResultBase {
  readonly kind: 'json';
  readonly value: Value;
}

/** A JSON value that the operation has written itself: its text keeps what a value of JavaScript cannot hold. */
export interface WrittenJson extends ResultBase {
  readonly kind: 'json';
  /** UTF-8. */
  readonly bytes: Uint8Array;
}

export interface FileResult extends ResultBase {
  readonly kind: 'file';
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
  /** The name in ASCII, for clients that read no other; derived from `fileName` when left out. */
  readonly asciiName?: string;
  readonly disposition: 'inline' | 'attachment';
}

/** Most bytes of an answer to a request whose body, or query string, has this many bytes. */
export function mostAnswerBytes(
  { answerBytes }: Pick<Operation, 'answerBytes'>,
  requestBytes: number,
): number {
  return typeof answerBytes === 'number' ? answerBytes : answerBytes(requestBytes);
}

/** The group of an operation, read from its id. */
export function groupOf(operation: Operation): Group {
  return operation.id.slice(0, operation.id.indexOf('.')) as Group;
}

/** The policy for the answers of one route, undefined where they are not kept. */
export function cacheOf(
  { cache }: Pick<Operation, 'cache'>,
  { method }: Pick<Route, 'method'>,
): CachePolicy | undefined {
  const isKept = cache !== undefined && (method === 'GET' || !('revalidates' in cache));
  return isKept ? cache : undefined;
}

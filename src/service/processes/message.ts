/** The figures of one process, as prom-client gives a registry as JSON. */
export type Figures = readonly FigureSet[];

/** A metric with its values. */
export interface FigureSet {
  readonly name: string;
  /** `counter`, `gauge`, `histogram` or `summary`. */
  readonly type: unknown;
}

/** The figures of all processes. */
export interface AllFigures {
  readonly lists: readonly Figures[];
  readonly processes: number;
  readonly restarts: number;
}

/** What a process may use of what the settings grant to all of them. */
export interface Share {
  readonly workers: number;
  /** Requests to the language model at a time. */
  readonly modelRequests: number;
}

/** What the parent sends to a process. The socket to listen on comes with `begin`, but to the first. */
export type ToChild =
  | { readonly kind: 'begin'; readonly number: number; readonly share: Share }
  | { readonly kind: 'started' }
  | { readonly kind: 'stop'; readonly signal: NodeJS.Signals }
  | { readonly kind: 'end' }
  | { readonly kind: 'report'; readonly id: number }
  | { readonly kind: 'figures'; readonly id: number; readonly all: AllFigures };

/** What a process sends to the parent. The socket that the first has opened comes with its `listening`. */
export type ToParent =
  | { readonly kind: 'hello' }
  | { readonly kind: 'listening'; readonly greeting: string }
  | { readonly kind: 'collect'; readonly id: number }
  | { readonly kind: 'report'; readonly id: number; readonly figures: Figures };

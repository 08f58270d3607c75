import type { Needs, Operation } from '../operation.ts';
import type { ServerAddress } from './server/server.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What the command works with; the composition root provides it. */
export interface CommandWorld {
  readonly operations: readonly Operation[];
  readonly terminal: Terminal;
  /** The ports of an operation, loaded when it is called in this process. */
  readonly needsOf: (operation: Operation) => Promise<Needs>;
  /** The server to call, from flags and settings; undefined for calls in this process. */
  readonly serverOf: (given: GivenServer) => ServerAddress | undefined;
  /** The OpenAPI document of this release. */
  readonly openApi: () => Promise<unknown>;
  /** The commands that the composition root runs, such as `serve`, with their meaning. */
  readonly otherCommands: Readonly<Record<string, string>>;
  /** The usage texts of those commands by their words. */
  readonly usages: () => Promise<Readonly<Record<string, string>>>;
  /** Milliseconds since some fixed moment. */
  readonly now: () => number;
}

/** What the flags say of the server. */
export interface GivenServer {
  readonly url: string | undefined;
  readonly key: string | undefined;
}

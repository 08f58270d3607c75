import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reading } from '../../request/read.ts';
import type { Caller } from '../callers/caller.ts';
import type { Holding } from './body-memory.ts';
import type { Endpoint } from './routing.ts';

/** One request and the answer to it, with what is learned on the way. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Milliseconds of performance.now(). */
  readonly startedAt = performance.now();
  /** The path as sent: nothing decoded, nothing forgiven. */
  readonly path: string;
  /** What follows `?`, still encoded; '' when there is none. */
  readonly query: string;
  endpoint: Endpoint | undefined = undefined;
  caller: Caller | undefined = undefined;
  /** Counted calls of the caller, as the answer's x-quota-used will say. */
  used = 0;
  /** Set when this thread has read it. */
  reading: Reading | undefined = undefined;
  entityTag: string | undefined = undefined;
  body: Buffer | undefined = undefined;
  /** What its body takes of the bound on all of them. */
  holding: Holding | undefined = undefined;
  answered = false;
  /** Nothing more can be read from this connection: it ends with the answer. */
  closes = false;

  constructor(request: IncomingMessage, response: ServerResponse, requestId: string) {
    this.request = request;
    this.response = response;
    this.requestId = requestId;
    const target = originForm(request.url ?? '/');
    const mark = target.indexOf('?');
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = mark < 0 ? '' : target.slice(mark + 1);
  }

  /** Drops what only the call needed: an open connection keeps its last exchange. */
  release(): void {
    this.body = undefined;
    this.reading = undefined;
    this.holding?.release();
    this.holding = undefined;
  }
}

/** A request target in absolute form must be taken too (RFC 9112 3.2.2): its scheme and authority are dropped. */
function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}

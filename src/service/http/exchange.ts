import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connection } from './connections.ts';

/** One request as it arrived, and the response to write to. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly connection: Connection;
  readonly requestId: string;
  /** Milliseconds of performance.now(). */
  readonly startedAt = performance.now();
  /** The path as sent: nothing decoded, nothing corrected. */
  readonly path: string;
  /** What follows `?`, still encoded; '' when there is none. */
  readonly query: string;
  #unreadable: Error | undefined;
  #arrival: Arrival | undefined;
  #timer: NodeJS.Timeout | undefined;
  #onUnreadable: ((reason: Error) => void) | undefined;

  constructor(request: IncomingMessage, response: ServerResponse, connection: Connection, requestId: string) {
    this.request = request;
    this.response = response;
    this.connection = connection;
    this.requestId = requestId;
    const target = originForm(request.url ?? '/');
    const mark = target.indexOf('?');
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = mark < 0 ? '' : target.slice(mark + 1);
  }

  /** The reason when the rest of the request is not read: the connection then ends with the answer. */
  get unreadable(): Error | undefined {
    return this.#unreadable;
  }

  /** Bounds the time of the body, where there is one. */
  limitArrival(arrival: Arrival): void {
    const { headers } = this.request;
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
    this.#arrival = arrival;
    this.request.once('close', () => clearTimeout(this.#timer));
    this.#wait(arrival, arrival.milliseconds);
  }

  /** Gives a body of up to so many bytes the time that a slow line needs for it. */
  extendArrival(bytes: number): void {
    const arrival = this.#arrival;
    if (arrival === undefined || this.request.complete) return;
    const { milliseconds, mostMilliseconds } = arrival;
    clearTimeout(this.#timer);
    this.#wait(arrival, Math.min(arrivalTime(milliseconds, bytes), mostMilliseconds));
  }

  #wait({ onLate }: Arrival, milliseconds: number): void {
    const left = milliseconds - (performance.now() - this.startedAt);
    this.#timer = setTimeout(() => {
      if (!this.request.complete) onLate(milliseconds);
    }, left).unref();
  }

  /** Gives up the rest of the request: it cannot be parsed, came too late, or exceeds the memory for bodies. */
  breakOff(reason: Error): void {
    this.#unreadable ??= reason;
    this.#onUnreadable?.(reason);
  }

  /** Calls `listener` when the rest of the request is given up; undefined stops that. */
  onUnreadable(listener: ((reason: Error) => void) | undefined): void {
    this.#onUnreadable = listener;
  }
}

/** How long the body of a request may take. */
export interface Arrival {
  /** Milliseconds from the end of the headers. */
  readonly milliseconds: number;
  /** The same for the longest files. */
  readonly mostMilliseconds: number;
  /** Called with the milliseconds when they are over and the body is not there. */
  readonly onLate: (milliseconds: number) => void;
}

/** Bytes of a file for which its sender gets one more second. */
const BYTES_PER_SECOND = 131_072;

/** Milliseconds for a file of up to so many bytes, beside the time that every body has. */
function arrivalTime(milliseconds: number, bytes: number): number {
  return milliseconds + Math.ceil(bytes / BYTES_PER_SECOND) * 1000;
}

/** A request target in absolute form must be accepted too (RFC 9112 3.2.2): its scheme and authority are dropped. */
function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}

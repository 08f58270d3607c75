import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Connection, HeadListener } from './connections.ts';
import { beginRequest, endRequest } from './pipelining.ts';

const KB = 1024;

/** A connection, and what its parser does with the next head: `begins`, or `stops` reading. */
function connect() {
  const begins: HeadListener = () => 0;
  const parser = { onIncoming: begins };
  const connection: Connection = {
    socket: { parser } as unknown as Socket,
    address: '192.0.2.1',
    running: 0,
    begun: 0,
    headBytes: 0,
    heldListener: undefined,
  };
  const begin = (headBytes: number) => beginRequest(connection, headBytes, () => {});
  return {
    begin,
    end: (headBytes: number) => endRequest(connection, headBytes),
    next: () => (parser.onIncoming === begins ? 'begins' : 'stops'),
  };
}

describe('the next request of a connection', () => {
  it.each([
    { name: 'begins while fifteen wait', heads: Array(15).fill(KB), next: 'begins' },
    { name: 'does not begin while sixteen wait', heads: Array(16).fill(KB), next: 'stops' },
    { name: 'does not begin while heads of 128 KB wait', heads: Array(4).fill(32 * KB), next: 'stops' },
  ])('$name', ({ heads, next }) => {
    const connection = connect();
    for (const headBytes of heads) connection.begin(headBytes);
    expect(connection.next()).toBe(next);
    for (const headBytes of heads) connection.end(headBytes);
    expect(connection.next()).toBe('begins');
  });
});

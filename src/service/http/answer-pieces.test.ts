import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnswerPieces, PIECE_BYTES } from './answer-pieces.ts';

/** What was written to a response, and its buffers. */
class Taken {
  readonly buffers: number[] = [];
  hasEnded = false;
  hasRoom = true;
  drained = () => {};

  write(piece: Uint8Array): boolean {
    this.buffers.push(piece.buffer.byteLength);
    return this.hasRoom;
  }

  end(piece: Uint8Array): void {
    this.buffers.push(piece.buffer.byteLength);
    this.hasEnded = true;
  }

  once(_drain: string, listener: () => void): void {
    this.drained = listener;
  }
}

function piecesFor(taken: Taken, body: Uint8Array): AnswerPieces {
  return new AnswerPieces(taken as unknown as ServerResponse, body, 'call');
}

const server = createServer((request, response) => {
  const [length, room] = request.url!.slice(1).split('-').map(Number) as [number, number];
  const body = numbered(length + room).subarray(room / 2, room / 2 + length);
  new AnswerPieces(response, body, room > 0 ? 'document' : 'call').write();
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

/** Bytes of which those a piece apart differ. */
function numbered(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => index % 251);
}

describe('an answer in pieces', () => {
  it.each([
    ['empty', 0, 0],
    ['of one byte', 1, 0],
    ['of one byte of a large buffer', 1, 200_000],
    ['of a piece less a byte', PIECE_BYTES - 1, 0],
    ['of a piece', PIECE_BYTES, 0],
    ['of a piece and a byte', PIECE_BYTES + 1, 0],
    ['of three pieces, from the middle of a buffer', 3 * PIECE_BYTES, 1000],
    ['larger than what the system accepts at once', 12_000_000, 0],
  ])('%s arrives whole', async (_case, length, room) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/${length}-${room}`);
    const received = Buffer.from(await response.arrayBuffer());
    expect(received.equals(numbered(length + room).subarray(room / 2, room / 2 + length))).toBe(true);
  });

  it.each([
    ['of many pieces', 1_000_000, 1_000_000],
    ['short, at the start of a large buffer', 10, 1_000_000],
  ])('%s: no piece keeps more than itself', (_case, length, buffer) => {
    const taken = new Taken();
    piecesFor(taken, new Uint8Array(buffer).subarray(0, length)).write();
    expect(taken.hasEnded).toBe(true);
    expect(taken.buffers).toHaveLength(Math.ceil(length / PIECE_BYTES));
    expect(Math.max(...taken.buffers)).toBeLessThanOrEqual(PIECE_BYTES);
  });

  it('short in a small buffer is not copied', () => {
    const taken = new Taken();
    piecesFor(taken, new Uint8Array(8192).subarray(0, 10)).write();
    expect(taken.buffers).toEqual([8192]);
  });

  it('waits until Node has room', () => {
    const taken = new Taken();
    taken.hasRoom = false;
    piecesFor(taken, new Uint8Array(3 * PIECE_BYTES)).write();
    expect(taken.buffers).toHaveLength(1);
    taken.drained();
    expect(taken.buffers).toHaveLength(2);
    taken.drained();
    expect(taken.hasEnded).toBe(true);
  });

  it('writes nothing more once it is dropped', () => {
    const taken = new Taken();
    taken.hasRoom = false;
    const pieces = piecesFor(taken, new Uint8Array(3 * PIECE_BYTES));
    pieces.write();
    pieces.drop();
    taken.drained();
    expect(taken.buffers).toHaveLength(1);
    expect(taken.hasEnded).toBe(false);
  });
});

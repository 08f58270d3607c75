import { inflatePieces, inflateSmall } from '../deflate/inflate.ts';
import { crc32 } from '../deflate/zlib.ts';
import type { RefuseZip, ZipEntry } from './directory.ts';

/** A file of at most this many bytes is decompressed at once; a trip to zlib's threads costs as much. */
const SMALL = 262_144;

/** Bytes of a piece of a file that is stored. */
const PIECE = 262_144;

/** Longest part of a name in a refusal. */
const SHOWN = 60;

const STORED = 0;
const DEFLATED = 8;

/**
 * The bytes of a file in pieces. Never more than its entry says: calls `refuse` where there are more or fewer, where
 * the checksum is wrong, and for encryption and methods that are neither stored nor deflated.
 */
export async function* entryPieces(entry: ZipEntry, refuse: RefuseZip): AsyncGenerator<Uint8Array, void> {
  const { name, size, isEncrypted } = entry;
  if (isEncrypted) refuse('is protected by a password');
  let length = 0;
  let crc = 0;
  for await (const piece of piecesOf(entry, refuse)) {
    // zlib's crc32 starts again at 0 for an empty piece.
    if (piece.length === 0) continue;
    length += piece.length;
    if (length > size) break;
    crc = crc32(piece, crc);
    yield piece;
  }
  if (length !== size)
    refuseBroken(refuse, name, `it has ${length > size ? 'more' : 'fewer'} bytes than it should`);
  if (crc !== entry.crc) refuseBroken(refuse, name, 'its checksum is wrong');
}

async function* piecesOf(
  { name, method, size, stored }: ZipEntry,
  refuse: RefuseZip,
): AsyncGenerator<Uint8Array, void> {
  if (method === STORED) {
    for (let at = 0; at < stored.length; at += PIECE) yield stored.subarray(at, at + PIECE);
  } else if (method !== DEFLATED) {
    refuse(`has ${name.slice(0, SHOWN)} compressed by method ${method}, only deflate is read`);
  } else {
    // In pieces, what is too long is told apart from what is broken.
    const small = size <= SMALL ? inflateSmall(stored, size) : undefined;
    if (small !== undefined) yield small;
    else yield* inflated(stored, name, refuse);
  }
}

async function* inflated(
  stored: Uint8Array,
  name: string,
  refuse: RefuseZip,
): AsyncGenerator<Uint8Array, void> {
  const pieces = inflatePieces(stored);
  try {
    for (;;) {
      const next = await nextOrBroken(pieces);
      if (next === undefined) refuseBroken(refuse, name, 'it cannot be decompressed');
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await pieces.return();
  }
}

/** An error of the decompression is one of the file. */
async function nextOrBroken(
  pieces: AsyncGenerator<Uint8Array, void>,
): Promise<IteratorResult<Uint8Array, void> | undefined> {
  try {
    return await pieces.next();
  } catch {
    return undefined;
  }
}

function refuseBroken(refuse: RefuseZip, name: string, reason: string): never {
  return refuse(`is a broken ZIP archive: ${name.slice(0, SHOWN)}: ${reason}`);
}

import type { RefuseXml } from './refuse.ts';

/** Pieces of an XML document as UTF-8: without a byte order mark, and decoded where they are UTF-16 (XML 1.0 annex F). */
export async function* utf8Pieces(
  pieces: AsyncIterable<Uint8Array>,
  refuse: RefuseXml,
): AsyncGenerator<Uint8Array, void> {
  let decoder: Decoder | undefined;
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst) {
      const encoding = encodingOf(piece);
      if (encoding !== undefined) decoder = new TextDecoder(encoding, { fatal: true });
      isFirst = false;
      if (decoder === undefined) {
        yield piece.subarray(hasMark(piece) ? UTF8_MARK.length : 0);
        continue;
      }
    }
    yield decoder === undefined ? piece : decoded(decoder, piece, refuse);
  }
  if (decoder !== undefined) decoded(decoder, undefined, refuse);
}

type Decoder = InstanceType<typeof TextDecoder>;

const UTF8_MARK = [0xef, 0xbb, 0xbf];

function hasMark(piece: Uint8Array): boolean {
  return UTF8_MARK.every((byte, index) => piece[index] === byte);
}

function encodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return undefined;
}

/** Without a piece, the end: half a character there is refused. */
function decoded(decoder: Decoder, piece: Uint8Array | undefined, refuse: RefuseXml): Uint8Array {
  try {
    const text = piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
    return new TextEncoder().encode(text);
  } catch {
    return refuse('it is not UTF-16');
  }
}

/** A message that ends too early, or holds an invalid name (RFC 1035 4.1.4). */
export class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage';
}

/** A name in a message, in lower case. */
export interface WireName {
  /** Its labels joined by dots, '' for the root; dots and backslashes inside a label are escaped (RFC 1035 5.1). */
  readonly text: string;
  /** Where the name ends in the place that was read: behind its first pointer, if it has one. */
  readonly end: number;
}

/** A resource record (RFC 1035 4.1.3), its names and data unread. */
export interface WireRecord {
  /** Where its owner name begins. */
  readonly owner: number;
  readonly type: number;
  readonly class: number;
  /** Seconds. */
  readonly ttl: number;
  /** Where its data begins and ends. */
  readonly start: number;
  readonly end: number;
}

/** RFC 1035 2.3.4: octets of a name with the length of each label and the root. */
const MAX_NAME_OCTETS = 255;
const MAX_LABEL = 63;
/** A name has at most 127 labels, each of which can be behind a pointer; more pointers only lead to others. */
const MAX_POINTERS = 127;
/** The two highest bits of a label's length: a pointer. */
const POINTER = 0xc0;

/** A DNS message (RFC 1035 4.1), read where it is asked to. Every reading throws MalformedMessage behind its end. */
export class WireMessage {
  readonly #bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  uint16(at: number): number {
    this.#require(at, 2);
    return this.#bytes.readUInt16BE(at);
  }

  uint32(at: number): number {
    this.#require(at, 4);
    return this.#bytes.readUInt32BE(at);
  }

  /**
   * The name at a place. Its text is a string of its own, not a part of the message. Pointers lead backwards, as
   * RFC 1035 4.1.4 has them, so that every name ends.
   */
  name(at: number): WireName {
    let [written, octets, pointers] = [0, 1, 0];
    let from = at;
    let end = 0;
    for (;;) {
      this.#require(at, 1);
      const length = this.#bytes[at]!;
      if (length >= POINTER) {
        if (pointers === 0) end = at + 2;
        at = this.uint16(at) & 0x3fff;
        if (at >= from || ++pointers > MAX_POINTERS) throw new MalformedMessage('a pointer');
        from = at;
        continue;
      }
      at += 1;
      if (length === 0) return { text: textOf(written), end: pointers === 0 ? at : end };
      octets += 1 + length;
      if (length > MAX_LABEL || octets > MAX_NAME_OCTETS) throw new MalformedMessage('a long name');
      this.#require(at, length);
      if (written > 0) scratch[written++] = DOT;
      for (const label = at + length; at < label; at++) written = writeOctet(this.#bytes[at]!, written);
    }
  }

  /** The record at a place. */
  record(owner: number): WireRecord {
    const at = this.#endOfName(owner);
    const start = at + 10;
    const end = start + this.uint16(at + 8);
    this.#require(end, 0);
    return { owner, type: this.uint16(at), class: this.uint16(at + 2), ttl: this.uint32(at + 4), start, end };
  }

  /** Where the name at a place ends, without reading its labels. */
  #endOfName(at: number): number {
    for (;;) {
      this.#require(at, 1);
      const length = this.#bytes[at]!;
      if (length >= POINTER) return at + 2;
      if (length > MAX_LABEL) throw new MalformedMessage('a label');
      at += 1 + length;
      if (length === 0) return at;
    }
  }

  #require(at: number, length: number): void {
    if (at + length > this.#bytes.length) throw new MalformedMessage('the end');
  }
}

const DOT = 0x2e;
const BACKSLASH = 0x5c;

/** The name that is being read: each of its octets may be escaped. */
const scratch = Buffer.alloc(2 * MAX_NAME_OCTETS);

/** Writes an octet of a label in lower case (RFC 4343 3); returns where the next is written. */
function writeOctet(octet: number, at: number): number {
  if (octet === DOT || octet === BACKSLASH) scratch[at++] = BACKSLASH;
  scratch[at++] = octet >= 0x41 && octet <= 0x5a ? octet + 0x20 : octet;
  return at;
}

function textOf(length: number): string {
  return scratch.toString('latin1', 0, length);
}

/**
 * XML as tokens (XML 1.0 with namespaces), from pieces of UTF-8 as they arrive:
 *
 *     <a x="1">t&amp;</a>    START a {x: 1}    TEXT t&    END    FINISHED
 *
 * Made for the sheets of workbooks, 64 MB of small elements: names and values are ranges of the bytes, compared and not
 * decoded. read-elements.ts makes a tree of a small document, for e-invoices; escape.ts writes. Left out, and refused:
 * DOCTYPE, so that there are no entities but the five of XML, and nothing is ever fetched.
 */
import { byteFinder } from '../byte-finder.ts';
import { hasText, joined } from '../bytes.ts';
import { findText } from '../find-text.ts';
import { Attributes } from './attributes.ts';
import { HASH_PRIME, HASH_START } from './name-hash.ts';
import { Namespaces } from './namespaces.ts';
import { NextByte } from './next-byte.ts';
import { decodeReferences } from './references.ts';
import type { RefuseXml, RefuseXmlAt } from './refuse.ts';

/** What `next` has moved to. */
export type XmlToken = typeof MORE | typeof FINISHED | typeof START | typeof END | typeof TEXT;

/** The document goes on in the next piece. */
export const MORE = 0;
/** The document has ended. */
export const FINISHED = 1;
/** The start of an element; that of an empty one is followed by its end. */
export const START = 2;
/** The end of the element that was started last and has not ended. */
export const END = 3;
/** Text of an element, or a part of it: comments and CDATA sections part it. */
export const TEXT = 4;

/** Longest tag, comment, or text between two tags, in bytes. */
const MAX_TOKEN = 1_048_576;

/** Most levels of elements. */
const MAX_DEPTH = 256;

/** Up to this length a loop finds the end of a text faster than a search does. */
const SHORT = 32;

/** Longest element that `passOnlyText` looks at. */
const MAX_ONLY_TEXT = 256;

const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const BANG = 0x21;
const AMPERSAND = 0x26;
const SLASH = 0x2f;
const COLON = 0x3a;
const LESS = 0x3c;
const GREATER = 0x3e;
const QUESTION = 0x3f;

/**
 * Reads XML 1.0 in UTF-8, a token a call, over pieces of bytes: what a token says are places in the bytes, and a string
 * is made only of what somebody asks for. Namespaces are resolved. Refused are documents with a DOCTYPE, references to
 * entities but the five of XML, elements that do not match, more than 256 levels and tokens of more than 1 MiB.
 */
export class XmlReader {
  /** The attributes of the last start. */
  readonly attributes: Attributes;
  /** Where the local name of the last start, or the text, is: in `bytes` from `start` to `end`. */
  bytes: Uint8Array = new Uint8Array(0);
  start = 0;
  end = 0;
  /** The namespace of the last start: its place in the list that was given, from 1; 0 for all others. */
  space = 0;
  /** Elements that have started and not ended. */
  depth = 0;
  readonly #refuse: RefuseXml;
  readonly #namespaces: Namespaces;
  /** The bytes that are read, and the place in them. */
  #input: Uint8Array = this.bytes;
  #at = 0;
  /** Bytes of the document before `#input`. */
  #before = 0;
  #find = byteFinder(this.#input);
  readonly #ampersand = new NextByte(AMPERSAND);
  readonly #carriage = new NextByte(CR);
  #isLast = false;
  #hasRoot = false;
  #isEmpty = false;
  /** The hashes of the names of open elements: an end must have that of its start. */
  readonly #open = new Int32Array(MAX_DEPTH);

  /** `namespaces` has the names that matter, each with the others it goes by. */
  constructor(namespaces: readonly (readonly string[])[], refuse: RefuseXmlAt) {
    this.#refuse = (reason) => refuse(reason, this.#before + this.#at);
    this.#namespaces = new Namespaces(namespaces, this.#refuse);
    this.attributes = new Attributes(this.#namespaces, this.#refuse);
  }

  /** Adds a piece behind those that were read. */
  add(piece: Uint8Array): void {
    const rest = this.#input.subarray(this.#at);
    if (rest.length > MAX_TOKEN) this.#refuse(`it has a tag or text of more than ${MAX_TOKEN} bytes`);
    this.#before += this.#at;
    this.#input = rest.length === 0 ? piece : joined([rest, piece]);
    this.bytes = this.#input;
    this.#find = byteFinder(this.#input);
    this.#ampersand.forget();
    this.#carriage.forget();
    this.#at = 0;
  }

  /** No further piece follows. */
  finish(): void {
    this.#isLast = true;
  }

  /** Moves to the next token. */
  next(): XmlToken {
    if (this.#isEmpty) {
      this.#isEmpty = false;
      return this.#close();
    }
    const bytes = this.#input;
    this.bytes = bytes;
    while (this.#at < bytes.length) {
      const at = this.#at;
      if (bytes[at] !== LESS) {
        if (this.depth > 0) return this.#text(at);
        if (!this.#skipSpace(at)) this.#refuse('it has text outside of its root');
        continue;
      }
      const mark = bytes[at + 1];
      if (mark === SLASH) return this.#endTag(at + 2);
      if (mark !== BANG && mark !== QUESTION) return this.#startTag(at + 1);
      const token = this.#markup(at, mark === QUESTION);
      if (token !== undefined) return token;
    }
    return this.#more();
  }

  /** The local name of the last start. */
  get name(): string {
    return new TextDecoder().decode(this.bytes.subarray(this.start, this.end));
  }

  /** Whether the local name of the last start is this one. */
  isNamed(name: Uint8Array): boolean {
    if (this.end - this.start !== name.length) return false;
    for (let index = 0; index < name.length; index++) {
      if (this.bytes[this.start + index] !== name[index]) return false;
    }
    return true;
  }

  /**
   * Passes what is left of the element that was started last, where it is one child with this one letter as its name,
   * without attributes, and that has plain text alone: `<c><v>12</v></c>`. Its text is from `start` to `end` then.
   * Otherwise false, and nothing is passed: five calls of `next` read the same, and take longer.
   */
  passOnlyText(child: number): boolean {
    const bytes = this.#input;
    const from = this.#at;
    const parent = bytes[this.start];
    const isLetter = this.end - this.start === 1 && bytes[this.start - 1] === LESS && !this.#isEmpty;
    if (!isLetter || bytes[from] !== LESS || bytes[from + 1] !== child || bytes[from + 2] !== GREATER)
      return false;
    const most = Math.min(from + MAX_ONLY_TEXT, bytes.length - 8);
    let at = from + 3;
    for (; at < most && bytes[at] !== LESS; at++) {
      if (bytes[at] === AMPERSAND || bytes[at] === CR) return false;
    }
    if (at >= most || bytes[at + 1] !== SLASH || bytes[at + 2] !== child || bytes[at + 3] !== GREATER)
      return false;
    if (
      bytes[at + 4] !== LESS ||
      bytes[at + 5] !== SLASH ||
      bytes[at + 6] !== parent ||
      bytes[at + 7] !== GREATER
    ) {
      return false;
    }
    this.start = from + 3;
    this.end = at;
    this.#at = at + 8;
    this.#close();
    return true;
  }

  #more(): XmlToken {
    if (!this.#isLast) return MORE;
    if (this.#at < this.#input.length || this.depth > 0 || !this.#hasRoot) this.#refuse('it ends too early');
    return FINISHED;
  }

  #skipSpace(start: number): boolean {
    const bytes = this.#input;
    let at = start;
    while (at < bytes.length && isSpace(bytes[at]!)) at++;
    this.#at = at;
    return at === bytes.length || bytes[at] === LESS;
  }

  #startTag(start: number): XmlToken {
    const bytes = this.#input;
    const { length } = bytes;
    const { attributes } = this;
    let at = start;
    let hash = HASH_START;
    let prefix = 0;
    let local = start;
    for (; at < length; at++) {
      const byte = bytes[at]!;
      if (byte <= GREATER) {
        if (byte === COLON && local === start) {
          prefix = hash;
          local = at + 1;
        } else if (byte === GREATER || byte === SLASH || isSpace(byte)) break;
      }
      hash = Math.imul(hash ^ byte, HASH_PRIME);
    }
    const nameEnd = at;
    attributes.clear(bytes);
    if (bytes[at] !== GREATER) at = attributes.read(at);
    if (at < 0 || at >= length) return this.#more();
    if (nameEnd === local) this.#refuse('it has a tag without a name');
    const isEmpty = bytes[at] === SLASH;
    this.#at = at + (isEmpty ? 2 : 1);
    this.#push(hash);
    if (attributes.hasNamespaces) this.#namespaces.open(this.depth, attributes);
    this.space = local === start ? this.#namespaces.standard : this.#namespaces.ofPrefix(prefix);
    this.start = local;
    this.end = nameEnd;
    this.#isEmpty = isEmpty;
    return START;
  }

  #push(hash: number): void {
    if (this.depth === 0 && this.#hasRoot) this.#refuse('it has two roots');
    if (this.depth === MAX_DEPTH) this.#refuse(`it has more than ${MAX_DEPTH} levels`);
    this.#hasRoot = true;
    this.#open[this.depth++] = hash;
  }

  #endTag(start: number): XmlToken {
    const bytes = this.#input;
    const { length } = bytes;
    let at = start;
    let hash = HASH_START;
    for (; at < length; at++) {
      const byte = bytes[at]!;
      if (byte === GREATER || isSpace(byte)) break;
      hash = Math.imul(hash ^ byte, HASH_PRIME);
    }
    while (at < length && isSpace(bytes[at]!)) at++;
    if (at >= length) return this.#more();
    const isEnd = bytes[at] === GREATER && this.depth > 0 && this.#open[this.depth - 1] === (hash | 0);
    if (!isEnd) this.#refuse('it has an end tag that does not match');
    this.#at = at + 1;
    return this.#close();
  }

  #close(): XmlToken {
    this.#namespaces.close(this.depth--);
    return END;
  }

  #text(start: number): XmlToken {
    const bytes = this.#input;
    const { length } = bytes;
    const near = Math.min(start + SHORT, length);
    let at = start;
    let isPlain = true;
    for (; at < near; at++) {
      const byte = bytes[at]!;
      if (byte <= LESS) {
        if (byte === LESS) break;
        if (byte === AMPERSAND || byte === CR) isPlain = false;
      }
    }
    if (at === near) {
      const end = this.#find(LESS, at);
      if (end < 0) return this.#more();
      isPlain &&= this.#ampersand.from(this.#find, at) >= end && this.#carriage.from(this.#find, at) >= end;
      at = end;
    }
    this.#at = at;
    return this.#show(start, at, isPlain, true);
  }

  /** Shows a range as text; one with references or carriage returns in a buffer of its own. */
  #show(start: number, end: number, isPlain: boolean, hasReferences: boolean): XmlToken {
    this.start = start;
    this.end = end;
    if (isPlain) return TEXT;
    this.bytes = decodeReferences(this.#input.subarray(start, end), hasReferences, this.#refuse);
    this.start = 0;
    this.end = this.bytes.length;
    return TEXT;
  }

  /** Passes a comment or an instruction; a CDATA section is text. */
  #markup(at: number, isInstruction: boolean): XmlToken | undefined {
    if (isInstruction) return this.#pass(at, at + 2, '?>');
    const opening = startOf(this.#input, at);
    if (opening === COMMENT) return this.#pass(at, at + COMMENT.length, '-->');
    if (opening === CDATA) return this.#cdata(at + CDATA.length);
    if (opening === undefined && this.#input.length - at < CDATA.length) return this.#more();
    return this.#refuse(opening === DOCTYPE ? 'it has a DOCTYPE' : 'it has markup that XML does not have');
  }

  #pass(at: number, from: number, closing: string): XmlToken | undefined {
    const end = findText(this.#input, closing, from);
    if (end < 0) return this.#more();
    if (closing === '?>' && this.#before + at === 0) this.#refuseEncoding(from, end);
    this.#at = end + closing.length;
    return undefined;
  }

  #cdata(start: number): XmlToken | undefined {
    const end = findText(this.#input, ']]>', start);
    if (end < 0) return this.#more();
    if (this.depth === 0) this.#refuse('it has text outside of its root');
    this.#at = end + 3;
    return this.#show(start, end, this.#carriage.from(this.#find, start) >= end, false);
  }

  /** XML 1.0 4.3.3: what is neither UTF-8 nor UTF-16 says so; UTF-16 has been decoded. */
  #refuseEncoding(start: number, end: number): void {
    const declaration = new TextDecoder('latin1').decode(this.#input.subarray(start, end));
    const encoding = /encoding\s*=\s*["']([^"']*)/.exec(declaration)?.[1] ?? 'UTF-8';
    if (!/^(utf-?8|utf-?16(le|be)?|us-ascii|ascii)$/i.test(encoding)) {
      this.#refuse(`it is in ${encoding.slice(0, 40)}, only UTF-8 and UTF-16 are read`);
    }
  }
}

const COMMENT = '<!--';
const CDATA = '<![CDATA[';
const DOCTYPE = '<!DOCTYPE';

/** Which markup begins here; undefined for other text, and for markup that is cut off. */
function startOf(bytes: Uint8Array, at: number): string | undefined {
  return [COMMENT, CDATA, DOCTYPE].find((opening) => hasText(bytes, at, opening));
}

function isSpace(byte: number): boolean {
  return byte === SPACE || byte === LF || byte === CR || byte === TAB;
}

import { hasText } from '../bytes.ts';
import { isDeclaration, type Namespaces } from './namespaces.ts';
import { decodeReferences } from './references.ts';
import type { RefuseXml } from './refuse.ts';

/** Most attributes of one element. */
const MAX_ATTRIBUTES = 256;

/** Numbers of an attribute in `places`: start and end of its name, and of its value without quotes. */
const FIELDS = 4;

const SPACE = 0x20;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const COLON = 0x3a;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const LETTER_X = 0x78;

/** The attributes of one start tag, as places in its bytes. */
export class Attributes {
  bytes: Uint8Array = new Uint8Array(0);
  count = 0;
  /** Whether one of them declares a namespace. */
  hasNamespaces = false;
  readonly #places = new Int32Array(MAX_ATTRIBUTES * FIELDS);
  readonly #namespaces: Namespaces;
  readonly #refuse: RefuseXml;

  constructor(namespaces: Namespaces, refuse: RefuseXml) {
    this.#namespaces = namespaces;
    this.#refuse = refuse;
  }

  clear(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.count = 0;
    this.hasNamespaces = false;
  }

  /**
   * Reads the attributes from behind the name of their element. Returns the place of the `>` that ends the tag, or of
   * the `/` of `/>`; -1 where the bytes end before.
   */
  read(from: number): number {
    const { bytes } = this;
    const { length } = bytes;
    let at = from;
    for (;;) {
      while (at < length && bytes[at]! <= SPACE) at++;
      if (at >= length) return -1;
      if (bytes[at] === GREATER) return at;
      if (bytes[at] === SLASH) return this.#slash(at);
      at = this.#attribute(at);
      if (at < 0) return -1;
    }
  }

  /** The value of the attribute of a name without a prefix, or in a namespace; undefined where there is none. */
  value(name: string, space = 0): string | undefined {
    for (let index = 0; index < this.count; index++) {
      if (this.#isNamed(index, name, space)) return this.text(index);
    }
    return undefined;
  }

  /** The namespace of a name; 0 for one that does not matter, and without a prefix. */
  spaceOf(index: number): number {
    const start = this.nameStart(index);
    const prefix = this.bytes.subarray(start, this.nameEnd(index)).indexOf(COLON);
    return prefix < 0 ? 0 : this.#namespaces.ofPrefixAt(this.bytes, start, start + prefix);
  }

  nameStart(index: number): number {
    return this.#places[index * FIELDS]!;
  }

  nameEnd(index: number): number {
    return this.#places[index * FIELDS + 1]!;
  }

  valueStart(index: number): number {
    return this.#places[index * FIELDS + 2]!;
  }

  valueEnd(index: number): number {
    return this.#places[index * FIELDS + 3]!;
  }

  /** The value as text: references resolved, each white space a blank (XML 1.0 3.3.3). */
  text(index: number): string {
    const raw = this.bytes.subarray(this.valueStart(index), this.valueEnd(index));
    const spaced = raw.some((byte) => byte < SPACE) ? raw.map((byte) => Math.max(byte, SPACE)) : raw;
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(decodeReferences(spaced, true, this.#refuse));
  }

  #slash(at: number): number {
    if (at + 1 >= this.bytes.length) return -1;
    if (this.bytes[at + 1] !== GREATER) this.#refuse('it has a broken tag');
    return at;
  }

  /** One attribute: returns the place behind it, -1 where the bytes end before. */
  #attribute(start: number): number {
    const { bytes } = this;
    const { length } = bytes;
    let at = start;
    while (at < length && bytes[at]! > SPACE && bytes[at] !== EQUALS) {
      const byte = bytes[at++]!;
      if (byte === GREATER || byte === LESS || byte === QUOTE || byte === SLASH)
        this.#refuse('it has a broken tag');
    }
    const nameEnd = at;
    while (at < length && bytes[at]! <= SPACE) at++;
    if (at >= length) return -1;
    if (bytes[at] !== EQUALS || nameEnd === start) this.#refuse('it has an attribute without a value');
    at++;
    while (at < length && bytes[at]! <= SPACE) at++;
    if (at >= length) return -1;
    const quote = bytes[at]!;
    if (quote !== QUOTE && quote !== APOSTROPHE) this.#refuse('it has an attribute without quotes');
    const valueStart = ++at;
    while (at < length && bytes[at] !== quote) {
      if (bytes[at++] === LESS) this.#refuse('it has < in an attribute');
    }
    if (at >= length) return -1;
    this.#add(start, nameEnd, valueStart, at);
    return at + 1;
  }

  #add(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number): void {
    if (this.count === MAX_ATTRIBUTES)
      this.#refuse(`it has an element of more than ${MAX_ATTRIBUTES} attributes`);
    const places = this.#places;
    const to = this.count++ * FIELDS;
    places[to] = nameStart;
    places[to + 1] = nameEnd;
    places[to + 2] = valueStart;
    places[to + 3] = valueEnd;
    if (this.bytes[nameStart] === LETTER_X && isDeclaration(this.bytes, nameStart, nameEnd))
      this.hasNamespaces = true;
  }

  #isNamed(index: number, name: string, space: number): boolean {
    const start = this.nameStart(index);
    const end = this.nameEnd(index);
    const local = end - name.length;
    if (local < start || !hasText(this.bytes, local, name)) return false;
    if (space === 0) return local === start;
    return (
      this.bytes[local - 1] === COLON && this.#namespaces.ofPrefixAt(this.bytes, start, local - 1) === space
    );
  }
}

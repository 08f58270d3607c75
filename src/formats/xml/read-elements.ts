import { hasText } from '../bytes.ts';
import type { Attributes } from './attributes.ts';
import type { XmlElement } from './element.ts';
import { nameHash } from './name-hash.ts';
import { END, FINISHED, MORE, START, TEXT, XmlReader } from './reader.ts';
import type { RefuseXmlAt } from './refuse.ts';

/** What a document may have at most, beside what XmlReader bounds. */
export interface ElementLimits {
  readonly elements: number;
}

/** The namespaces that matter, by the prefix that names get. */
export type Prefixes = Readonly<Record<string, readonly string[]>>;

/** The prefix of names in any other namespace, and in none. */
const OTHER = '*';

const LF = 0x0a;
const SPACE = 0x20;
const COLON = ':';

const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/**
 * Reads a document of bytes in UTF-8 as a tree. Comments and instructions are left out, and white space beside the
 * elements of an element that has some. Refuses what XmlReader refuses, and too many elements.
 */
export function readElements(
  bytes: Uint8Array,
  prefixes: Prefixes,
  limits: ElementLimits,
  refuse: RefuseXmlAt,
): XmlElement {
  const reader = new XmlReader(Object.values(prefixes), refuse);
  reader.add(bytes);
  reader.finish();
  const builder = new TreeBuilder(bytes, Object.keys(prefixes), limits, refuse);
  for (let token = reader.next(); token !== MORE && token !== FINISHED; token = reader.next()) {
    if (token === START) builder.start(reader);
    else if (token === TEXT) builder.text(reader);
    else if (token === END) builder.end();
  }
  // XmlReader refuses a document without a root.
  return builder.root!;
}

class TreeBuilder {
  root: OpenElement | undefined;
  readonly #bytes: Uint8Array;
  readonly #prefixes: readonly string[];
  readonly #limits: ElementLimits;
  readonly #refuse: RefuseXmlAt;
  readonly #names = new Names();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #open: OpenElement | undefined;
  #elements = 0;
  #line = 1;
  #counted = 0;

  constructor(bytes: Uint8Array, prefixes: readonly string[], limits: ElementLimits, refuse: RefuseXmlAt) {
    this.#bytes = bytes;
    this.#prefixes = prefixes;
    this.#limits = limits;
    this.#refuse = refuse;
  }

  start(reader: XmlReader): void {
    const { space, start, end } = reader;
    if (++this.#elements > this.#limits.elements) {
      this.#refuse(`it has more than ${this.#limits.elements.toLocaleString('en-US')} elements`, start);
    }
    const prefix = this.#prefixes[space - 1] ?? OTHER;
    const element: OpenElement = {
      name: this.#names.of(this.#bytes, start, end, prefix, space),
      hasUsualPrefix: hasText(this.#bytes, start - prefix.length - 2, `<${prefix}${COLON}`),
      line: this.#lineAt(start),
      parent: this.#open,
      attributes: reader.attributes.count === 0 ? NO_ATTRIBUTES : this.#attributesOf(reader),
      children: [],
      text: '',
    };
    this.#open?.children.push(element);
    this.root ??= element;
    this.#open = element;
  }

  text({ bytes, start, end }: XmlReader): void {
    const element = this.#open!;
    if (element.text === '' && isBlank(bytes, start, end)) return;
    element.text += this.#decoder.decode(bytes.subarray(start, end));
  }

  end(): void {
    this.#open = this.#open!.parent as OpenElement | undefined;
  }

  #attributesOf({ attributes, start }: XmlReader): Readonly<Record<string, string>> {
    const values: Record<string, string> = Object.create(null);
    for (let index = 0; index < attributes.count; index++) {
      const name = this.#attributeName(attributes, index);
      if (name in values) this.#refuse(`it has the attribute ${name.slice(0, 40)} twice in one tag`, start);
      values[name] = isDeclaration(name) ? '' : attributes.text(index);
    }
    for (const name of Object.keys(values)) if (isDeclaration(name)) delete values[name];
    return values;
  }

  #attributeName(attributes: Attributes, index: number): string {
    const written = this.#decoder.decode(
      attributes.bytes.subarray(attributes.nameStart(index), attributes.nameEnd(index)),
    );
    const local = written.indexOf(COLON) + 1;
    if (local === 0 || isDeclaration(written)) return written;
    const usual = this.#prefixes[attributes.spaceOf(index) - 1];
    if (usual !== undefined) return `${usual}${COLON}${written.slice(local)}`;
    const isTaken = this.#prefixes.includes(written.slice(0, local - 1));
    return isTaken ? `${OTHER}${COLON}${written.slice(local)}` : written;
  }

  /** The line of a place that is behind all that were asked for before. */
  #lineAt(place: number): number {
    for (; this.#counted < place; this.#counted++) if (this.#bytes[this.#counted] === LF) this.#line++;
    return this.#line;
  }
}

function isDeclaration(name: string): boolean {
  return name === 'xmlns' || name.startsWith(`xmlns${COLON}`);
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at]! > SPACE) return false;
  return true;
}

/** One text for each name of a document, however often it occurs. */
class Names {
  readonly #known = new Map<number, { readonly bytes: Uint8Array; readonly name: string }>();
  readonly #decoder = new TextDecoder();

  of(bytes: Uint8Array, start: number, end: number, prefix: string, space: number): string {
    const hash = nameHash(bytes, start, end) ^ space;
    const known = this.#known.get(hash);
    if (known !== undefined && isSame(known.bytes, bytes, start, end) && known.name.startsWith(prefix)) {
      return known.name;
    }
    const own = bytes.slice(start, end);
    const name = `${prefix}${COLON}${this.#decoder.decode(own)}`;
    this.#known.set(hash, { bytes: own, name });
    return name;
  }
}

function isSame(known: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (known.length !== end - start) return false;
  for (let index = 0; index < known.length; index++) if (known[index] !== bytes[start + index]) return false;
  return true;
}

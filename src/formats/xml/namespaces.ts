import { hasText } from '../bytes.ts';
import { nameHash } from './name-hash.ts';
import type { RefuseXml } from './refuse.ts';

/** Most namespaces that are declared at one place of a document. */
const MAX_DECLARED = 64;

const XMLNS = 'xmlns';
const COLON = 0x3a;

/** Bytes of `xmlns:`. */
const DECLARATION = 6;

/** A prefix that is declared, by the hash of its name; that of no prefix is 0. */
interface Declared {
  readonly prefix: number;
  readonly space: number;
  readonly depth: number;
}

/** The attributes of an element, as the class Attributes has them. */
interface Declarations {
  readonly bytes: Uint8Array;
  readonly count: number;
  nameStart(index: number): number;
  nameEnd(index: number): number;
  valueStart(index: number): number;
  valueEnd(index: number): number;
}

/** The namespaces that are declared at the place that is read (Namespaces in XML 1.0). */
export class Namespaces {
  /** The namespace of elements without a prefix. */
  standard = 0;
  readonly #spaces: readonly { readonly name: Uint8Array; readonly space: number }[];
  readonly #refuse: RefuseXml;
  readonly #declared: Declared[] = [];
  #deepest = 0;

  constructor(names: readonly (readonly string[])[], refuse: RefuseXml) {
    this.#spaces = names.flatMap((forms, index) =>
      forms.map((form) => ({ name: new TextEncoder().encode(form), space: index + 1 })),
    );
    this.#refuse = refuse;
  }

  /** Declares what the attributes of an element do. */
  open(depth: number, attributes: Declarations): void {
    const { bytes } = attributes;
    for (let index = 0; index < attributes.count; index++) {
      const start = attributes.nameStart(index);
      const end = attributes.nameEnd(index);
      if (!isDeclaration(bytes, start, end)) continue;
      if (this.#declared.length === MAX_DECLARED) this.#refuse('it declares too many namespaces');
      const prefix = end - start < DECLARATION ? 0 : nameHash(bytes, start + DECLARATION, end);
      const space = this.#spaceOf(bytes, attributes.valueStart(index), attributes.valueEnd(index));
      this.#declared.push({ prefix, space, depth });
      this.#deepest = depth;
      if (prefix === 0) this.standard = space;
    }
  }

  /** Forgets what the element of a depth declared. */
  close(depth: number): void {
    if (this.#deepest !== depth || depth === 0) return;
    const declared = this.#declared;
    while (declared.length > 0 && declared.at(-1)!.depth === depth) declared.pop();
    this.#deepest = declared.at(-1)?.depth ?? 0;
    this.standard = declared.findLast(({ prefix }) => prefix === 0)?.space ?? 0;
  }

  /** The namespace of a prefix, by its hash. */
  ofPrefix(prefix: number): number {
    return this.#spaceOfPrefix(prefix) ?? this.#refuse('it has a prefix that is not declared');
  }

  /** The namespace of a prefix that is in a range; 0 for one that is not declared. */
  ofPrefixAt(bytes: Uint8Array, start: number, end: number): number {
    return this.#spaceOfPrefix(nameHash(bytes, start, end)) ?? 0;
  }

  #spaceOfPrefix(prefix: number): number | undefined {
    for (let index = this.#declared.length - 1; index >= 0; index--) {
      if (this.#declared[index]!.prefix === prefix) return this.#declared[index]!.space;
    }
    return undefined;
  }

  /** The namespace of a name as it is written: a name with references matches none that matter. */
  #spaceOf(bytes: Uint8Array, start: number, end: number): number {
    for (const { name, space } of this.#spaces) {
      if (name.length === end - start && name.every((byte, index) => byte === bytes[start + index]))
        return space;
    }
    return 0;
  }
}

/** Whether an attribute declares a namespace: `xmlns`, or `xmlns:` and a prefix. */
export function isDeclaration(bytes: Uint8Array, start: number, end: number): boolean {
  const isWhole = end - start === XMLNS.length || bytes[start + XMLNS.length] === COLON;
  return end - start >= XMLNS.length && isWhole && hasText(bytes, start, XMLNS);
}

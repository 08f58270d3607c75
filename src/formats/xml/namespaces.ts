import { nameHash } from './name-hash.ts';
import type { RefuseXml } from './refuse.ts';

/** Most namespaces that are declared at one place of a document. */
const MAX_DECLARED = 256;

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
  text(index: number): string;
}

/** The namespaces that are declared at the place that is read (Namespaces in XML 1.0). */
export class Namespaces {
  /** The namespace of elements without a prefix. */
  standard = 0;
  readonly #spaces: ReadonlyMap<string, number>;
  readonly #refuse: RefuseXml;
  readonly #declared: Declared[] = [];
  #deepest = 0;

  constructor(names: readonly (readonly string[])[], refuse: RefuseXml) {
    this.#spaces = new Map(names.flatMap((forms, index) => forms.map((name) => [name, index + 1] as const)));
    this.#refuse = refuse;
  }

  /** Declares what the attributes of an element do. */
  open(depth: number, attributes: Declarations): void {
    for (let index = 0; index < attributes.count; index++) {
      const start = attributes.nameStart(index);
      const end = attributes.nameEnd(index);
      const name = String.fromCharCode(
        ...attributes.bytes.subarray(start, Math.min(end, start + DECLARATION)),
      );
      if (name !== 'xmlns' && name !== 'xmlns:') continue;
      if (this.#declared.length === MAX_DECLARED) this.#refuse('it declares too many namespaces');
      const prefix = name === 'xmlns' ? 0 : nameHash(attributes.bytes, start + DECLARATION, end);
      const space = this.#spaces.get(attributes.text(index)) ?? 0;
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
    for (let index = this.#declared.length - 1; index >= 0; index--) {
      if (this.#declared[index]!.prefix === prefix) return this.#declared[index]!.space;
    }
    return this.#refuse('it has a prefix that is not declared');
  }

  ofPrefixAt(bytes: Uint8Array, start: number, end: number): number {
    const prefix = nameHash(bytes, start, end);
    return this.#declared.findLast((each) => each.prefix === prefix)?.space ?? 0;
  }
}

import type { Attributes } from './attributes.ts';

/** An element with its attributes, as written, and its place in the visible text. */
export interface CodedElement {
  readonly values: readonly (readonly [name: string, value: string])[];
  readonly at: number;
}

/** Code in an attribute such as onclick, and its place in the visible text. */
export interface Handler {
  readonly value: string;
  readonly at: number;
}

/** More than a page has that hides its addresses so. */
const MAX_ELEMENTS = 2000;

/** Longer values are not a code of an address. */
const MAX_VALUE = 1000;

/** Attributes of data in which scripts look for an address or its parts. */
const codeWords =
  /mail|enc|crypt|obf|cloak|spam|b64|base64|contact|scramb|protect|revers|rot13|addr|user|local|domain|host|website|^data-(?:e|m|u|d|to|name|site|account|tld)$/;

/** Longer names are not names of attributes that people write. */
const MAX_NAME = 100;

/** Elements with attributes that may hold an e-mail address for a script, and the code in their handlers. */
export class CodedElements {
  readonly elements: CodedElement[] = [];
  readonly handlers: Handler[] = [];
  /** By name; pages repeat their names. */
  readonly #known = new Map<string, boolean>();

  /** Whether an attribute of this name may hold an address, or code that makes one. */
  isCode(name: string): boolean {
    let isCode = this.#known.get(name);
    if (isCode === undefined) {
      isCode = name === 'first' || handlerNames.test(name) || isCodeOfData(name);
      if (this.#known.size < MAX_ELEMENTS) this.#known.set(name, isCode);
    }
    return isCode;
  }

  /** Adds an element that has such an attribute. */
  add(tag: string, attributes: Attributes, at: number): void {
    if (this.elements.length + this.handlers.length >= MAX_ELEMENTS || loading.has(tag)) return;
    const values: [string, string][] = [];
    for (let index = 0; index < Math.min(attributes.length, 50); index++) {
      const name = attributes.names[index]!;
      const value = attributes.valueAt(index);
      if (value.length > MAX_VALUE) continue;
      if (handlerNames.test(name)) this.handlers.push({ value, at });
      else values.push([name, value]);
    }
    if (values.some(([name]) => name.startsWith('data-') || name === 'first'))
      this.elements.push({ values, at });
  }
}

function isCodeOfData(name: string): boolean {
  return name.length <= MAX_NAME && name.startsWith('data-') && codeWords.test(name);
}

const handlerNames = /^on(?:click|mouseover|mouseenter|mousedown|focus|touchstart|load)$/;

/** Elements that name other sites and their users. */
const loading = new Set([
  'script',
  'link',
  'meta',
  'img',
  'iframe',
  'form',
  'input',
  'html',
  'body',
  'source',
]);

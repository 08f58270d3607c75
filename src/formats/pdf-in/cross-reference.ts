import { hasText } from '../bytes.ts';
import { isDigit } from './lexer.ts';
import type { PdfDictionary } from './values.ts';

/** Where an object is: at a place of the file, or in an object stream; 'free' where it was deleted. */
export type ObjectPlace =
  | { readonly at: number }
  | { readonly stream: number; readonly index: number }
  | 'free';

/** A part of a cross-reference table or stream: the objects from `first` on, `count` of them. */
export interface CrossReferenceSection {
  readonly first: number;
  readonly count: number;
  /** The place of an object of the section, undefined where its entry cannot be read. */
  place(number: number): ObjectPlace | undefined;
}

/** An entry of a table, with its line end: all have this length, so that one can be read alone (ISO 32000-1 7.5.4). */
const ENTRY_BYTES = 20;

/** A section of a table whose entries begin at a place of the file; `base` is where offsets count from. */
export function tableSection(
  bytes: Uint8Array,
  { first, count, start, base }: { first: number; count: number; start: number; base: number },
): CrossReferenceSection {
  return {
    first,
    count,
    place: (number) => {
      const at = start + (number - first) * ENTRY_BYTES;
      const offset = digits(bytes, at, 10);
      if (offset === undefined || digits(bytes, at + 11, 5) === undefined) return undefined;
      if (hasText(bytes, at + 17, 'n')) return { at: base + offset };
      return hasText(bytes, at + 17, 'f') ? 'free' : undefined;
    },
  };
}

/** How many bytes the entries of a section take in a table. */
export function tableBytes(count: number): number {
  return count * ENTRY_BYTES;
}

/** The sections of a cross-reference stream with its decoded bytes (ISO 32000-1 7.5.8). Undefined where it has none. */
export function streamSections(
  dictionary: PdfDictionary,
  bytes: Uint8Array,
  base: number,
): readonly CrossReferenceSection[] | undefined {
  const widths = numbers(dictionary.get('W'));
  const size = dictionary.get('Size');
  const index = numbers(dictionary.get('Index')) ?? (typeof size === 'number' ? [0, size] : undefined);
  if (widths?.length !== 3 || index === undefined || widths.some((width) => width > 8)) return undefined;
  const row = widths[0]! + widths[1]! + widths[2]!;
  if (row === 0) return undefined;
  const sections: CrossReferenceSection[] = [];
  let start = 0;
  for (let part = 0; part + 1 < index.length; part += 2) {
    const [first, count, from] = [index[part]!, index[part + 1]!, start];
    sections.push({
      first,
      count,
      place: (number) => streamPlace(bytes, from + (number - first) * row, widths, base),
    });
    start += count * row;
  }
  return sections;
}

/** ISO 32000-1 table 18. */
function streamPlace(
  bytes: Uint8Array,
  at: number,
  widths: readonly number[],
  base: number,
): ObjectPlace | undefined {
  if (at + widths[0]! + widths[1]! + widths[2]! > bytes.length) return undefined;
  const type = widths[0] === 0 ? 1 : integer(bytes, at, widths[0]!);
  const second = integer(bytes, at + widths[0]!, widths[1]!);
  const third = integer(bytes, at + widths[0]! + widths[1]!, widths[2]!);
  if (type === 1) return { at: base + second };
  return type === 2 ? { stream: second, index: third } : 'free';
}

function integer(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + bytes[at + index]!;
  return value;
}

function digits(bytes: Uint8Array, at: number, count: number): number | undefined {
  let value = 0;
  for (let index = 0; index < count; index++) {
    const byte = bytes[at + index];
    if (!isDigit(byte)) return undefined;
    value = value * 10 + byte! - 0x30;
  }
  return value;
}

function numbers(value: unknown): readonly number[] | undefined {
  const isList = Array.isArray(value) && value.every((entry) => Number.isInteger(entry) && entry >= 0);
  return isList ? value : undefined;
}

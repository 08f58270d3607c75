import { findText } from '../find-text.ts';
import { isDigit, isSpace, Lexer, type ValueBudget } from './lexer.ts';
import type { RefusePdf } from './refuse.ts';
import { type PdfDictionary, PdfStream, type PdfValue } from './values.ts';

/** Most objects that a file without a usable cross-reference may have. */
const MAX_OBJECTS = 200_000;

/** Most trailers and object streams that are looked at. */
const MAX_FOUND = 10_000;

/** What a search of the whole file finds. */
export interface ScannedObjects {
  /** Where each object is, by its number; of several, the last. */
  readonly places: ReadonlyMap<number, number>;
  /** The last trailer, or dictionary of a cross-reference stream, that names a root. */
  readonly trailer: PdfDictionary | undefined;
  /** The numbers of the object streams, in the order of the file. */
  readonly objectStreams: readonly number[];
}

/** Looks for `n g obj` in all bytes, where a cross-reference is missing or wrong. */
export function scanObjects(bytes: Uint8Array, budget: ValueBudget, refuse: RefusePdf): ScannedObjects {
  const places = new Map<number, number>();
  const starts: ObjectStart[] = [];
  for (let at = findText(bytes, 'obj'); at >= 0; at = findText(bytes, 'obj', at + 3)) {
    const number = numberBefore(bytes, at);
    if (number === undefined) continue;
    if (starts.length >= MAX_OBJECTS) refuse(`has more than ${MAX_OBJECTS} objects and no list of them`);
    places.set(number, at + 3);
    starts.push({ at: at + 3, number });
  }
  const valueAt = (at: number): PdfValue => tolerant(() => new Lexer(bytes, at, budget).value());
  const behind = (at: number): ObjectStart | undefined => lastBefore(starts, at);
  const objectStreams = found(bytes, '/ObjStm')
    .map(behind)
    .filter((start) => start !== undefined && places.get(start.number) === start.at)
    .map((start) => start!.number);
  const dictionaries = [
    ...found(bytes, '/XRef')
      .map(behind)
      .map((start) => ({ at: start?.at ?? 0, value: start === undefined ? null : valueAt(start.at) })),
    ...found(bytes, 'trailer').map((at) => ({ at, value: valueAt(at + 7) })),
  ].toSorted((one, other) => one.at - other.at);
  const trailer = dictionaries
    .map(({ value }) => (value instanceof PdfStream ? value.dictionary : value))
    .findLast((value) => value instanceof Map && value.has('Root'));
  return { places, trailer: trailer instanceof Map ? trailer : undefined, objectStreams };
}

interface ObjectStart {
  readonly at: number;
  readonly number: number;
}

/** The last of ascending places that is not behind one. */
function lastBefore(starts: readonly ObjectStart[], at: number): ObjectStart | undefined {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  return starts[low - 1];
}

function found(bytes: Uint8Array, text: string): number[] {
  const places: number[] = [];
  for (let at = findText(bytes, text); at >= 0; at = findText(bytes, text, at + text.length)) places.push(at);
  return places.slice(-MAX_FOUND);
}

function tolerant(read: () => PdfValue): PdfValue {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && error.name === 'BrokenPdf') return null;
    throw error;
  }
}

/** The number of the object whose `obj` is here: two numbers are before it. */
function numberBefore(bytes: Uint8Array, at: number): number | undefined {
  const generation = digitsBefore(bytes, at);
  if (generation === undefined || generation.start === at) return undefined;
  return digitsBefore(bytes, generation.start)?.value;
}

/** Digits that white space may follow, before a place. */
function digitsBefore(bytes: Uint8Array, at: number): { start: number; value: number } | undefined {
  let end = at;
  while (end > 0 && at - end < 8 && isSpace(bytes[end - 1]!)) end--;
  let start = end;
  while (start > 0 && end - start < 10 && isDigit(bytes[start - 1])) start--;
  if (start === end) return undefined;
  return { start, value: Number(String.fromCharCode(...bytes.subarray(start, end))) };
}

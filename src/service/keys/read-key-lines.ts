import type { ImportedKey } from '../../store/store.ts';
import { KEY_LINES_FORMAT, KEY_LINES_VERSION } from './key-lines.ts';
import { type LineFault, type ReadLine, readKeyLine, readMembers } from './read-key-line.ts';

/** Most faults that are reported: the rest is likely of the same kind. */
const MAX_FAULTS = 20;

/** Far above the length of a line that is written: a longer one is not parsed. */
const MAX_LINE_BYTES = 65_536;

const NEW_LINE = 0x0a;

/** What the check of an export found. */
export interface CheckedLines {
  readonly keys: number;
  /** At most 20, each with its line and member; empty when every line is good. */
  readonly faults: readonly string[];
}

/** A line with its number, from 1; the value is undefined where it is not JSON. */
interface Line {
  readonly number: number;
  readonly value: unknown;
}

const ends = {
  keys: {
    form: 'the number of keys in the file',
    read: (value: unknown) => (typeof value === 'number' ? value : undefined),
  },
};

const headers = {
  format: {
    form: KEY_LINES_FORMAT,
    read: (value: unknown) => (value === KEY_LINES_FORMAT ? value : undefined),
  },
  version: {
    form: `${KEY_LINES_VERSION}, which this program reads`,
    read: (value: unknown) => (value === KEY_LINES_VERSION ? value : undefined),
  },
  written_by: { form: 'a text', read: readText },
  written_at: { form: 'a text', read: readText },
};

/** Checks an export, from its first line to its last. */
export function checkKeyLines(bytes: Uint8Array, now: Date): CheckedLines {
  const faults: string[] = [];
  const places = new Map<string, number>();
  let keys = 0;
  let end: number | undefined;
  for (const { number, value } of linesOf(bytes)) {
    const found =
      end === undefined ? faultsOf(number, value) : [whole('comes after the last line of an export')];
    for (const { member, message } of found) {
      if (faults.length === MAX_FAULTS) return { keys, faults };
      faults.push(`line ${number}${member === '' ? '' : `, ${member}`}: ${message}`);
    }
    // What does not begin like an export has the same fault in each line.
    if (number === 1 && found.length > 0) return { keys, faults };
  }
  if (end === undefined && faults.length === 0) {
    faults.push('the last line, {"keys":N}, is missing: the export was cut short');
  }
  return { keys, faults };

  function faultsOf(number: number, value: unknown): readonly LineFault[] {
    if (number === 1) return headerFaults(value);
    if (isEnd(value)) {
      end = number;
      // After other faults the number says nothing.
      return faults.length > 0 ? [] : endFaults(value, keys);
    }
    keys += 1;
    if (value === undefined) return [whole('is not JSON')];
    const { value: read, faults: own } = readKeyLine(value, now);
    if (read === undefined) return own;
    const place = places.get(read.key.hash);
    places.set(read.key.hash, place ?? number);
    return place === undefined ? [] : [{ member: 'hash', message: `is that of line ${place}` }];
  }
}

/** The keys of an export that has been checked, one after the other. */
export function* keysIn(bytes: Uint8Array, now: Date): Generator<ImportedKey> {
  for (const { number, value } of linesOf(bytes)) {
    if (number === 1 || isEnd(value)) continue;
    const { value: key } = readKeyLine(value, now);
    if (key === undefined) throw new Error(`line ${number} was not checked`);
    yield key;
  }
}

function headerFaults(value: unknown): readonly LineFault[] {
  const { faults }: ReadLine<unknown> = readMembers(value, headers);
  const isOther = faults.some(({ member }) => member === 'format' || member === '');
  return isOther
    ? [whole('is not the first line of an export: this is not a file of sundry keys export')]
    : faults;
}

function isEnd(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'keys');
}

function endFaults(value: unknown, keys: number): readonly LineFault[] {
  const { value: read, faults } = readMembers(value, ends);
  if (read === undefined) return faults;
  if (read.keys === keys) return [];
  return [{ member: 'keys', message: `is ${read.keys}, but the file has ${keys}: lines were lost or added` }];
}

/** At least one line: that of an empty file is not JSON. */
function* linesOf(bytes: Uint8Array): Generator<Line> {
  let from = 0;
  for (let number = 1; number === 1 || from < bytes.length; number += 1) {
    const found = bytes.indexOf(NEW_LINE, from);
    const to = found < 0 ? bytes.length : found;
    yield { number, value: to - from > MAX_LINE_BYTES ? undefined : parse(bytes.subarray(from, to)) };
    from = to + 1;
  }
}

function parse(line: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
  } catch {
    return undefined;
  }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function whole(message: string): LineFault {
  return { member: '', message };
}

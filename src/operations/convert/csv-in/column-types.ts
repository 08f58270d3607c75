import type { RecordReader } from './record-reader.ts';

/** How the fields of a column are written as JSON. */
export type ColumnType = 'text' | 'number' | 'boolean';

const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;

/** More digits are not kept by every reader of JSON. */
const MAX_DIGITS = 15;

/** What the fields of a column have been so far. */
interface Findings {
  type: ColumnType | undefined;
  /** Digits behind the point, -1 while no field had a point, -2 where they differ. */
  fraction: number;
  /** Whether a fraction ends in 0: it says how exact the number is, if all are equally long. */
  endsInZero: boolean;
}

/**
 * Finds the types of columns, where that loses nothing. A column is of numbers if all of its fields are plain decimals
 * of at most 15 digits, and of booleans if all are true or false; empty fields do not count. One quoted field, a zero
 * in front, a minus before zero, or fractions of which some end in 0 and which differ in length, make it a text.
 */
export class ColumnTypes {
  readonly #columns: Findings[] = [];
  /** The byte in front of a fraction. */
  readonly #point: number;

  constructor(decimal: '.' | ',') {
    this.#point = decimal.charCodeAt(0);
  }

  /** Takes the field at the reader into account. */
  add(column: number, reader: RecordReader): void {
    this.#columns[column] ??= { type: undefined, fraction: -1, endsInZero: false };
    const findings = this.#columns[column];
    const { bytes, start, end, isQuoted } = reader;
    if (findings.type === 'text' || (start === end && !isQuoted)) return;
    const type = isQuoted ? 'text' : addFraction(findings, { bytes, start, end, point: this.#point });
    findings.type = findings.type === undefined || findings.type === type ? type : 'text';
  }

  /** A column without a value is a text. */
  get types(): readonly ColumnType[] {
    return this.#columns.map(({ type = 'text', fraction, endsInZero }) =>
      type === 'number' && endsInZero && fraction === -2 ? 'text' : type,
    );
  }
}

/** A field of the file. */
interface Field {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  /** The byte in front of a fraction. */
  readonly point: number;
}

function addFraction(findings: Findings, field: Field): ColumnType {
  const { bytes, start, end } = field;
  const type = typeOf(field);
  if (type !== 'number') return type;
  let point = start;
  while (point < end && bytes[point] !== field.point) point++;
  if (point === end) return type;
  const fraction = end - point - 1;
  if (findings.fraction === -1) findings.fraction = fraction;
  else if (findings.fraction !== fraction) findings.fraction = -2;
  if (bytes[end - 1] === ZERO) findings.endsInZero = true;
  return type;
}

function typeOf(field: Field): ColumnType {
  if (isPlainDecimal(field)) return 'number';
  const { bytes, start, end } = field;
  return isWord(bytes, start, end, TRUE) || isWord(bytes, start, end, FALSE) ? 'boolean' : 'text';
}

/** `-?(0|[1-9][0-9]*)(\.[0-9]+)?` of at most 15 digits, and not minus zero; `point` is the byte of the point. */
function isPlainDecimal({ bytes, start, end, point: mark }: Field): boolean {
  const first = bytes[start] === MINUS ? start + 1 : start;
  if (end - first > MAX_DIGITS + 1 || !isDigit(bytes[first])) return false;
  if (bytes[first] === ZERO && first + 1 < end && bytes[first + 1] !== mark) return false;
  let point = -1;
  let hasValue = false;
  for (let at = first; at < end; at++) {
    const byte = bytes[at]!;
    if (byte === mark && point < 0) point = at;
    else if (!isDigit(byte)) return false;
    else if (byte !== ZERO) hasValue = true;
  }
  const digits = end - first - (point < 0 ? 0 : 1);
  return point !== end - 1 && digits <= MAX_DIGITS && (hasValue || first === start);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= NINE;
}

const TRUE = new TextEncoder().encode('true');
const FALSE = new TextEncoder().encode('false');

function isWord(bytes: Uint8Array, start: number, end: number, word: Uint8Array): boolean {
  return end - start === word.length && word.every((byte, index) => bytes[start + index] === byte);
}

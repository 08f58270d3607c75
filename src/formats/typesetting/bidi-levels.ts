import { type BidiData, bidiType } from './bidi-data.ts';

const { L, R, AL, EN, ES, ET, AN, CS, NSM, WS, ON } = bidiType;

/** The direction of a paragraph. */
export type BaseDirection = 'left-to-right' | 'right-to-left';

/** The levels of a paragraph: even ones are read from left to right, odd ones from right to left. */
export interface BidiLevels {
  /** That of the paragraph, 0 or 1. */
  readonly base: number;
  /** Of each UTF-16 unit. */
  readonly levels: Uint8Array;
}

/**
 * Resolves the levels of a paragraph by the implicit rules of Unicode Standard Annex 9: it has no embeddings, overrides and
 * isolates, since printed text has no control characters. Each rule is one walk, whatever the text.
 */
export function resolveLevels(text: string, data: BidiData, given?: BaseDirection): BidiLevels {
  const types = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) types[at] = data.typeOf(text.charCodeAt(at));
  const isMark = types.map((type) => Number(type === NSM));
  const base = given === undefined ? baseLevel(types) : Number(given === 'right-to-left');
  const direction = base === 0 ? L : R;
  resolveMarks(types, direction);
  resolveNumbers(types, direction);
  resolveBrackets({ text, types, isMark, direction, data });
  resolveNeutrals(types, direction);
  const levels = types.map((type) => levelOf(type, base));
  // Rule L1: white space at the end.
  for (let at = text.length - 1; at >= 0 && data.typeOf(text.charCodeAt(at)) === WS; at--) levels[at] = base;
  return { base, levels };
}

/** Rules P2 and P3. */
function baseLevel(types: Uint8Array): number {
  const first = types.find((type) => type === L || type === R || type === AL);
  return first === R || first === AL ? 1 : 0;
}

/** Rule W1: a mark is of the type of what it is on. */
function resolveMarks(types: Uint8Array, start: number): void {
  let previous = start;
  for (let at = 0; at < types.length; at++) {
    if (types[at] === NSM) types[at] = previous;
    previous = types[at]!;
  }
}

/** Rules W2 to W7. */
function resolveNumbers(types: Uint8Array, start: number): void {
  let strong: number = start;
  for (let at = 0; at < types.length; at++) {
    const type = types[at]!;
    if (type === EN && strong === AL) types[at] = AN;
    else if (type === L || type === R || type === AL) strong = type;
  }
  for (let at = 0; at < types.length; at++) if (types[at] === AL) types[at] = R;
  for (let at = 1; at < types.length - 1; at++) {
    const [type, before] = [types[at], types[at - 1]!];
    if (types[at + 1] !== before) continue;
    if (before === EN && (type === ES || type === CS)) types[at] = EN;
    else if (before === AN && type === CS) types[at] = AN;
  }
  resolveTerminators(types);
  strong = start;
  for (let at = 0; at < types.length; at++) {
    const type = types[at]!;
    if (type === EN && strong === L) types[at] = L;
    else if (type === L || type === R) strong = type;
  }
}

/** Rules W5 and W6: terminators beside a European number are part of it, others are neutral, as all separators now are. */
function resolveTerminators(types: Uint8Array): void {
  for (let at = 0; at < types.length; at++) {
    if (types[at] !== ET) {
      if (types[at] === ES || types[at] === CS) types[at] = ON;
      continue;
    }
    let end = at + 1;
    while (types[end] === ET) end++;
    const isNumber = types[at - 1] === EN || types[end] === EN;
    types.fill(isNumber ? EN : ON, at, end);
    at = end - 1;
  }
}

interface Brackets {
  readonly text: string;
  readonly types: Uint8Array;
  /** Whether a unit was a mark before rule W1. */
  readonly isMark: Uint8Array;
  readonly direction: number;
  readonly data: BidiData;
}

/** Most brackets that are open at a time (BD16). */
const MAX_OPEN = 63;

/** Rule N0: the brackets of a pair have one direction. */
function resolveBrackets({ text, types, isMark, direction, data }: Brackets): void {
  const closings = closingBrackets(text, types, data);
  if (closings.size === 0) return;
  const opposite = direction === L ? R : L;
  const [sameBefore, oppositeBefore] = [direction, opposite].map((wanted) => countsBefore(types, wanted)) as [
    Uint32Array,
    Uint32Array,
  ];
  let strong = direction;
  for (let at = 0; at < types.length; at++) {
    const closing = closings.get(at);
    // Brackets inside of the pair have no direction yet, for they open later.
    if (closing !== undefined && types[at] === ON) {
      const hasSame = sameBefore[closing]! > sameBefore[at]!;
      const hasOpposite = oppositeBefore[closing]! > oppositeBefore[at]!;
      const resolved = hasSame ? direction : hasOpposite ? strong : ON;
      if (resolved !== ON) {
        setBracket(types, isMark, at, resolved);
        setBracket(types, isMark, closing, resolved);
      }
    }
    strong = strongOf(types[at]!) || strong;
  }
}

/** BD16: the place of the closing bracket of each pair, by that of the opening one. */
function closingBrackets(text: string, types: Uint8Array, data: BidiData): ReadonlyMap<number, number> {
  const closings = new Map<number, number>();
  const open: { readonly bracket: number; readonly at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const bracket = types[at] === ON ? data.bracketOf(text.charCodeAt(at)) : 0;
    if (bracket > 0) {
      if (open.length === MAX_OPEN) break;
      open.push({ bracket, at });
    } else if (bracket < 0) {
      const index = open.findLastIndex((opening) => opening.bracket === -bracket);
      if (index < 0) continue;
      closings.set(open[index]!.at, at);
      open.length = index;
    }
  }
  return closings;
}

/** How many units before each place are of a direction; numbers count as R (rule N0). */
function countsBefore(types: Uint8Array, direction: number): Uint32Array {
  const counts = new Uint32Array(types.length + 1);
  for (let at = 0; at < types.length; at++) {
    counts[at + 1] = counts[at]! + Number(strongOf(types[at]!) === direction);
  }
  return counts;
}

/** The direction of a type for the rules N0 to N2; 0 for neutral ones. */
function strongOf(type: number): number {
  return type === L ? L : type === R || type === EN || type === AN ? R : 0;
}

/** With the marks on it. */
function setBracket(types: Uint8Array, isMark: Uint8Array, at: number, direction: number): void {
  types[at] = direction;
  for (let next = at + 1; isMark[next] === 1; next++) types[next] = direction;
}

/** Rules N1 and N2: what is neutral is of the direction around it, else of that of the paragraph. */
function resolveNeutrals(types: Uint8Array, direction: number): void {
  let before = direction;
  for (let at = 0; at < types.length; at++) {
    const strong = strongOf(types[at]!);
    if (strong !== 0) {
      before = strong;
      continue;
    }
    let end = at + 1;
    while (end < types.length && strongOf(types[end]!) === 0) end++;
    const after = end < types.length ? strongOf(types[end]!) : direction;
    types.fill(before === after ? before : direction, at, end);
    at = end - 1;
  }
}

/** Rules I1 and I2. */
function levelOf(type: number, base: number): number {
  if (base === 1) return type === R ? 1 : 2;
  return type === L ? 0 : type === R ? 1 : 2;
}

import { inSmallLetters } from '../language/fold.ts';
import { isNoName, namesOf } from './names.ts';
import { type FactKind, factPatterns } from './patterns.ts';

/** Something in a text that a rewriting has to keep. */
export interface Fact {
  /** As it is written in the text. */
  readonly text: string;
  /** Where it is, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly kind: FactKind;
}

/**
 * The facts of a text in its order, none overlapping: placeholders, code, links, e-mail addresses,
 * mentions, tags, file names, quoted strings, dates, times, amounts, telephone numbers, versions,
 * numbers with their units, codes, and names inside sentences. Linear in the text's length.
 */
export function factsOf(text: string): readonly Fact[] {
  const taken = new Uint8Array(text.length);
  const facts: Fact[] = [];
  const add = (kind: FactKind, start: number, end: number): void => {
    if (taken[start] === 1 || taken[end - 1] === 1 || taken.subarray(start, end).includes(1)) return;
    taken.fill(1, start, end);
    facts.push({ text: text.slice(start, end), start, end, kind });
  };
  const small = inSmallLetters(text);
  for (const [kind, pattern] of factPatterns()) {
    for (const { 0: found, index } of pattern.matchesIn(small)) {
      const match = text.slice(index, index + found.length);
      if (kind === 'code' && isNoName(match)) continue;
      add(kind, index, index + trimmed(kind, match).length);
    }
  }
  for (const { start, end } of namesOf(text)) {
    for (const part of free(taken, start, end)) {
      const { length } = text.slice(part.start, part.end).trimEnd();
      const skipped = length - text.slice(part.start, part.start + length).trimStart().length;
      if (length > skipped) add('name', part.start + skipped, part.start + length);
    }
  }
  return facts.sort((a, b) => a.start - b.start);
}

/** A link or a file ends before the punctuation of the sentence around it. */
function trimmed(kind: FactKind, match: string): string {
  if (kind !== 'link' && kind !== 'file') return match;
  return match.slice(0, Math.max(1, match.length - trailing(match)));
}

function trailing(match: string): number {
  let count = 0;
  while (count < match.length - 1 && '.,;:!?\'")]}'.includes(match.charAt(match.length - 1 - count)))
    count += 1;
  return count;
}

/** The parts of a span that no other fact holds: "Room B12" is a name and a code. */
function free(taken: Uint8Array, start: number, end: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    if (at < end && taken[at] === 0) continue;
    if (at > from) parts.push({ start: from, end: at });
    from = at + 1;
  }
  return parts;
}

import { inSmallLetters } from '../../../language/fold.ts';
import { withoutEnd } from '../../../language/without-end.ts';
import { once } from '../../../lexicon/once.ts';
import type { Candidate } from './candidate.ts';
import { type Kind, kinds, type Subject } from './kinds.ts';
import { withSigns } from './word-classes.ts';

/** Months and days that are other words without their capital, but not in the 14th of march and in 9 mai. */
const LOWER_CASE =
  /(?<!\p{L}|\dth of |\d(?:st|nd|rd) of )(?:(?:may|march|mar|sat|sun|wed)|(?<!\d(?:er)? )mai)(?!\p{L})/u;

/**
 * All values of the text that are known by their form, in its order. What an earlier kind has taken, no later one
 * sees as something else; of one kind the longest counts. None overlaps another but for kinds that lie over the
 * others.
 */
export function typedValues(text: string): readonly Candidate[] {
  const taken = new Uint8Array(text.length);
  const subjects = subjectsOf(text);
  const found: Candidate[] = [];
  for (const group of groups()) {
    const matches = group.flatMap((kind) => matchesOf(kind, subjects));
    matches.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
    for (const match of matches) {
      if (isTaken(taken, match)) continue;
      taken.fill(1, match.start, match.end);
      found.push(match);
    }
  }
  for (const kind of kinds()) if (kind.isOver) found.push(...matchesOf(kind, subjects));
  return found.sort((a, b) => a.start - b.start);
}

/** Values of a type that lie over others, in the order of the text: hours over times, postal codes in addresses. */
export function valuesOver(text: string, type: string): readonly Candidate[] {
  const subjects = subjectsOf(text);
  return kinds()
    .filter((kind) => kind.isOver && kind.type === type)
    .flatMap((kind) => matchesOf(kind, subjects))
    .sort((a, b) => a.start - b.start);
}

/** Neighbours of one type are tried together. */
const groups = once((): readonly (readonly Kind[])[] => {
  const found: Kind[][] = [];
  for (const kind of kinds()) {
    if (kind.isOver) continue;
    const last = found.at(-1);
    if (last?.[0]?.type === kind.type) last.push(kind);
    else found.push([kind]);
  }
  return found;
});

function matchesOf(kind: Kind, subjects: Readonly<Record<Subject, string>>): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const { index, 0: whole, groups: measures } of kind.pattern.matchesIn(subjects[kind.subject])) {
    const value = trimmedEnd(subjects.text.slice(index, index + whole.length));
    if (value === '' || !kind.accepts(value)) continue;
    if (kind.type === 'date' && LOWER_CASE.test(value)) continue;
    const type = measures === undefined ? kind.type : `${kind.type}:${nameOf(measures)}`;
    found.push({ type, start: index, end: index + value.length, weight: kind.weight });
  }
  return found;
}

/** The group that is part of a match. */
function nameOf(groups: Readonly<Record<string, string | undefined>>): string {
  return Object.keys(groups).find((name) => groups[name] !== undefined) ?? '';
}

function subjectsOf(text: string): Readonly<Record<Subject, string>> {
  const small = inSmallLetters(text);
  return { text, small, signs: withSigns(small) };
}

function isTaken(taken: Uint8Array, { start, end }: Candidate): boolean {
  for (let at = start; at < end; at++) if (taken[at] === 1) return true;
  return false;
}

/** Without the sign of the sentence that it ends; the dot of "p.m." stays. */
function trimmedEnd(value: string): string {
  if (/[ap]\.[ ]?m\.$/i.test(value)) return value;
  return withoutEnd(value, /[\s.,;:!?'"\u2019\u201d]/);
}

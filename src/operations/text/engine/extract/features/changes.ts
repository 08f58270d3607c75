import { rowsOf } from '../../../lexicon/lexicon.ts';
import { PatternIndex, type PatternToken } from '../../../lexicon/matcher.ts';
import { once } from '../../../lexicon/once.ts';
import { countWhile } from '../../../ordered.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { Page, Token } from '../reading/page.ts';

/** What words beside a value say of it: that it holds now, or that it no longer does. */
type Change = 'old' | 'new';

/** Words that say so, as token numbers, both inclusive. */
export interface ChangeMark {
  readonly change: Change;
  readonly first: number;
  readonly last: number;
}

/** The marks of a page that speak of what follows them, and those that speak of what precedes them. */
export interface ChangeMarks {
  readonly before: readonly ChangeMark[];
  readonly after: readonly ChangeMark[];
}

/** What `denied` rows of changes.tsv say. */
type Denial = 'denied';

/** How strongly the words around a value say that it holds now or no longer does, each 0 to 1. */
export interface Standing {
  readonly oldBefore: number;
  readonly newBefore: number;
  readonly oldAfter: number;
  readonly newAfter: number;
  /** Anywhere in its sentence, not beside it. */
  readonly oldAround: number;
  readonly newAround: number;
}

interface Patterns {
  readonly before: PatternIndex<Change>;
  readonly after: PatternIndex<Change>;
  readonly denied: PatternIndex<Denial>;
}

const patterns = once(readPatterns);

/** Finds the words that speak of a change: instead of, no longer, is cancelled. */
export function changeMarksOf({ tokens }: Page): ChangeMarks {
  const row = tokens.map(patternToken);
  const marks = { before: [] as ChangeMark[], after: [] as ChangeMark[] };
  for (let at = 0; at < row.length; at++) {
    for (const side of ['before', 'after'] as const) {
      const match = patterns()[side].longestAt(row, at);
      if (match !== undefined) marks[side].push({ change: match.payload, first: at, last: match.end - 1 });
    }
  }
  return marks;
}

/** Longest words that deny a value: `ignore the last invoice`. */
const MAX_DENIAL = 4;

/** Whether the words right before a value say that it is not the one: `the invoice is not INV-100`. */
export function isDenied({ tokens }: Page, { first }: { readonly first: number }): boolean {
  const from = Math.max(0, first - MAX_DENIAL);
  const row = tokens.slice(from, first).map((token, at, before) => patternToken(token, at, before));
  const isSame = tokens[first - 1]?.unit === tokens[first]?.unit;
  return isSame && row.some((_, at) => patterns().denied.longestAt(row, at)?.end === row.length);
}

/** Tokens between a mark and its value beyond which it says nothing. */
const FARTHEST = 5;

/** Tokens of a long sentence. */
const SENTENCE = 30;

/** What the marks say of a value; a mark speaks of the nearest value of its kind only. */
export function standingOf(
  { tokens }: Page,
  marks: ChangeMarks,
  value: { readonly first: number; readonly last: number },
  isRival: (token: number) => boolean,
): Standing {
  const found = { oldBefore: 0, newBefore: 0, oldAfter: 0, newAfter: 0, oldAround: 0, newAround: 0 };
  const unit = tokens[value.first]?.unit;
  const reaches = (from: number, to: number): boolean => {
    for (let at = from; at < to; at++) if (isRival(at)) return false;
    return true;
  };
  for (let at = placeOf(marks.before, value.first - FARTHEST - 4); at < marks.before.length; at++) {
    const { change, first, last } = marks.before[at] as ChangeMark;
    if (first >= value.first) break;
    const distance = value.first - last - 1;
    if (distance < 0 || distance > FARTHEST || tokens[first]?.unit !== unit) continue;
    if (!reaches(last + 1, value.first)) continue;
    const key = change === 'old' ? 'oldBefore' : 'newBefore';
    found[key] = Math.max(found[key], 1 / (1 + 0.4 * distance + breaksIn(tokens, last + 1, value.first)));
  }
  for (let at = placeOf(marks.after, value.last + 1); at < marks.after.length; at++) {
    const { change, first } = marks.after[at] as ChangeMark;
    const distance = first - value.last - 1;
    if (distance > SENTENCE || tokens[first]?.unit !== unit) break;
    found[change === 'old' ? 'oldAround' : 'newAround'] = 1;
    if (distance > FARTHEST || !reaches(value.last + 1, first)) continue;
    const key = change === 'old' ? 'oldAfter' : 'newAfter';
    found[key] = Math.max(found[key], 1 / (1 + 0.6 * distance + breaksIn(tokens, value.last + 1, first)));
  }
  return found;
}

/** Which end of a change a candidate is (from 875 to 920), among all candidates in their order. */
export function partOfChange(
  page: Page,
  candidates: readonly Candidate[],
  at: number,
): 'from' | 'to' | undefined {
  const own = candidates[at] as Candidate;
  const around = (other: Candidate): boolean => other.kind === own.kind;
  const before = candidates
    .slice(Math.max(0, at - 4), at)
    .findLast((one) => around(one) && one.end <= own.start);
  if (before !== undefined && isChange(page, before, own)) return 'to';
  const behind = candidates.slice(at + 1, at + 5).find((one) => around(one) && one.start >= own.end);
  return behind !== undefined && isChange(page, own, behind) ? 'from' : undefined;
}

function isChange({ text, tokens }: Page, one: Candidate, other: Candidate): boolean {
  if (tokens[one.first]?.unit !== tokens[other.first]?.unit) return false;
  if (other.start - one.end < 12 && /\u2192|->/.test(text.slice(one.end, other.start))) return true;
  const lead = tokens[other.first - 1]?.folded ?? '';
  return other.first - one.last < 6 && /^(?:to|into)$/.test(lead) && tokens[one.first - 1]?.folded === 'from';
}

/** The first mark that begins at a token or after it. */
function placeOf(marks: readonly ChangeMark[], token: number): number {
  return countWhile(marks, (one) => one.first < token);
}

function breaksIn(tokens: readonly Token[], from: number, to: number): number {
  let breaks = 0;
  for (let at = from; at <= to; at++) if (/[,;:()\u2013|\n]/.test(tokens[at]?.gap ?? '')) breaks += 1;
  return breaks;
}

function patternToken({ folded, gap, unit }: Token, at: number, tokens: readonly Token[]): PatternToken {
  return {
    word: folded,
    isAfterStop: at === 0 || unit !== (tokens[at - 1] as Token).unit,
    isAfterBreak: /[,;:()\u2013|\n]/.test(gap),
  };
}

function readPatterns(): Patterns {
  const rules = { classes: new Map() };
  const read = {
    before: new PatternIndex<Change>(rules),
    after: new PatternIndex<Change>(rules),
    denied: new PatternIndex<Denial>(rules),
  };
  for (const [kind = '', pattern = ''] of rowsOf('en/changes.tsv')) {
    const [side, change] = kind.split('-') as ['before' | 'after', Change] | [Denial];
    if (side === 'denied') read.denied.add(pattern, side);
    else read[side].add(pattern, change as Change);
  }
  return read;
}

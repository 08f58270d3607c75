import type { Range } from './mark-ranges.ts';

/** A run of asterisks or tildes, and the marks it is made of. */
export interface DelimiterRun {
  readonly character: string;
  readonly marks: readonly {
    readonly kind: 'open' | 'close';
    readonly value: string;
    readonly range: Range;
  }[];
  readonly canOpen: boolean;
  readonly canClose: boolean;
}

/** A run while it is read: marks at its begin and its end are used up. */
interface OpenRun extends DelimiterRun {
  readonly length: number;
  from: number;
  to: number;
}

/** Runs that a closing one is compared with; what is meant is the nearest nearly always. */
const MAX_SEARCH = 32;

/**
 * Reads runs as CommonMark does (appendix, "process emphasis"), and adds the marks to `unread` that it does not read as they
 * are meant.
 */
export function findMismatches(runs: readonly DelimiterRun[], unread: Set<Range>): void {
  const openers: OpenRun[] = [];
  for (const run of runs) {
    const length = run.marks.reduce((sum, { value }) => sum + value.length, 0);
    const here: OpenRun = { ...run, length, from: 0, to: run.marks.length };
    while (here.canClose && here.from < here.to) {
      const at = openerOf(here, openers);
      if (at < 0) break;
      const opener = openers[at]!;
      if (!closes(opener, here, unread)) return;
      // What is between them opens nothing any more.
      for (const { marks, from, to } of openers.splice(at + 1)) addAll(marks.slice(from, to), unread);
      if (opener.from === opener.to) openers.pop();
    }
    if (here.from === here.to) continue;
    if (here.canOpen) openers.push(here);
    else addAll(here.marks.slice(here.from, here.to), unread);
  }
  for (const { marks, from, to } of openers) addAll(marks.slice(from, to), unread);
}

function addAll(marks: DelimiterRun['marks'], unread: Set<Range>): void {
  for (const { range } of marks) unread.add(range);
}

/** The place of the nearest run that a run closes, -1 for none (CommonMark 6.2, rules 9 and 10). */
function openerOf(closer: OpenRun, openers: readonly OpenRun[]): number {
  for (let at = openers.length - 1; at >= 0 && at >= openers.length - MAX_SEARCH; at--) {
    const opener = openers[at]!;
    if (opener.character !== closer.character) continue;
    const isBoth = (closer.canOpen || opener.canClose) && closer.character === '*';
    const isMultiple = (opener.length + closer.length) % 3 === 0 && closer.length % 3 !== 0;
    if (!isBoth || !isMultiple) return at;
  }
  return -1;
}

/** Uses up what two runs have in common; false where that is not what is meant. */
function closes(opener: OpenRun, closer: OpenRun, unread: Set<Range>): boolean {
  const open = opener.marks[opener.to - 1]!;
  const close = closer.marks[closer.from]!;
  const left = (run: OpenRun): number =>
    run.marks.slice(run.from, run.to).reduce((sum, { value }) => sum + value.length, 0);
  const used = left(opener) >= 2 && left(closer) >= 2 ? 2 : 1;
  if (open.range !== close.range || open.value.length !== used) {
    unread.add(open.range);
    unread.add(close.range);
    return false;
  }
  opener.to--;
  closer.from++;
  return true;
}

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
class OpenRun {
  readonly run: DelimiterRun;
  /** Characters of the whole run. */
  readonly length: number;
  from = 0;
  to: number;
  /** Characters that are not used up. */
  left: number;

  constructor(run: DelimiterRun) {
    this.run = run;
    this.to = run.marks.length;
    let length = 0;
    for (const { value } of run.marks) length += value.length;
    this.length = length;
    this.left = length;
  }

  get isUsedUp(): boolean {
    return this.from === this.to;
  }

  addLeft(unread: Set<Range>): void {
    for (let at = this.from; at < this.to; at++) unread.add(this.run.marks[at]!.range);
  }
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
    const here = new OpenRun(run);
    while (run.canClose && !here.isUsedUp) {
      const at = openerOf(here, openers);
      if (at < 0) break;
      if (!close(openers[at]!, here, unread)) return;
      // What is between them opens nothing any more.
      while (openers.length > at + 1) openers.pop()!.addLeft(unread);
      if (openers[at]!.isUsedUp) openers.pop();
    }
    if (here.isUsedUp) continue;
    if (run.canOpen) openers.push(here);
    else here.addLeft(unread);
  }
  for (const opener of openers) opener.addLeft(unread);
}

/** The place of the nearest run that a run closes, -1 for none (CommonMark 6.2, rules 9 and 10). */
function openerOf(closer: OpenRun, openers: readonly OpenRun[]): number {
  for (let at = openers.length - 1; at >= 0 && at >= openers.length - MAX_SEARCH; at--) {
    const opener = openers[at]!;
    if (opener.run.character !== closer.run.character) continue;
    const isBoth = (closer.run.canOpen || opener.run.canClose) && closer.run.character === '*';
    const isMultiple = (opener.length + closer.length) % 3 === 0 && closer.length % 3 !== 0;
    if (!isBoth || !isMultiple) return at;
  }
  return -1;
}

/** Uses up what two runs have in common; false where that is not what is meant. */
function close(opener: OpenRun, closer: OpenRun, unread: Set<Range>): boolean {
  const begin = opener.run.marks[opener.to - 1]!;
  const end = closer.run.marks[closer.from]!;
  const used = opener.left >= 2 && closer.left >= 2 ? 2 : 1;
  if (begin.range !== end.range || begin.value.length !== used) {
    unread.add(begin.range);
    unread.add(end.range);
    return false;
  }
  opener.to--;
  closer.from++;
  opener.left -= used;
  closer.left -= used;
  return true;
}

import { BLOCK_EDGE } from '../../reading/visible-text.ts';
import { kindOfLetter, kindOfWord } from './phone-words.ts';

/** A run of digits and separators, which may hold numbers. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** More than two numbers with their separators; a longer run of digits is something else. */
const MAX_RUN_LENGTH = 72;

/** Characters between two digits of a number. */
const MAX_SEPARATORS = 4;

/** Six digits with no more between two of them than a number has: shorter runs are skipped at once. */
const sixDigits = /\d(?:[ ()+./\u00a0\u2009\u202f\u2010-\u2014-]{0,4}\d){5}/g;

/** The next run at or after a place, unless it touches `end`: what is cut there may go on. */
export function nextRun(text: string, from: number, end: number): Run | undefined {
  for (let at = nextDigit(text, from); at >= 0; ) {
    const run = runAround(text, at, from);
    if (run.to - run.from <= MAX_RUN_LENGTH && !isCut(text, run.to, end)) {
      return { from: run.from, to: beforeHours(text, run) };
    }
    at = nextDigit(text, run.to);
  }
  return undefined;
}

/** First digit, at or after a place, of six that may be a number. */
function nextDigit(text: string, from: number): number {
  sixDigits.lastIndex = from;
  return sixDigits.exec(text)?.index ?? -1;
}

/** Whether a number that ends here may continue where the page was cut: only separators are between. */
function isCut(text: string, to: number, end: number): boolean {
  let at = to;
  while (at < end && at - to <= MAX_SEPARATORS && isSeparator(text.charCodeAt(at))) at++;
  return at >= end;
}

/** The longest run of digits and separators around a digit, its edges trimmed to what a number may begin with. */
function runAround(text: string, digit: number, least: number): Run {
  let from = digit;
  if (from > least && text[from - 1] === '(') from--;
  if (from - 1 > least && text[from - 1] === ' ' && text[from - 2] === '+') from--;
  if (from > least && text[from - 1] === '+') from--;
  if (from > least && text[from - 1] === '(' && text[from] === '+') from--;
  let to = digit + 1;
  let last = to;
  for (let spaces = 0; to < text.length; to++) {
    const code = text.charCodeAt(to);
    if (code >= 48 && code <= 57) {
      last = to + 1;
      spaces = 0;
    } else if (!isSeparator(code) || ++spaces > MAX_SEPARATORS) break;
  }
  // A bracket that closes behind the run belongs to the sentence.
  const isOpen = text[from] === '(' && !text.slice(from, last).includes(')');
  return { from: isOpen ? from + 1 : from, to: last };
}

/** Separators between the digits of a number: space, full stop, hyphen, slash, brackets, plus. */
function isSeparator(code: number): boolean {
  if (code < 128)
    return code === 32 || code === 43 || code === 40 || code === 41 || (code >= 45 && code <= 47);
  return code === 0xa0 || code === 0x2009 || code === 0x202f || (code >= 0x2010 && code <= 0x2014);
}

/** Opening hours at the end of a run, whose unit or minutes follow: `24/7`, `9-17 h`, `8 - 5:30`. */
const always = /[ (](?:24|7)\/7$/;
const hours = /[ (]{1,2}\d{1,2}(?:\.\d\d)? ?[-\u2013] ?\d{1,2}$/;
const hoursUnit = /^(?::\d\d| ?(?:[ap]\.?m\b|uhr\b|hrs?\b|h\b|o'clock))/i;

function beforeHours(text: string, { from, to }: Run): number {
  const run = text.slice(from, to);
  const found = always.exec(run) ?? (hoursUnit.test(text.slice(to, to + 9)) ? hours.exec(run) : null);
  return found === null ? to : from + found.index;
}

/** A place between two digits of a run where a number may end. */
export interface Separator {
  /** Behind the digit before. */
  readonly at: number;
  /** Where the next group begins, with its bracket or plus. */
  readonly next: number;
  readonly isSpaced: boolean;
  /** Whether it separates numbers rather than groups: a dash or slash with spaces, a bracket, a plus. */
  readonly isWide: boolean;
  /** Whether it separates the last digits of a further number, as in `1234 5600 / 5601`, `123456-58`. */
  readonly isAlternative: boolean;
}

/** Groups of a number: that of its country, a zero in brackets, and pairs of ten digits at most. */
const MAX_GROUPS = 9;

/** Digits that a further number does not share with the number before. */
const MAX_ALTERNATIVE = 4;

/** The places where the number may end that begins at `from`. */
export function separatorsIn(text: string, from: number, to: number): readonly Separator[] {
  const found: Separator[] = [];
  for (const match of text.slice(from, to).matchAll(/(?<=\d)[^\d]+(?=\d)/g)) {
    if (found.length === MAX_GROUPS) break;
    const at = from + match.index;
    const [separator] = match;
    const start = separator.search(/[+(]/);
    found.push({
      at,
      next: at + (start < 0 ? separator.length : start),
      isSpaced: /[\s\u00a0]/.test(separator),
      isWide: /[\s\u00a0]\(|[\s\u00a0][-\u2010-\u2014/][\s\u00a0]|\/|\+|[\s\u00a0]{2}/.test(separator),
      isAlternative: /^ ?[/\u2013-] ?$/.test(separator) && to - at - separator.length <= MAX_ALTERNATIVE,
    });
  }
  return found;
}

/** Marks that join a run to the text before it: a longer code, an address, a sum, a variable. */
const tiesBefore = /[\p{L}\d_/=#$\u20ac\u00a3%&:@-]/u;
const tiesAfter = /[\p{L}\d_=#$%@]/u;

/** Marks that may be between a label and its number. */
const marksOfLabels = ':/#-\u00ba';

/** Letters, digits and signs that touch a run make it part of something else. */
export function isTiedBefore(text: string, from: number, isLabelled: boolean): boolean {
  const previous = text[from - 1] ?? ' ';
  if (previous === '.' && /\d/.test(text[from - 2] ?? '')) return true;
  if (!tiesBefore.test(previous)) return false;
  // Elements that CSS shows apart: the name of a person or place, and its number in the international form.
  if (text[from] === '+' && /\p{L}/u.test(previous)) return false;
  return !isLabelled || (!marksOfLabels.includes(previous) && !/\p{L}/u.test(previous));
}

export function isTiedAfter(text: string, to: number, { isLabelled }: { isLabelled: boolean }): boolean {
  const next = text[to] ?? ' ';
  if (next === ' ' || next === BLOCK_EDGE) return false;
  // An element follows the sentence without a space.
  if (isLabelled && next === '.' && /\p{Lu}/u.test(text[to + 1] ?? '')) return false;
  // Without a space, the name of the number or its extension may follow, or the label of the next number.
  if (tiesAfter.test(next)) return !isJoinedLabel(text, to);
  // A decimal, a ratio, a path or a longer code continues.
  return /[.,:/\u2013-]/.test(next) && /[\p{L}\d]/u.test(text[to + 1] ?? '') && !isJoinedLabel(text, to + 1);
}

function isJoinedLabel(text: string, to: number): boolean {
  if (/^(?:x|ext)[. ]{0,2}\d/i.test(text.slice(to, to + 7))) return true;
  const word = wordBehind.exec(text.slice(to, to + 20));
  if (word === null) return false;
  const name = word[1]!.toLowerCase();
  if (kindOfWord(name) !== undefined) return true;
  return word[2] !== undefined && (/^(?:e-?mail|mail|web)$/.test(name) || kindOfLetter(name) !== undefined);
}

/** A word, and the mark of a label behind it. */
const wordBehind = /^(\p{L}[\p{L}\p{M}-]{0,15})(?: ?([.:])|(?![\p{L}\d]))/u;

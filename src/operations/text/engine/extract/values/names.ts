import { isStopWord } from '../../../language/stop-words.ts';
import type { Page, Token } from '../reading/page.ts';
import type { Name } from './name.ts';
import { judge } from './name-kind.ts';
import { isWord, plain } from './word-set.ts';

/** The capitalised phrases of a page in its order, without the words that only begin a sentence. */
export function namesOf(page: Page): readonly Name[] {
  const found: Name[] = [];
  for (let at = 0; at < page.tokens.length; ) {
    const last = runFrom(page, at);
    if (last < at) {
      at += 1;
      continue;
    }
    addRun(found, page, at, last);
    at = last + 1;
  }
  return found;
}

/** What is named by the town it sits in: the County Court at Wexbridge. */
const COURT = /^(?:courts?|school|college|university|hospital)$/;

/** Words a phrase has at most: a text in capitals is not a name. */
const LONGEST = 9;

/** The last token of the capitalised phrase that begins at a token; one before it when none does. */
function runFrom(page: Page, at: number): number {
  const { tokens } = page;
  if (!isCapital(tokens[at] as Token)) return at - 1;
  let last = at;
  let next = at + 1;
  while (next < tokens.length && next - at < LONGEST) {
    const token = tokens[next] as Token;
    const before = tokens[next - 1] as Token;
    if (isForm(token)) return next;
    if (!joins(token, before)) break;
    if (isCapital(token) && !endsPhrase(before, token)) {
      last = next;
      next += 1;
    } else if (token.gap === ' ' && isWord('small legal form', token.folded)) {
      last = next;
      break;
    } else if (isParticle(tokens, at, next)) next += 1;
    else break;
  }
  return last;
}

/** What kind of firm it is, behind a comma: Ribeira, Lda. It ends the name. */
function isForm({ gap, folded }: Token): boolean {
  return gap === ', ' && isWord('small legal form', folded);
}

/** A possessive ends a phrase, unless what follows makes it a church or a yard: St Brannoc's Hospital. */
function endsPhrase(before: Token, token: Token): boolean {
  if (!/['\u2019]s$/.test(before.text)) return false;
  const word = plain(token.text);
  return !isWord('place', word) && !isWord('organisation', word) && !isWord('legal form', word);
}

function joins(token: Token, before: Token): boolean {
  if (token.gap === ' ' || token.gap === ' & ' || token.gap === '-' || token.gap === ' + ') return true;
  if (token.gap === '. ') {
    if (isWord('legal form', before.folded) && isWord('legal form', token.folded)) return true;
    return before.text.length === 1 || isWord('title', before.folded) || before.text === 'St';
  }
  return token.gap === '.' && before.text.length === 1;
}

/** A postal code with the mark of its country: D-50667. */
const POSTCODE = /^(?:A|B|CH|D|DK|F|FL|I|L)-\d{4,5}$/;

function isCapital(token: Token): boolean {
  if (POSTCODE.test(token.text)) return false;
  return /^\p{Lu}/u.test(token.text) || /^(?:d|l|O)['\u2019]\p{Lu}/u.test(token.text);
}

function isParticle(tokens: readonly Token[], first: number, at: number): boolean {
  const { folded, gap } = tokens[at] as Token;
  if (gap !== ' ' || !isWord('particle', folded)) return false;
  let next = at + 1;
  while (next < at + 3 && isWord('particle', tokens[next]?.folded ?? '')) next += 1;
  const after = tokens[next];
  if (after === undefined || after.gap !== ' ' || !isCapital(after)) return false;
  if (folded === 'at') return COURT.test((tokens[at - 1] as Token).folded);
  if (folded !== 'of' && folded !== 'the') return true;
  for (let back = first; back < at; back++) {
    if (isWord('of', (tokens[back] as Token).folded)) return true;
  }
  return false;
}

function addRun(found: Name[], page: Page, from: number, to: number): void {
  const { tokens } = page;
  let first = from;
  while (first <= to && isOpening(page, first, to)) first += 1;
  if (first > to) return;
  for (let at = first + 1; at < to; at++) if (TITLE.test((tokens[at] as Token).folded)) first = at;
  let last = to;
  if (last > first && /^(?:I|On|At|In|The|And|For)$/.test((tokens[last] as Token).text)) last -= 1;
  const head = tokens[first] as Token;
  if (last === first && head.text.length === 1) return;
  const couple = /(?:^|[^\p{L}])((?:Mr|Dr|Mrs|Ms) (?:and|&) )$/u.exec(
    page.text.slice(Math.max(0, head.start - 9), head.start),
  );
  const start = head.start - (couple?.[1]?.length ?? 0);
  found.push({ ...judge(page, first, last), first, last, start, end: endOf(page, first, last) });
}

/** What begins the name of a person wherever it is met: Caller Mr Tully. */
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof)$/;

/** Legal forms that are written with dots, some of them in small letters. */
const DOTTED_FORM =
  / (?:S\. ?[r\u00e0]\. ?l|S\.p\.A|S\.A(?:\.S)?|B\.V|N\.V|s\.r\.o|d\.o\.o|a\.s|Sp\. ?z ?o\.o)\./y;

/** The end of a name without its possessive or what hangs on it by a hyphen, with the dots of its abbreviation. */
function endOf(page: Page, first: number, last: number): number {
  const { text, tokens } = page;
  const { text: tail, folded, start, end } = tokens[last] as Token;
  for (const from of last > first ? [start - 1, end] : [end]) {
    DOTTED_FORM.lastIndex = from;
    if (DOTTED_FORM.test(text)) return DOTTED_FORM.lastIndex;
  }
  if (/['\u2019]s$/.test(tail)) return isShop(page, first, last) ? end : end - 2;
  const hanging = /-(?:based|born|bred|made|listed|area|wide|led|owned|bound|style|registered)$/.exec(tail);
  if (hanging !== null) return end - hanging[0].length;
  const limited = folded === 'co' ? /^\.?,? ?Ltd(?![\p{L}\d])\.?/u.exec(text.slice(end, end + 8)) : null;
  if (limited !== null) return end + limited[0].length;
  if (/^(?:inc|ltd|co|corp|lda|ltda|bros|jr|sr)$/.test(folded) && text[end] === '.') return end + 1;
  return end + (/^ (?:&|and) Sons(?!\p{L})/u.exec(text.slice(end, end + 10))?.[0].length ?? 0);
}

/** from Gorman's on Friday: the possessive of a shop, which no noun follows. */
function isShop({ tokens }: Page, first: number, last: number): boolean {
  if (!/^(?:at|from|to|via|by|with)$/.test(tokens[first - 1]?.folded ?? '')) return false;
  const name = plain((tokens[last] as Token).text).replace(/'s$/, '');
  if (first < last || isWord('first name', name)) return false;
  const next = tokens[last + 1];
  return next === undefined || next.gap !== ' ' || isStopWord(next.folded);
}

const ARTICLE = /^(?:the|a|an|our|my|your|his|her|their|this|and|dear)$/;

/** A word before a name that is not part of it. */
function isOpening(page: Page, at: number, to: number): boolean {
  const token = page.tokens[at] as Token;
  const begins = at === 0 || token.unit !== (page.tokens[at - 1] as Token).unit || !/^\s?$/.test(token.gap);
  if (at < to && isOccupation(page, at, to, begins)) return true;
  if (at < to && /^\p{L}+-(?:man|strong|based|born|time|year-old|seeded|placed|listed)$/u.test(token.text))
    return true;
  if (!isWord('opener', token.folded) || (at < to && isGivenName(page, at))) return false;
  if (token.text === 'The' && !begins && at < to) return false;
  return begins || at === to || ARTICLE.test(token.folded) || isWord('calendar', token.folded);
}

/** Mark Jones and Jan de Vries, and behind a label April Stone: what else begins a sentence, or is a month. */
function isGivenName({ tokens }: Page, at: number): boolean {
  const { folded, gap } = tokens[at] as Token;
  const next = tokens[at + 1] as Token;
  if (next.gap !== ' ' || (isWord('opener', next.folded) && !isWord('particle', next.folded))) return false;
  return isWord('first name', folded) || (gap.startsWith(':') && isWord('calendar', folded));
}

/** Referee Paul Kettering and Driver Casper; not Constable Reyes, Baker Tilly, or the firm behind a label. */
function isOccupation({ tokens }: Page, at: number, to: number, begins: boolean): boolean {
  const { folded, gap } = tokens[at] as Token;
  if (isWord('title', folded) || isWord('first name', folded)) return false;
  const isRole = isWord('role', folded);
  if (!isRole && !isWord('job', folded)) return false;
  if (isWord('first name', plain((tokens[at + 1] as Token).text)) && to > at + 1) return true;
  const tail = plain((tokens[to] as Token).text);
  return isRole && begins && !gap.includes(':') && !firmWords.some((kind) => isWord(kind, tail));
}

/** At the end of what is not a person. */
const firmWords = ['organisation', 'place', 'legal form', 'thing', 'job', 'role', 'event'] as const;

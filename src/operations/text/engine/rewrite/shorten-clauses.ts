import { between, isParticiple } from './contraction-words.ts';
import { isStart } from './places.ts';
import type { Token } from './tokens.ts';

const RELATIVES = new Set(['that', 'which', 'who']);
const BE = new Set(['is', 'are', 'was', 'were']);
/** Behind these "that" opens a clause of its own: "we know that was paid". */
const CLAUSE_VERBS =
  /^(?:know|knew|think|thought|say|says|said|see|saw|hope|feel|sure|aware|believe|note|so|and|or|but|all|is|was|are|if|show|shows|showed|mean|means|after|before|of|for|with|by|from|to|in|on|at|than|agree|agreed|confirm|confirmed|out|than)$/;
const LINKS =
  /^(?:by|for|in|on|at|from|to|with|of|under|near|until|since|between|during|against|inside|within|before|after)$/;

/** "the meeting that was planned for May" to "the meeting planned for May", "there are people who pay" to "people pay". */
export function shortenClauses(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const reason = reasonLength(tokens, at, out);
    const skipped = reason || relativeLength(tokens, at, out) || thereLength(tokens, at, out);
    const token = tokens[at] as Token;
    if (skipped === 0) {
      out.push(token);
      at += 1;
      continue;
    }
    const next = tokens[at + skipped] as Token;
    if (reason > 0) at = withoutReason(tokens, at, reason, out);
    else if (token.folded === 'there') at = withoutThere(tokens, at, out);
    else {
      out.push({ ...next, space: token.space });
      at += skipped + 1;
    }
  }
  return out;
}

/** How many tokens of "that was (recently)" may go before a participle that something depends on. */
function relativeLength(tokens: readonly Token[], at: number, out: readonly Token[]): number {
  const last = out.at(-1);
  if (!RELATIVES.has(tokens[at]?.folded ?? '') || !BE.has(tokens[at + 1]?.folded ?? '')) return 0;
  if (last === undefined || (last.kind !== 'word' && last.kind !== 'fact') || CLAUSE_VERBS.test(last.folded))
    return 0;
  const isAdverb = between.has(tokens[at + 2]?.folded ?? '') || /ly$/.test(tokens[at + 2]?.folded ?? '');
  const verb = at + (isAdverb && tokens[at + 2]?.folded !== 'not' ? 3 : 2);
  const { folded = '' } = tokens[verb] ?? {};
  const next = tokens[verb + 1];
  const isTied =
    next !== undefined && (LINKS.test(next.folded) || (next.kind === 'fact' && folded !== 'been'));
  const isPlace = /^(?:in|on|at|near|for|under|from)$/.test(folded);
  if (isPlace) return verb - at;
  return (isParticiple(folded) || (/[a-z]{3}ing$/.test(folded) && folded !== 'going')) && isTied
    ? verb - at
    : 0;
}

const NOT_SUBJECT = /^(?:i|you|we|they|he|she|it|the|a|an|my|your|our|their|his|her|this|these|those)$/;

/** "There are" before a noun with its own verb behind "who" or "that". */
function thereLength(tokens: readonly Token[], at: number, out: readonly Token[]): number {
  const [first, verb] = [tokens[at], tokens[at + 1]];
  if (
    first?.folded !== 'there' ||
    !isStart(out, first.space) ||
    !/^(?:is|are|was|were)$/.test(verb?.folded ?? '')
  )
    return 0;
  return relativeBehind(tokens, at + 2) > 0 ? 2 : 0;
}

function relativeBehind(tokens: readonly Token[], from: number): number {
  for (let at = from + 1; at < from + 7; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || LINKS.test(token.folded)) return 0;
    if (token.folded === 'who' || token.folded === 'that')
      return NOT_SUBJECT.test(tokens[at + 1]?.folded ?? 'i') || tokens[at + 1]?.kind !== 'word' ? 0 : at;
  }
  return 0;
}

function withoutThere(tokens: readonly Token[], at: number, out: Token[]): number {
  const relative = relativeBehind(tokens, at + 2);
  const [first] = [tokens[at] as Token];
  tokens.slice(at + 2, relative).forEach((token, index) => {
    out.push(index === 0 ? { ...token, space: first.space, changed: true } : token);
  });
  return relative + 1;
}

/** "The reason (why) it failed is because": how many tokens announce it, when "is because" follows. */
function reasonLength(tokens: readonly Token[], at: number, out: readonly Token[]): number {
  const isReason = tokens[at]?.folded === 'the' && tokens[at + 1]?.folded === 'reason';
  const isWhy = isReason || tokens[at]?.folded === 'why';
  if (!isWhy || !isStart(out, tokens[at]?.space ?? '') || becauseBehind(tokens, at + 1) === 0) return 0;
  if (!isReason) return 1;
  return /^(?:why|that)$/.test(tokens[at + 2]?.folded ?? '') ? 3 : 2;
}

function becauseBehind(tokens: readonly Token[], from: number): number {
  for (let at = from + 2; at < from + 16 && tokens[at]?.kind !== 'mark'; at++) {
    if (/^(?:is|was)$/.test(tokens[at]?.folded ?? '') && tokens[at + 1]?.folded === 'because') return at;
  }
  return 0;
}

function withoutReason(tokens: readonly Token[], at: number, announced: number, out: Token[]): number {
  const verb = becauseBehind(tokens, at + 1);
  tokens.slice(at + announced, verb).forEach((token, index) => {
    out.push(index === 0 ? { ...token, space: (tokens[at] as Token).space } : token);
  });
  return verb + 1;
}

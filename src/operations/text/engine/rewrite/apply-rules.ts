import { type PatternMatch, weightOf, wordsMatched } from '../../lexicon/matcher.ts';
import { agreeing, isNounHere, isPassive, isPluralNext, type MetVerb } from './agreement.ts';
import type { Book, Rule } from './books.ts';
import { bounded, isClose, isEnd, isEnder, isStart } from './places.ts';
import { type Token, writtenAll } from './tokens.ts';
import { wordsNamed } from './words.ts';

/** Where a rule fits. */
interface Fit {
  readonly rule: Rule;
  /** The index behind the last token. */
  readonly end: number;
  /** The tokens that the open places of the pattern matched. */
  readonly open: readonly Token[];
  /** The verbs of the pattern, as they were met. */
  readonly verbs: readonly MetVerb[];
}

/**
 * Applies the rules of a book once, from left to right: what a rule wrote is not matched again. The tokens know their
 * bounds (`boundsOf`), and so do those of the result.
 */
export function applyRules(tokens: readonly Token[], book: Book): readonly Token[] {
  const rest = [...tokens];
  const out: Token[] = [];
  let at = 0;
  while (at < rest.length) {
    const fit = fitAt(rest, at, out, book);
    if (fit === undefined) {
      out.push(rest[at]!);
      at += 1;
      continue;
    }
    at = fit.rule.replacement.length === 0 ? drop(rest, at, fit.end, out) : replace(rest, at, fit, out);
    const next = rest[at];
    if (next !== undefined) rest[at] = bounded(next, out);
  }
  return out;
}

function fitAt(tokens: readonly Token[], at: number, out: readonly Token[], book: Book): Fit | undefined {
  const matches = book.matchesAt(tokens, at, out, out.length);
  if (matches.length === 0) return undefined;
  const sorted = matches.length === 1 ? matches : matches.toSorted((a, b) => weightOf(b) - weightOf(a));
  for (const match of sorted) {
    const fit = fitOf(match, tokens, at, out);
    if (fit !== undefined) return fit;
  }
  return undefined;
}

function fitOf(
  match: PatternMatch<Rule>,
  tokens: readonly Token[],
  at: number,
  out: readonly Token[],
): Fit | undefined {
  const { payload: rule, pattern, end } = match;
  if (rule.isClosing && !isClose(tokens, end)) return undefined;
  const words = wordsMatched(match, tokens, at);
  if (words.some(({ isAny, index }) => isAny && !mayBeAny(tokens[index]!))) return undefined;
  const [first] = words;
  const form = first?.index === at ? first.form : undefined;
  if (form !== undefined && isNounHere(form, tokens[at]!, out)) return undefined;
  if (form === 'past' && isPassive(pattern, rule.replacement, out)) return undefined;
  return {
    rule,
    end,
    open: words.flatMap(({ isOpen, index }) => (isOpen ? [tokens[index]!] : [])),
    verbs: words.flatMap(({ form, index }) => (form ? [{ word: tokens[index]!.word, form }] : [])),
  };
}

/** These belong to the verb, "turned off on Wednesday", and are not an object of it. */
const PARTICLE = /^(?:up|out|off|down|away|back|in|on|over|to|by|at)$/;

function mayBeAny({ kind, word }: Token): boolean {
  return kind === 'fact' || (kind === 'word' && !PARTICLE.test(word));
}

/** Takes a phrase out with the commas that set it off; returns where to go on. */
function drop(tokens: Token[], at: number, end: number, out: Token[]): number {
  const { space } = tokens[at]!;
  // A comma behind what goes may still part two clauses: "it broke lol, we wait".
  const keepsComma = tokens[end - 1]?.text === ',' && end > at + 1 && endsClause(out, space);
  const behind = keepsComma ? end - 1 : end;
  const [next, gap] = isStart(out, space)
    ? dropAtStart(tokens, behind, out, space)
    : dropInside(tokens, behind, out, space);
  const token = tokens[next];
  if (token !== undefined) tokens[next] = { ...token, space: joined(gap, token), changed: true };
  return next;
}

function dropAtStart(
  tokens: readonly Token[],
  end: number,
  out: readonly Token[],
  space: string,
): [number, string] {
  const next = tokens[end];
  const last = out.at(-1);
  const isComma = next?.text === ',' || next?.text === ':';
  const isWholeSentence = isEnder(next) && (last === undefined || isEnder(last) || space.includes('\n'));
  return [isComma || isWholeSentence ? end + 1 : end, space];
}

function dropInside(tokens: readonly Token[], end: number, out: Token[], space: string): [number, string] {
  const next = tokens[end];
  const last = out.at(-1);
  const tookComma = tokens[end - 1]?.text === ',' && last?.text === ',';
  if (last?.text === ',' && (tookComma || next?.text === ',' || isEnd(next))) out.pop();
  if (next?.text === ',' && last?.text === ',') return [end + 1, space === '' ? ' ' : space];
  return [end, space];
}

function endsClause(out: readonly Token[], space: string): boolean {
  const last = out.at(-1);
  return (
    last !== undefined &&
    !isStart(out, space) &&
    last.kind !== 'mark' &&
    !wordsNamed('before-rest').has(last.word)
  );
}

/** The space where something was taken out: a line break before or behind it stays. */
function joined(carried: string, next: Token): string {
  if (next.kind === 'mark' && next.space === '' && !/^["(\u201c]/.test(next.text)) return '';
  return next.space.includes('\n') && !carried.includes('\n') ? next.space : carried;
}

/** Writes the replacement of a rule; returns where to go on. */
function replace(tokens: readonly Token[], at: number, fit: Fit, out: Token[]): number {
  const here = tokens[at]!;
  const pieces = piecesOf(fit, here.space, tokens, out);
  const { isAfterStop, isAfterBreak } = here;
  const [first] = pieces;
  if (first) {
    const text = isCapitalised(here, out) ? capitalised(first) : first.text;
    pieces[0] = { ...first, text, isAfterStop, isAfterBreak };
  }
  const next = tokens[fit.end];
  const last = pieces.at(-1);
  if (next && isParted(pieces, next)) {
    out.push(pieces[0]!, next, pieces[1]!);
    return fit.end + 1;
  }
  if (last?.kind === 'mark' && isEnder(next) && !isEnder(last)) pieces.pop();
  out.push(...pieces);
  const closes = last?.kind === 'mark' && (next?.text === ',' || (isEnder(last) && isEnder(next)));
  return closes ? fit.end + 1 : fit.end;
}

function piecesOf(
  { rule, open, verbs, end }: Fit,
  first: string,
  tokens: readonly Token[],
  out: readonly Token[],
): Token[] {
  const pieces: Token[] = [];
  let opened = 0;
  let inflected = 0;
  for (const part of rule.replacement) {
    const space = part === ',' ? '' : pieces.length === 0 ? first : ' ';
    const token = part === '*' ? open[opened++] : open[Number(/^\$(\d)$/.exec(part)?.[1]) - 1];
    if (token !== undefined) {
      const isMoved = pieces.length > 0 && token.kind === 'word' && token.word !== 'i';
      pieces.push({ ...token, text: isMoved ? token.text.toLowerCase() : token.text, space, changed: true });
    } else if (part === '%many') {
      pieces.push(
        ...writtenAll(isPluralNext(tokens[end], tokens[end + 1]) ? 'many' : 'a great deal of', space),
      );
    } else if (part.endsWith('~')) {
      const word = agreeing(part.slice(0, -1), verbs.length === 0 ? undefined : verbs[inflected++], out);
      pieces.push(...writtenAll(word, space));
    } else pieces.push(...writtenAll(part, space));
  }
  return pieces;
}

/** "Pick it up": a pronoun comes before the particle of its verb. */
function isParted([verb, particle, ...others]: readonly Token[], next: Token): boolean {
  return (
    others.length === 0 &&
    /^(?:it|them|him|her|me|us)$/.test(next.word) &&
    /^(?:up|out|off|down|away|back|in|on|over)$/.test(particle?.word ?? '') &&
    !/^(?:go|come|run|look|get|stick|join|focus|work|depend)/.test(verb?.word ?? '')
  );
}

function isCapitalised(here: Token, out: readonly Token[]): boolean {
  const first = here.text.charAt(0);
  if (first === first.toLowerCase()) return false;
  const isPlain = here.text !== here.text.toUpperCase() && !here.word.startsWith("i'");
  return isPlain || isStart(out, here.space);
}

function capitalised(token: Token): string {
  return token.kind === 'word' ? token.text.charAt(0).toUpperCase() + token.text.slice(1) : token.text;
}

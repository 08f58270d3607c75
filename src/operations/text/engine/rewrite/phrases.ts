import { inflect, pluralOf } from './inflect.ts';
import { type Match, matchPhrase } from './phrase-match.ts';
import type { Form } from './phrase-syntax.ts';
import type { Phrasebook } from './phrasebook.ts';
import { isEnd, isEnder, isStart } from './places.ts';
import { type Token, writtenAll } from './tokens.ts';

/** Applies a book once, from left to right: what a rule wrote is not matched again. */
export function applyPhrases(tokens: readonly Token[], book: Phrasebook): Token[] {
  const out: Token[] = [];
  let at = 0;
  let carried: string | undefined;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const here = carried === undefined ? token : { ...token, space: joined(carried, token), changed: true };
    const match = matchAt(tokens, at, here, out, book);
    if (!match) {
      carried = undefined;
      out.push(here);
      at += 1;
    } else if (match.phrase.replacement.length === 0) {
      const keepsComma =
        tokens[match.end - 1]?.text === ',' && match.end > at + 1 && endsClause(out, here.space);
      [at, carried] = drop(tokens, keepsComma ? match.end - 1 : match.end, here.space, out);
    } else {
      carried = undefined;
      at = replace(tokens, match, here, out);
    }
  }
  return out;
}

function matchAt(
  tokens: readonly Token[],
  at: number,
  here: Token,
  out: readonly Token[],
  book: Phrasebook,
): Match | undefined {
  if (here.kind === 'fact') return undefined;
  const rules = book.rulesFor(here.folded, tokens[at + 1]?.folded ?? '');
  if (!rules) return undefined;
  for (const phrase of rules) {
    const match = matchPhrase(phrase, tokens, at, here, out);
    if (match) return match;
  }
  return undefined;
}

const OPEN =
  /^(?:and|or|but|so|because|if|when|while|as|that|which|who|although|though|since|then|to|the|a|an|,)$/;

/** Whether the comma behind something taken out still parts two clauses: "it broke lol, we wait". */
function endsClause(out: readonly Token[], space: string): boolean {
  const last = out.at(-1);
  return last !== undefined && !isStart(out, space) && last.kind !== 'mark' && !OPEN.test(last.folded);
}

/** The space where something was taken out: a line break before or behind it stays. */
function joined(carried: string, next: Token): string {
  if (next.kind === 'mark' && next.space === '' && !/^["(\u201c]/.test(next.text)) return '';
  return next.space.includes('\n') && !carried.includes('\n') ? next.space : carried;
}

/** Takes a phrase out with the commas that set it off; returns where to go on, and the space to keep. */
function drop(tokens: readonly Token[], end: number, space: string, out: Token[]): [number, string] {
  const next = tokens[end];
  const last = out.at(-1);
  if (isStart(out, space)) {
    const isComma = next?.text === ',' || next?.text === ':';
    const isWholeSentence = isEnder(next) && (last === undefined || isEnder(last) || space.includes('\n'));
    return [isComma || isWholeSentence ? end + 1 : end, space];
  }
  const tookComma = tokens[end - 1]?.text === ',' && end > 1 && last?.text === ',';
  if (last?.text === ',' && (tookComma || next?.text === ',' || isEnd(next))) out.pop();
  if (next?.text === ',' && last?.text === ',') return [end + 1, space === '' ? ' ' : space];
  return [end, space];
}

/** Writes the replacement of a match; returns where to go on. */
function replace(tokens: readonly Token[], match: Match, here: Token, out: Token[]): number {
  const forms = [...match.forms];
  const kept = [...match.kept];
  const pieces: Token[] = [];
  for (const part of match.phrase.replacement) {
    const space = pieces.length === 0 ? here.space : ' ';
    const token = part === '*' ? kept.shift() : match.kept[Number(/^\$(\d)$/.exec(part)?.[1]) - 1];
    if (token) {
      const isMoved = pieces.length > 0 && token.kind === 'word' && token.folded !== 'i';
      pieces.push({ ...token, text: isMoved ? token.text.toLowerCase() : token.text, space, changed: true });
    } else if (/^[~^]./.test(part)) {
      pieces.push(...writtenAll(formed(part, forms.shift(), out), space));
    } else if (part === '%many') {
      pieces.push(...writtenAll(isPlural(tokens, match.end) ? 'many' : 'a great deal of', space));
    } else if (part === '%need_to') {
      pieces.push(...writtenAll(`${isSingular(out) ? 'needs' : 'need'} to`, space));
    } else {
      pieces.push(...writtenAll(part.replaceAll('_', ' '), space));
    }
  }
  const [first] = pieces;
  if (first && isCapitalised(here, out)) pieces[0] = { ...first, text: capitalised(first) };
  const next = tokens[match.end];
  const last = pieces.at(-1);
  if (pieces.length === 2 && next && isParted(pieces, next)) {
    out.push(pieces[0] as Token, next, last as Token);
    return match.end + 1;
  }
  if (last?.kind === 'mark' && next && isEnder(next) && !isEnder(last)) pieces.pop();
  out.push(...pieces);
  return last?.kind === 'mark' && (next?.text === ',' || (isEnder(last) && isEnder(next)))
    ? match.end + 1
    : match.end;
}

/** "Pick it up": a pronoun stands before the particle of its verb. */
function isParted([verb, particle]: readonly Token[], next: Token): boolean {
  return (
    /^(?:it|them|him|her|me|us)$/.test(next.folded) &&
    /^(?:up|out|off|down|away|back|in|on|over)$/.test(particle?.folded ?? '') &&
    !/^(?:go|come|run|look|get|stick|join|focus|work|depend)/.test(verb?.folded ?? '')
  );
}

const AUXILIARY =
  /^(?:(?:have|has|had|having|is|are|am|was|were|be|been|being|get|gets|got|getting)(?:n't)?|\w+'(?:ve|s|re|m))$/;

function formed(part: string, form: Form | undefined, out: readonly Token[]): string {
  const word = part.slice(1).replaceAll('_', ' ');
  if (part.startsWith('^')) return form === 'plural' ? pluralOf(word) : word;
  if (form === 'past' && [1, 2].some((back) => AUXILIARY.test(out.at(-back)?.folded ?? ''))) {
    return inflect(word, 'participle');
  }
  return form === undefined || form === 'singular' || form === 'plural' ? word : inflect(word, form);
}

/** Whether what is counted is a plural: "lots of new chairs", not "lots of work". */
function isPlural(tokens: readonly Token[], from: number): boolean {
  return [0, 1].some((ahead) =>
    /[a-z](?<!s)s$|^(?:people|children|men|women)$/.test(tokens[from + ahead]?.folded ?? ''),
  );
}

/** Whether the noun or pronoun just written takes "needs": "the valve needs to", "all visitors need to". */
function isSingular(out: readonly Token[]): boolean {
  const last = out.findLast(({ folded }) => !/^(?:also|always|never|only|still|just)$/.test(folded));
  const word = last?.folded ?? '';
  if (
    /^(?:i|you|we|they|and|people|staff|children|men|women|police|these|those|all|both|who|which|that)$/.test(
      word,
    )
  )
    return false;
  return !/s$/.test(word) || /(?:ss|us|is)$/.test(word);
}

function isCapitalised(here: Token, out: readonly Token[]): boolean {
  const first = here.text.charAt(0);
  if (first === first.toLowerCase()) return false;
  const isPlain = here.text !== here.text.toUpperCase() && !here.folded.startsWith("i'");
  return isPlain || isStart(out, here.space);
}

function capitalised(token: Token): string {
  return token.kind === 'word' ? token.text.charAt(0).toUpperCase() + token.text.slice(1) : token.text;
}

import { commandVerbs, nounLike, objectStarts } from './command-verbs.ts';
import { isEnd, isEnder, isStart } from './places.ts';
import { type Token, written } from './tokens.ts';

/** Which commands are asked politely: all, or those that speak of the writer or of haste. */
export type Commands = 'all' | 'personal';

const PERSONAL = new Set('me us my our asap now immediately'.split(' '));
const POLITE = new Set('please kindly pls thank thanks'.split(' '));
const CLAUSE = new Set('if when before after once unless to in on for until'.split(' '));

/** Puts "please" before commands at the start of a sentence, once a sentence and never beside another. */
export function askPolitely(tokens: readonly Token[], which: Commands): Token[] {
  const out: Token[] = [];
  let polite = false;
  let clause = false;
  tokens.forEach((token, at) => {
    const starts = isStart(out, token.space);
    if (starts) {
      polite = hasPolite(tokens, at);
      clause = CLAUSE.has(token.folded);
    }
    const mayCommand = starts || (clause && tokens[at - 1]?.text === ',') || isAfterLeadIn(out, tokens, at);
    if (
      mayCommand &&
      !polite &&
      isCommand(tokens, at, starts) &&
      (which === 'all' || isPersonal(tokens, at))
    ) {
      out.push(...please(token, starts));
      polite = true;
      return;
    }
    out.push(token);
  });
  return out;
}

/** Whether a text asks for something: a command, or the word "please". */
export function asksForSomething(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) =>
      token.folded === 'please' ||
      token.folded === 'kindly' ||
      (isStart(tokens, token.space, at) && isCommand(tokens, at, true)),
  );
}

function please(token: Token, starts: boolean): Token[] {
  return [
    written(starts ? 'Please' : 'please', token.space),
    { ...token, space: ' ', text: token.text.charAt(0).toLowerCase() + token.text.slice(1) },
  ];
}

function hasPolite(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length && at < from + 60; at++) {
    if (at > from && isEnder(tokens[at - 1])) return false;
    if (POLITE.has(tokens[at]?.folded ?? '')) return true;
  }
  return false;
}

function isPersonal(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length && at < from + 14 && !isEnder(tokens[at]); at++) {
    if (PERSONAL.has(tokens[at]?.folded ?? '')) return true;
  }
  return false;
}

/** "Hello Anna, send me the file": a greeting or a name stands before the command. */
function isAfterLeadIn(out: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || out.at(-1)?.text !== ',' || out.length > 5 || nounLike.has(token.folded))
    return false;
  return /^(?:hi|hello|hey|dear|ok|okay|so|also|then|now)$/.test(out[0]?.folded ?? '');
}

const NEGATED = new Set("don't never".split(' '));

function isCommand(tokens: readonly Token[], at: number, starts: boolean): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined) return false;
  if (token.folded === 'do' && next?.folded === 'not')
    return commandVerbs.has(tokens[at + 2]?.folded ?? '') || isVerbLike(tokens[at + 2], tokens[at + 3]);
  if (NEGATED.has(token.folded))
    return (
      commandVerbs.has(next?.folded ?? '') || (token.folded === "don't" && isVerbLike(next, tokens[at + 2]))
    );
  if (!commandVerbs.has(token.folded)) return false;
  if (token.folded === 'do' || token.folded === 'have')
    return next !== undefined && /^(?:the|your|this|that|it)$/.test(next.folded);
  if (next === undefined) return !nounLike.has(token.folded);
  if (next.text === ':' || next.text === ',' || next.text === '-') return false;
  if (/^(?:let|thank)$/.test(token.folded))
    return (
      /^(?:me|us|him|her|them|the)$/.test(next.folded) &&
      !(token.folded === 'let' && next.folded === 'us' && tokens[at + 2]?.folded !== 'know')
    );
  if (isEnd(next)) return starts && !nounLike.has(token.folded);
  if (isEndOfQuestion(tokens, at)) return false;
  return next.kind === 'fact'
    ? !nounLike.has(token.folded) || !/^[\d#]/.test(next.text)
    : !nounLike.has(token.folded)
      ? isNoFinite(next)
      : objectStarts.has(next.folded) || isPluralObject(next, tokens[at + 2]);
}

/** "Use gloves." but not "Work starts at 9": a plural and then no verb. */
function isPluralObject(next: Token, later: Token | undefined): boolean {
  return (
    /[a-z]{2}s$/.test(next.folded) &&
    !/ss$/.test(next.folded) &&
    (isEnd(later) || objectStarts.has(later?.folded ?? ''))
  );
}

function isNoFinite(next: Token): boolean {
  return !/^(?:is|are|was|were|has|have|had|will|would|can|could|must|may|should|of|did|does)$/.test(
    next.folded,
  );
}

/** Behind "don't" no order: a subject, or a state of the writer that is left out, "don't know yet". */
const NO_ORDER =
  /^(?:i|you|we|they|he|she|it|the|a|know|think|want|need|like|see|understand|have|believe|mind|care|recall|really|even|feel|get|agree)$/;

function isVerbLike(verb: Token | undefined, object: Token | undefined): boolean {
  if (verb?.kind !== 'word' || NO_ORDER.test(verb.folded)) return false;
  return (
    object === undefined ||
    object.kind === 'fact' ||
    isEnd(object) ||
    objectStarts.has(object.folded) ||
    /s$/.test(object.folded)
  );
}

function isEndOfQuestion(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length && at < from + 40; at++) {
    if (isEnder(tokens[at])) return tokens[at]?.text.includes('?') ?? false;
  }
  return false;
}

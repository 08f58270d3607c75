import { rowsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';
import { isEnd, isEnder, isGreeting, isStart } from './places.ts';
import { type Token, written } from './tokens.ts';
import { wordsNamed } from './words.ts';

const PERSONAL = /^(?:me|us|my|our|asap|now|immediately)$/;
const POLITE = /^(?:please|kindly|pls|thanks?)$/;
const CLAUSE = /^(?:if|when|before|after|once|unless|to|in|on|for|until)$/;

/** Puts "please" before commands that begin a sentence, once in each: all, or those of the writer or of haste. */
export function askPolitely(tokens: readonly Token[], which: 'all' | 'personal'): Token[] {
  const out: Token[] = [];
  let polite = false;
  let clause = false;
  tokens.forEach((token, at) => {
    const starts = isStart(out, token.space);
    if (starts) {
      polite = hasPolite(tokens, at);
      clause = CLAUSE.test(token.word);
    }
    const mayCommand = starts || (clause && tokens[at - 1]?.text === ',') || isGreeting(out);
    const isMeant = which === 'all' || isPersonal(tokens, at);
    if (mayCommand && !polite && isMeant && isCommand(tokens, at, starts)) {
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
      token.word === 'please' ||
      token.word === 'kindly' ||
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
  return restOfSentence(tokens, from, 60).some(({ word }) => POLITE.test(word));
}

function isPersonal(tokens: readonly Token[], from: number): boolean {
  return restOfSentence(tokens, from, 14).some(({ word }) => PERSONAL.test(word));
}

/** The tokens up to the end of the sentence, bounded, so that a long one is not read at each of its words. */
function restOfSentence(tokens: readonly Token[], from: number, most: number): readonly Token[] {
  const rest = tokens.slice(from, from + most);
  const end = rest.findIndex(isEnder);
  return end < 0 ? rest : rest.slice(0, end + 1);
}

function isCommand(tokens: readonly Token[], at: number, starts: boolean): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined) return false;
  if (token.word === 'do' && next?.word === 'not') return isOrder(tokens, at + 2);
  if (token.word === "don't") return isOrder(tokens, at + 1);
  if (token.word === 'never') return commands().has(next?.word ?? '');
  const needsObject = commands().get(token.word);
  if (needsObject === undefined) return false;
  if (next === undefined) return !needsObject;
  if (/^(?:do|have)$/.test(token.word)) return /^(?:the|your|this|that|it)$/.test(next.word);
  if (/^(?:let|thank)$/.test(token.word)) return isLetting(token, next, tokens[at + 2]);
  if (/^[:,-]$/.test(next.text) || (!isEnd(next) && isQuestion(tokens, at))) return false;
  if (isEnd(next)) return starts && !needsObject;
  if (next.kind === 'fact') return !needsObject || !/^[\d#]/.test(next.text);
  if (!needsObject) return !wordsNamed('finite').has(next.word);
  return wordsNamed('behind-command').has(next.word) || isPluralObject(next, tokens[at + 2]);
}

/** Verbs that begin a command, and whether they need an object, since they are nouns as well. */
const commands = once(
  () => new Map(rowsOf('en/commands.tsv').map(([verb = '', kind]) => [verb, kind === 'noun'])),
);

function isOrder(tokens: readonly Token[], at: number): boolean {
  return commands().has(tokens[at]?.word ?? '') || isVerbLike(tokens[at], tokens[at + 1]);
}

/** "Let me know", "let them in", but not "let us begin". */
function isLetting(token: Token, next: Token, later: Token | undefined): boolean {
  if (token.word === 'let' && next.word === 'us') return later?.word === 'know';
  return /^(?:me|us|him|her|them|the)$/.test(next.word);
}

/** "Use gloves." but not "Work starts at 9": a plural and then no verb. */
function isPluralObject(next: Token, later: Token | undefined): boolean {
  return (
    /[a-z]{2}s$/.test(next.word) &&
    !/ss$/.test(next.word) &&
    (isEnd(later) || wordsNamed('behind-command').has(later?.word ?? ''))
  );
}

/** Behind "don't" no order: a subject, or a state of the writer that is left out, "don't know yet". */
function isVerbLike(verb: Token | undefined, object: Token | undefined): boolean {
  if (verb?.kind !== 'word' || wordsNamed('no-order').has(verb.word)) return false;
  return (
    object === undefined ||
    object.kind === 'fact' ||
    isEnd(object) ||
    wordsNamed('behind-command').has(object.word) ||
    /s$/.test(object.word)
  );
}

function isQuestion(tokens: readonly Token[], from: number): boolean {
  const last = restOfSentence(tokens, from, 40).at(-1);
  return isEnder(last) && last!.text.includes('?');
}

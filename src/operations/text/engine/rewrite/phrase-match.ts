import { isVerbPlace, nounVerbs } from './noun-verbs.ts';
import type { Form, Item, Phrase } from './phrase-syntax.ts';
import { isBlankLine, isEnd, isStart } from './places.ts';
import type { Token } from './tokens.ts';

/** Where a rule fits. */
export interface Match {
  readonly phrase: Phrase;
  /** The index behind the last token of the pattern. */
  readonly end: number;
  readonly forms: readonly Form[];
  readonly kept: readonly Token[];
}

/** Whether a rule fits at a token; `here` is that token as it will stand behind what is already written. */
export function matchPhrase(
  phrase: Phrase,
  tokens: readonly Token[],
  at: number,
  here: Token,
  out: readonly Token[],
): Match | undefined {
  const forms: Form[] = [];
  const kept: Token[] = [];
  let next = at;
  for (const item of phrase.items) {
    if (item.kind === 'start') {
      if (!isStart(out, here.space) && !isBehindGreeting(out)) return undefined;
      continue;
    }
    if (item.kind === 'end') {
      if (!isEnd(tokens[next])) return undefined;
      continue;
    }
    const token = tokens[next];
    if (!token || (next > at && isBlankLine(token.space)) || !fits(item, token)) return undefined;
    if (item.kind === 'words') {
      const form = item.forms.get(token.folded);
      if (form && next === at && isNounHere(form, token, here.space, out)) return undefined;
      if (form === 'past' && next === at && isPassive(phrase, out)) return undefined;
      if (form) forms.push(form);
    }
    if (item.kind !== 'words' || item.kept) kept.push(token);
    next += 1;
  }
  if (!contextFits(phrase, tokens, next, here, out)) return undefined;
  return { phrase, end: next, forms, kept };
}

const BEFORE_NOUN =
  /^(?:an?|the|my|your|his|her|its|our|their|each|every|another|these|those|no|any|some|all|both|many|more|most|further|several|few|two|three|of)$/;
const DETERMINER =
  /^(?:an?|the|my|your|his|her|its|our|their|each|every|another|these|those|no|many|several)$/;

/** "A repair", "some delays", "the ten-year repair": where a noun stands the form of a verb is none. */
function isNounHere(form: Form, token: Token, space: string, out: readonly Token[]): boolean {
  const before = out.at(-1);
  if (form === 'plural' || form === 'singular' || before === undefined) return false;
  if (form === 'past' || form === 'participle') return DETERMINER.test(before.folded);
  if (BEFORE_NOUN.test(before.folded)) return true;
  if (form === 'ing' || isStart(out, space)) return false;
  const base = form === 'base' ? token.folded : baseOf(token.folded);
  if (!nounVerbs.has(base)) return false;
  return form === 'third' ? !HAS_THIRD.test(before.folded) : !isVerbPlace(before.folded);
}

const HAS_THIRD =
  /^(?:he|she|it|who|which|that|this|everyone|everybody|nobody|someone|somebody|always|also|often|never|and|[a-z]{3,}ly)$/;

function baseOf(third: string): string {
  if (third.endsWith('ies')) return `${third.slice(0, -3)}y`;
  return /(?:[sxz]|[cs]h|o)es$/.test(third) && !/(?:se|ze|oe)s$/.test(third)
    ? third.slice(0, -2)
    : third.slice(0, -1);
}

const BE =
  /^(?:is|are|am|was|were|be|been|being|isn't|aren't|wasn't|weren't|'s|'re|get|gets|got|getting|\w+'(?:re|m))$/;

/** "You will be notified 30 days before": behind "be" a verb has no object for the rule to take along. */
function isPassive({ items, replacement }: Phrase, out: readonly Token[]): boolean {
  const [, object] = items;
  const takesObject =
    object?.kind === 'any' ||
    (object?.kind === 'words' && (object.forms.has('me') || object.forms.has('us')));
  return takesObject && replacement.includes('*') && BE.test(out.at(-1)?.folded ?? '');
}

function contextFits(
  { before, after }: Phrase,
  tokens: readonly Token[],
  end: number,
  here: Token,
  out: readonly Token[],
): boolean {
  const isBehind = after.every((item, index) => {
    if (item.kind === 'end') return isEnd(tokens[end + index]);
    if (item.kind === 'close') return isClose(tokens, end + index);
    const token = tokens[end + index];
    return token !== undefined && !isBlankLine(token.space) ? fits(item, token) : item.kind === 'none of';
  });
  if (!isBehind) return false;
  return before.every((item, index) => {
    const back = out.length - before.length + index;
    if (item.kind === 'start')
      return isStart(out, back + 1 < out.length ? (out[back + 1]?.space ?? '') : here.space, back + 1);
    const token = out[back];
    return token ? fits(item, token) : item.kind === 'none of';
  });
}

/** Whether a letter is over here, but for a name: the paragraph ends, or does within a few words. */
function isClose(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from];
  if (next !== undefined && next.kind === 'word' && !next.space.includes('\n')) return false;
  return (
    tokens.slice(from, from + 8).filter(({ kind }) => kind !== 'mark').length <= 3 &&
    tokens.length - from <= 8
  );
}

function fits(item: Item, token: Token): boolean {
  switch (item.kind) {
    case 'words':
      return token.kind === 'fact' ? item.fact : item.forms.has(token.folded);
    case 'none of':
      return token.kind === 'fact' ? !item.fact : !item.forms.has(token.folded);
    case 'any':
      return token.kind === 'fact' || (token.kind === 'word' && !PARTICLE.test(token.folded));
    case 'fact':
      return token.kind === 'fact';
    default:
      return false;
  }
}

/** These belong to the verb, "turned off on Wednesday", and are no object of it. */
const PARTICLE = /^(?:up|out|off|down|away|back|in|on|over|to|by|at)$/;

const GREETING = /^(?:hi|hello|hey|dear|good|greetings)$/;

/** "Hello everyone, I hope you are well": the sentence begins behind the greeting. */
function isBehindGreeting(out: readonly Token[]): boolean {
  return out.length <= 5 && out.at(-1)?.text === ',' && GREETING.test(out[0]?.folded ?? '');
}

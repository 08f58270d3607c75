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
      if (form && next === at && isNounHere(form, out)) return undefined;
      if (form) forms.push(form);
    }
    if (item.kind !== 'words' || item.kept) kept.push(token);
    next += 1;
  }
  if (!contextFits(phrase, tokens, next, here, out)) return undefined;
  return { phrase, end: next, forms, kept };
}

const BEFORE_NOUN = /^(?:an?|the|my|your|his|her|its|our|their|each|every|another)$/;

/** "A repair", "the building": behind an article the form of a verb is a noun. */
function isNounHere(form: Form, out: readonly Token[]): boolean {
  return (form === 'base' || form === 'ing') && BEFORE_NOUN.test(out.at(-1)?.folded ?? '');
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
      return token.kind === 'word' || token.kind === 'fact';
    case 'fact':
      return token.kind === 'fact';
    default:
      return false;
  }
}

const GREETING = /^(?:hi|hello|hey|dear|good|greetings)$/;

/** "Hello everyone, I hope you are well": the sentence begins behind the greeting. */
function isBehindGreeting(out: readonly Token[]): boolean {
  return out.length <= 5 && out.at(-1)?.text === ',' && GREETING.test(out[0]?.folded ?? '');
}

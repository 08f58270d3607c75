import { isBlankLine, isEnder, isStart } from './places.ts';
import type { Token } from './tokens.ts';
import { wordsNamed } from './words.ts';

/** Sentences begin with a capital, "i" is "I", and "a" fits the sound behind it where a rule wrote. */
export function sentenceCase(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  tokens.forEach((token, at) => {
    let text = token.text;
    if (/^i(?:$|['\u2019](?:m|ll|d|ve)$)/.test(text)) text = `I${text.slice(1)}`;
    if (token.kind === 'fact' && wordsNamed('capital').has(text)) text = upperFirst(text);
    if (
      token.kind === 'word' &&
      isStart(out, token.space) &&
      startsSentence(out, token) &&
      !isTied(tokens[at + 1])
    )
      text = upperFirst(text);
    if (/^an?$/i.test(text)) text = article(text, tokens[at + 1]);
    out.push(text === token.text ? token : { ...token, text });
  });
  return out;
}

/** A small letter behind dots, or after the comma of a greeting's line, is meant. */
function startsSentence(out: readonly Token[], token: Token): boolean {
  const last = out.at(-1);
  if (last === undefined || isBlankLine(token.space)) return true;
  if (token.space === '') return last.kind === 'mark' && !isEnder(last);
  return last.text !== ':' || token.space.includes('\n');
}

/** "nodejs/admin", "a_b": what follows makes a word the beginning of a code. */
function isTied(next: Token | undefined): boolean {
  return next !== undefined && next.space === '' && /^[/\\_@=+#|]$/.test(next.text);
}

function upperFirst(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

const VOWEL_SOUND = /^(?:[aeio]|u(?!ni(?:[^nm]|m[^p])|s[aeiu]|ti|k|r[aeiou])|hour|hono|honest|heir)/i;

function article(text: string, next: Token | undefined): string {
  if (next?.changed !== true || next.kind !== 'word') return text;
  const needsN = VOWEL_SOUND.test(next.word) && !/^(?:one|once|eu)/.test(next.word);
  return `${text.charAt(0)}${needsN ? 'n' : ''}`;
}

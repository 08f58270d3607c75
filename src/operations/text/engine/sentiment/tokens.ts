import { words } from '../../language/words.ts';
import { rowsOf } from '../../lexicon/lexicon.ts';
import type { PatternToken } from '../../lexicon/matcher.ts';
import { once } from '../../lexicon/once.ts';

/** A word as the lists know it, an emoji or an emoticon, with what precedes it. */
export interface Token extends PatternToken {
  /** What an emoji or emoticon counts for; words have none. */
  readonly weight: number | undefined;
}

const STOP = /[.!?;:()\u2026\u2014\u2013\n\u3002\uff01\uff1f]|\s-+\s/;
const BREAK = /[,/\uff0c\u3001]/;
const EMOTICON =
  /(?<![\p{L}\p{N}])(?:[:;=8x][-o^']?[)(\][DPpOo3|/\\*]+|<\/?3+|[xX]D+|\^_*\^|[;T]_+[;T]|-_+-)(?![\p{L}\p{N}])/gu;
const PICTURE = /\p{Extended_Pictographic}/gu;

/** The words, emoji and emoticons of a sentence in its order. */
export function tokensOf(text: string, canonical: (word: string) => readonly string[]): readonly Token[] {
  const signs = signsOf(text);
  const tokens: Token[] = [];
  let end = 0;
  let sign = 0;
  const addSigns = (before: number): void => {
    for (; sign < signs.length && signs[sign]!.start < before; sign++) {
      const { weight, start, end: after, text: word } = signs[sign]!;
      tokens.push({ word, weight, ...gap(text.slice(end, start)) });
      end = after;
    }
  };
  for (const { folded, start, end: after } of words(text)) {
    addSigns(start);
    if (start < end) continue;
    let place = gap(text.slice(end, start));
    for (const part of canonical(folded)) {
      tokens.push({ word: isFigure(part) ? '%number' : part, weight: undefined, ...place });
      place = joined;
    }
    end = after;
  }
  addSigns(text.length);
  return tokens;
}

interface Sign {
  readonly text: string;
  readonly weight: number;
  readonly start: number;
  readonly end: number;
}

const weights = once(
  () => new Map(rowsOf('sentiment-signs.tsv').map(([weight, sign = '']) => [sign, Number(weight)])),
);

/** Emoji and emoticons, the latter without nose and with their mouth once. */
function signsOf(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  for (const match of text.matchAll(EMOTICON)) {
    const weight = weights().get(withOneMouth(match[0]).replace(/[-o^'](?=.$)/, ''));
    if (weight !== undefined) signs.push(signAt(match, weight));
  }
  for (const match of text.matchAll(PICTURE)) {
    const weight = weights().get(match[0]);
    if (weight !== undefined) signs.push(signAt(match, weight));
  }
  return signs.sort((a, b) => a.start - b.start);
}

/** :) of :))) */
function withOneMouth(sign: string): string {
  let end = sign.length;
  while (end > 1 && sign[end - 1] === sign[end - 2]) end -= 1;
  return sign.slice(0, end);
}

function signAt(match: RegExpExecArray, weight: number): Sign {
  return { text: match[0], weight, start: match.index, end: match.index + match[0].length };
}

const joined = { isAfterStop: false, isAfterBreak: false };
const broken = { isAfterStop: false, isAfterBreak: true };
const stopped = { isAfterStop: true, isAfterBreak: true };

function gap(between: string): { isAfterStop: boolean; isAfterBreak: boolean } {
  if (between === ' ' || between === '') return joined;
  if (STOP.test(between)) return stopped;
  return BREAK.test(between) ? broken : joined;
}

/** Patterns have one name for all figures. */
function isFigure(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}

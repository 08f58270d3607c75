import { wordBreaks } from './word-breaks.ts';

export const SPACE = 0x20;
export const HYPHEN = 0x2d;
export const EN_DASH = 0x2013;
const EM_DASH = 0x2014;

/** Where the words of a text end: at spaces, and where scripts without spaces let a line end. */
export function wordEnds(text: string): number[] {
  if (!UNSPACED.test(text)) return spacesOf(text);
  const breaks = wordBreaks(text);
  const ends: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SPACE || breaks?.has(at)) ends.push(at);
    else if (at > 0 && !isLowSurrogate(code) && isBetweenIdeographs(text, at)) ends.push(at);
  }
  ends.push(text.length);
  return ends;
}

/** From the first letter of a script without spaces on: that of Thai. */
const UNSPACED = /[\u0e00-\uffff]/;

/** The places of the spaces, and the end. */
function spacesOf(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) ends.push(at);
  ends.push(text.length);
  return ends;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}

/** Whether the neighbours allow a line to end before the character at `next`, which is not the first. */
export function mayBreak(text: string, next: number): boolean {
  const code = text.charCodeAt(next - 1);
  const following = text.charCodeAt(next);
  if (next >= text.length || following === SPACE) return false;
  if (code === HYPHEN || code === EN_DASH || code === EM_DASH) {
    return next > 1 && text.charCodeAt(next - 2) !== SPACE;
  }
  return isBetweenIdeographs(text, next);
}

function isBetweenIdeographs(text: string, next: number): boolean {
  if (!isIdeograph(text.charCodeAt(next - 1)) && !isIdeograph(text.charCodeAt(next))) return false;
  return !CLOSING.test(text[next]!) && !OPENING.test(text[next - 1]!);
}

/** All ideographs are at or above it. */
export const FIRST_IDEOGRAPH = 0x2e80;

/** UTF-16 units of Han, kana, Hangul and their marks, in planes 0, 2 and 3; emoji and old letters are in plane 1. */
const ideographRanges = [
  [FIRST_IDEOGRAPH, 0xd7ff],
  [0xd840, 0xdbff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
] as const;

function isIdeograph(code: number): boolean {
  return code >= FIRST_IDEOGRAPH && ideographRanges.some(([first, last]) => code >= first && code <= last);
}

/** Marks that must not begin a line: closing brackets, stops and small kana (JIS X 4051, the common part). */
const CLOSING =
  /[\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30fb\u30fc\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff5d!),.:;?\]}]/;

/** Marks that must not end a line: opening brackets. */
const OPENING = /[\u3008\u300a\u300c\u300e\u3010\u3014\uff08\uff5b([{]/;

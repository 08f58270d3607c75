import type { Ruler } from '../../formats/pdf/text-setter.ts';

/**
 * Breaks a text without line breaks into lines of at most `limit` thousandths of the size: after spaces, which may
 * hang over the edge and stay with their line, after hyphens and dashes inside words, between ideographs, and
 * inside a word that is wider than a line. A line holds at least one character, however narrow the column.
 */
export function wrap(text: string, limit: number, { widths, unknown, other }: Ruler): string[] {
  const lines: string[] = [];
  let start = 0;
  let width = 0;
  let breakAt = 0;
  let widthAtBreak = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    let advance = widths[code]!;
    let last = at;
    if (advance === unknown) {
      const character = text.codePointAt(at)!;
      advance = other(character);
      if (character > 0xffff) last++;
    }
    while (code !== SPACE && width + advance > limit && at > start) {
      const isWord = breakAt <= start;
      const end = isWord ? at : breakAt;
      lines.push(text.slice(start, end));
      width = isWord ? 0 : width - widthAtBreak;
      start = end;
    }
    width += advance;
    at = last;
    if (code === SPACE || (code >= HYPHEN && breaksAfter(code, text, at))) {
      breakAt = at + 1;
      widthAtBreak = width;
    }
  }
  lines.push(text.slice(start));
  return lines;
}

const SPACE = 0x20;
const HYPHEN = 0x2d;
const EN_DASH = 0x2013;
const EM_DASH = 0x2014;
const FIRST_IDEOGRAPHIC = 0x2e80;

/** Marks that begin no line: closing brackets, stops and small kana (JIS X 4051, the common part). */
const CLOSING =
  /[\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015\u30fb\u30fc\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff5d\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7]/;

/** Marks that end no line: opening brackets. */
const OPENING = /[\u3008\u300a\u300c\u300e\u3010\u3014\uff08\uff5b]/;

function breaksAfter(code: number, text: string, at: number): boolean {
  if (at + 1 >= text.length) return false;
  const next = text.charCodeAt(at + 1);
  if (code === HYPHEN || code === EN_DASH || code === EM_DASH) {
    return at > 0 && text.charCodeAt(at - 1) !== SPACE && next !== SPACE;
  }
  if (!isIdeographic(code) && !isIdeographic(next)) return false;
  return !CLOSING.test(text[at + 1]!) && !OPENING.test(text[at]!) && next !== SPACE;
}

/** Han, kana, Hangul and their marks: every one of them may end a line. */
function isIdeographic(code: number): boolean {
  return (
    code >= FIRST_IDEOGRAPHIC &&
    (code < 0xdc00 || (code >= 0xf900 && code < 0xfb00) || code >= 0xfe30) &&
    !isHighSurrogateOfLetters(code)
  );
}

/** Planes 2 and 3 are Han (from U+D840 on); the others hold letters, signs and emoji. */
function isHighSurrogateOfLetters(code: number): boolean {
  return code >= 0xd800 && code < 0xd840;
}

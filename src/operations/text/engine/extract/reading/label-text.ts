import { withoutEnd } from '../../../language/without-end.ts';
import { isWord } from '../values/word-set.ts';
import type { Labelled } from './labels.ts';
import { alternatives } from './page-words.ts';
import type { Reading, Span } from './reading.ts';

const SHORT_FORM = new RegExp(String.raw`(?:\b\p{L}|\b(?:${alternatives('abbreviation')}))$`, 'u');

/** The whole value up to the end of its sentence, without the sign that ends it. */
export function plainText(reading: Reading, label: Labelled): Span | undefined {
  const text = reading.page.text.slice(label.start, label.end);
  const stop = /[!?](?=\s|$)|[.](?=\s+["'\u201c(]?\p{Lu})/gu;
  let cut = text.length;
  for (const match of text.matchAll(stop)) {
    if (
      SHORT_FORM.test(text.slice(Math.max(0, match.index - 7), match.index)) &&
      !opensSentence(text, match.index + 1)
    )
      continue;
    cut = match.index;
    break;
  }
  const value = withoutEnd(text.slice(0, cut), /[\s.,;:|]/);
  const keepsDot = /\b(?:Inc|Ltd|Co|Corp|[ap]\.m|Jr|Sr)$/.test(value) && text[value.length] === '.';
  const length = keepsDot ? value.length + 1 : value.length;
  const quoted = /^["\u201c\u201e\u00ab'](.+)["\u201d\u201c\u00bb']$/.exec(text.slice(0, length));
  if (quoted !== null) return { start: label.start + 1, end: label.start + length - 1 };
  return length === 0 ? undefined : { start: label.start, end: label.start + length };
}

/** Bluefin Cycles Ltd. The case number: a word that is not part of a name follows the stop. */
function opensSentence(text: string, at: number): boolean {
  const word = /^\s+(\p{Lu}\p{Ll}+)/u.exec(text.slice(at, at + 24))?.[1];
  return word !== undefined && isWord('opener', word.toLowerCase());
}

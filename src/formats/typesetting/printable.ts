import { normalized } from '../normalized.ts';
import { EMOJI, hasEmojiSequence } from './emoji.ts';
import { JOINED_LETTER } from './joined-scripts.ts';

/** Printable ASCII with line feeds, as most text is: it needs no change. */
const PLAIN = /^[\n -~]*$/;

/**
 * Control characters but tab and the line breaks, marks without width (joiners, bidirectional controls, variation
 * selectors, byte order mark), annotation anchors and noncharacters: all invisible on paper.
 */
const UNSEEN = /(?![\t\n\r])\p{Cc}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb\ufffe\uffff]/gu;

/** What decides how letters around it join. */
const JOINERS = /[\u200c\u200d]/;

/**
 * The same, and as a group what would be another without its joiners and selectors: emoji, and letters of scripts whose
 * letters join.
 */
const UNSEEN_OR_KEPT = new RegExp(
  `(${EMOJI}|(?<=${JOINED_LETTER}\\p{M}{0,4})[\\u200c\\u200d])|${UNSEEN.source}`,
  'gu',
);

/** Tab, and the spaces of typesetters and of ideographs, which most fonts lack. */
const SPACES = /[\t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g;

/**
 * A text as it is printed: composed (NFC), without invisible characters outside of emoji and of joined letters, with a line feed
 * at each line break, one kind of space and one no-break space, and plain hyphens for the no-break hyphen and the minus
 * sign. Half a surrogate pair becomes U+FFFD.
 */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  const composed = normalized(text.toWellFormed(), 'NFC').replace(/\r\n|[\r\u2028\u2029]/g, '\n');
  return withoutUnseen(composed)
    .replace(SPACES, ' ')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[\u2011\u2212]/g, '-');
}

function withoutUnseen(text: string): string {
  const mayKeep = JOINERS.test(text) || hasEmojiSequence(text);
  return mayKeep ? text.replace(UNSEEN_OR_KEPT, '$1') : text.replace(UNSEEN, '');
}

/** The lines of a text as the caller broke it, without blanks at their ends. */
export function paragraphsOf(text: string): string[] {
  const whole = printable(text);
  return whole.includes('\n') ? whole.split('\n').map((line) => line.trimEnd()) : [whole.trim()];
}

/** A text on one line, for numbers and metadata. */
export function oneLine(text: string): string {
  return printable(text).replace(/\n/g, ' ').trim();
}

import { lineEndAt } from './line-ends.ts';

const TAB = 0x09;
const SPACE = 0x20;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const BACKSLASH = 0x5c;

/** What follows a closing quote, and the option that reads it. `behind` is the offset behind the quote. */
export function reasonBehindQuote(bytes: Uint8Array, behind: number, delimiter: Uint8Array): string {
  let end = behind;
  while (isBlank(bytes[end])) end++;
  const isAtEnd = end >= bytes.length || lineEndAt(bytes, end) > 0 || isAt(bytes, end, delimiter);
  if (end > behind && isAtEnd) return 'a blank follows the closing quote; trim=true leaves it out';
  const isEscaped = bytes[behind - 2] === BACKSLASH;
  const option = isEscaped ? '; escape=backslash reads \\" as a quote' : quotesAreText(delimiter);
  return `text follows the closing quote${option}`;
}

/** The option for files whose quotes are text: those of tabs have no others (IANA, text/tab-separated-values). */
export function quotesAreText(delimiter: Uint8Array): string {
  return delimiter[0] === TAB ? '; quote=none reads quotes as text' : '';
}

/** Whether a quote behind a delimiter and a blank is text in some bytes, where it opens a field for many programs. */
export function hasQuoteBehindBlank(record: Uint8Array, delimiter: Uint8Array): boolean {
  for (let at = record.indexOf(delimiter[0]!); at >= 0; at = record.indexOf(delimiter[0]!, at + 1)) {
    if (!isAt(record, at, delimiter)) continue;
    const behind = at + delimiter.length;
    if (record[behind] === SPACE && record[behind + 1] === QUOTE) return true;
  }
  return false;
}

/** Whether apostrophes are around a field with a delimiter inside, as some programs quote. */
export function hasApostrophes(record: Uint8Array, delimiter: Uint8Array): boolean {
  let opened = record[0] === APOSTROPHE ? 0 : -1;
  for (let at = record.indexOf(delimiter[0]!); at >= 0; at = record.indexOf(delimiter[0]!, at + 1)) {
    if (!isAt(record, at, delimiter)) continue;
    if (opened >= 0 && at > opened + 1 && record[at - 1] === APOSTROPHE) return true;
    if (opened < 0 && record[at + delimiter.length] === APOSTROPHE) opened = at + delimiter.length;
  }
  return opened >= 0 && record.length > opened + 1 && record.at(-1) === APOSTROPHE;
}

function isBlank(byte: number | undefined): boolean {
  return byte === SPACE || byte === TAB;
}

function isAt(bytes: Uint8Array, at: number, text: Uint8Array): boolean {
  return text.every((byte, index) => bytes[at + index] === byte);
}

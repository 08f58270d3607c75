/** Where a text is written, as far as that decides what could be read as markup. */
export interface Place {
  /** Whether a line of the text may begin a line of the Markdown, where blocks begin. */
  readonly beginsLines: boolean;
  /** In a cell of a table a bar ends the cell. */
  readonly isInCell: boolean;
}

/**
 * Which characters of a text need a backslash, so that CommonMark with the tables and strikes of GitHub reads it as text
 * and nothing else. `text` is the whole of a paragraph without its marks, with a line feed for each break and U+FFFC for
 * what is not text: whether `[a]` is a link is decided by what comes next, in whichever element that is.
 */
export function findEscapes(text: string, place: Place): Set<number> {
  const escapes = new Set<number>();
  for (const { index } of text.matchAll(/[\\*`_[<&~|]/g)) {
    if (isSpecial(text, index, place)) escapes.add(index);
  }
  if (place.beginsLines) {
    for (let from = 0; from <= text.length; ) {
      const feed = text.indexOf('\n', from);
      const end = feed < 0 ? text.length : feed;
      const at = lineStartEscape(text.slice(from, Math.min(end, from + MAX_LINE_START)), end - from);
      if (at !== undefined) escapes.add(from + at);
      from = end + 1;
    }
  }
  return escapes;
}

function isSpecial(text: string, at: number, { isInCell }: Place): boolean {
  switch (text[at]) {
    case '_':
      return !isInWord(text, at);
    case '<':
      return /[a-z/!?]/i.test(text[at + 1] ?? '');
    case '&':
      return /^&(?:#(?:[0-9]{1,8}|x[0-9a-f]{1,7})|[a-z][a-z0-9]{1,40});/i.test(text.slice(at, at + 48));
    case '~':
      return text[at - 1] === '~' || text[at + 1] === '~';
    case '|':
      return isInCell;
    default:
      return true;
  }
}

/** Whether the underscores at a place are between letters, where they begin and end no emphasis. */
function isInWord(text: string, at: number): boolean {
  return isLetter(text[at - 1]) && isLetter(text[at + 1]);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/** A line that is only marks is as long as it likes; what else begins a block shows in its first characters. */
const MAX_LINE_START = 16;

/** Where a line needs a backslash that would begin a block: a heading, quote, item, rule, fence or row of a table. */
function lineStartEscape(start: string, length: number): number | undefined {
  if (/^>/.test(start)) return 0;
  const isWhole = length <= MAX_LINE_START;
  if (/^(?:#{1,6}|[-+])(?: |$)/.test(start) && (isWhole || start.includes(' '))) return 0;
  const number = /^\d{1,9}(?=[.)](?: |$))/.exec(start)?.[0];
  if (number !== undefined) return number.length;
  // Delimiter rows and rules are of these characters alone; of a long line the first ones decide.
  return /^[-:|]/.test(start) && /^[-:| ]+$/.test(start) ? 0 : /^=+ *$/.test(start) ? 0 : undefined;
}

import { CommandLineError } from '../failures/command-line-error.ts';

/** How the lines of a text are bounded, and named when one is longer. */
export interface LineBound {
  /** Longest line, in UTF-16 units. */
  readonly longest: number;
  /** Where the text comes from. */
  readonly place: string;
}

/**
 * The lines of a text that are not blank, as they come. Each unit is looked at once, however the text is cut. Throws
 * CommandLineError for a line that is too long, before it has ended.
 */
export async function* textLines(texts: AsyncIterable<string>, bound: LineBound): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  let number = 1;
  for await (const text of texts) {
    for (let from = 0; from <= text.length; ) {
      const at = text.indexOf('\n', from);
      const part = text.slice(from, at < 0 ? text.length : at);
      length += part.length;
      if (length > bound.longest) throw tooLong('line', number, bound);
      begun.push(part);
      if (at < 0) break;
      const line = begun.join('');
      if (line.trim() !== '') yield line.replace(/\r$/, '');
      begun = [];
      length = 0;
      number++;
      from = at + 1;
    }
  }
  const line = begun.join('');
  if (line.trim() !== '') yield line;
}

/** The error for a part of a text that is longer than the bound. */
export function tooLong(
  what: 'line' | 'row',
  number: number,
  { longest, place }: LineBound,
): CommandLineError {
  const most = longest.toLocaleString('en-US');
  return new CommandLineError(`${what} ${number} of ${place} may have at most ${most} characters`);
}

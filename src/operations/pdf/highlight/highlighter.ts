import { type StreamParser, StringStream } from '@codemirror/streamparser';
import { languageOf } from './languages.ts';
import { MAX_HIGHLIGHTED } from './most-highlighted.ts';
import { type TokenKind, tokenKindOf } from './token-kind.ts';

/**
 * A part of a line of code that has one colour. `const port = 8080;` in JavaScript is
 *
 *     { end: 5, kind: 'keyword' }, { end: 6, kind: undefined }, { end: 10, kind: 'name' }, ...
 */
export interface CodePart {
  /** Where it ends in its line: the index behind it. */
  readonly end: number;
  /** Undefined for what has the colour of the text. */
  readonly kind: TokenKind | undefined;
}

/** Longest line that is read: some languages look back to its start at each of its tokens. */
const MAX_LINE = 300;

/** Tokens without a character, in a row, by which a language has shown that it does not get on. */
const MAX_IDLE = 10;

const INDENT = 2;
const TAB = 4;

/** Finds the parts of code by the stream parsers of CodeMirror, for one document. */
export class Highlighter {
  #left = MAX_HIGHLIGHTED;

  /**
   * The parts of each line of a block in the language of its fence; empty for lines that have the colour of the text.
   * Undefined for a language that is not known.
   */
  partsOf(lines: readonly string[], fence: string): readonly (readonly CodePart[])[] | undefined {
    const language = languageOf(fence);
    if (language === undefined) return undefined;
    const parts: CodePart[][] = [];
    const reading = { language, state: language.startState?.(INDENT) };
    for (const line of lines) {
      this.#left -= line.length + 1;
      if (line.length > MAX_LINE || this.#left < 0) break;
      const own = partsOfLine(reading, line);
      if (own === undefined) break;
      parts.push(own);
    }
    return parts;
  }
}

interface Reading {
  readonly language: StreamParser<unknown>;
  readonly state: unknown;
}

/** Undefined where the language does not get on with the line, after which its state is worth nothing. */
function partsOfLine({ language, state }: Reading, line: string): CodePart[] | undefined {
  const parts: CodePart[] = [];
  if (line === '') {
    language.blankLine?.(state, INDENT);
    return parts;
  }
  // Tabs have become spaces; a language that meets one all the same may take the cube of their number of steps.
  const stream = new StringStream(line.replaceAll('\t', ' '), TAB, INDENT);
  let idle = 0;
  while (!stream.eol()) {
    stream.start = stream.pos;
    const kind = tokenKindOf(language.token(stream, state));
    if (stream.pos <= stream.start) {
      idle += 1;
      if (idle > MAX_IDLE) return undefined;
      continue;
    }
    idle = 0;
    if (parts.at(-1)?.kind === kind && parts.length > 0) parts.pop();
    parts.push({ end: stream.pos, kind });
  }
  return parts;
}

import type { Row } from './lexicon.ts';

/**
 * A regular expression of the lexicon. It is compiled when a text holds all that a match needs: that takes a hundred
 * times as long as matching, and a text needs few of them.
 */
export class PackedPattern {
  readonly #required: readonly (readonly string[])[];
  readonly #head: string;
  readonly #source: string;
  #compiledHead: RegExp | undefined;
  #compiled: RegExp | undefined;

  /**
   * Takes the columns as scripts/text/pack-patterns.ts writes them: strings one of which each match needs (`\d` is a
   * digit), a list for each condition; an expression that matches wherever the pattern does, or nothing; the pattern.
   */
  constructor([required = '', head = '', source = '']: Row) {
    this.#required = JSON.parse(required) as string[][];
    this.#head = head;
    this.#source = source;
  }

  /** The matches in a text, in its order. */
  matchesIn(text: string): Iterable<RegExpExecArray> {
    if (!this.#mayMatch(text)) return [];
    this.#compiled ??= compiledFor(text, this.#source, 'gm');
    return text.matchAll(this.#compiled);
  }

  #mayMatch(text: string): boolean {
    for (const strings of this.#required) if (!holdsOneOf(text, strings)) return false;
    if (this.#head === '') return true;
    this.#compiledHead ??= compiledFor(text, this.#head, 'm');
    return this.#compiledHead.test(text);
  }
}

/** V8 compiles an expression at its first use on a text of this length; on a shorter one it interprets it first. */
const COMPILED_FROM = 1000;

/** An expression, compiled for texts with the characters of this one: interpreted first, it would take twice as long. */
function compiledFor(text: string, source: string, flags: string): RegExp {
  const expression = new RegExp(source, flags);
  expression.test(text.padEnd(COMPILED_FROM));
  expression.lastIndex = 0;
  return expression;
}

const DIGIT = /\d/;

function holdsOneOf(text: string, strings: readonly string[]): boolean {
  for (const one of strings) if (one === '\\d' ? DIGIT.test(text) : text.includes(one)) return true;
  return false;
}

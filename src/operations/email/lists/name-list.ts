import { SortedWords } from './sorted-words.ts';

const A = 0x61;
const LETTERS = 26;
const EDGE = 3;
const CAPITAL_A = 0x41;

/** Names of four letters a to z or more, as generate-names.ts writes them. */
export interface NameTexts {
  /** In the form of SortedWords. */
  readonly words: string;
  /** The bits of the three letters that a name begins with, in the order of the alphabet: four in each letter A to P. */
  readonly starts: string;
  /** The same of the three letters that a name ends with. */
  readonly ends: string;
}

/**
 * Names, to be found in other letters. Letters typed at random seldom begin and end as a name does, so most
 * places need no search of the list.
 */
export class NameList {
  readonly #words: SortedWords;
  readonly #texts: NameTexts;

  constructor(texts: NameTexts) {
    this.#words = new SortedWords(texts.words);
    this.#texts = texts;
  }

  /** Whether the letters a to z from one place of a text to another are a name. */
  has(text: string, start: number, end: number): boolean {
    if (end - start <= EDGE || !this.mayStart(text, start) || !this.mayEnd(text, end)) return false;
    return this.#words.has(text.slice(start, end));
  }

  /** Whether a name begins with the three letters at a place. */
  mayStart(text: string, start: number): boolean {
    return isMarked(this.#texts.starts, text, start);
  }

  /** Whether a name ends with the three letters before a place. */
  mayEnd(text: string, end: number): boolean {
    return isMarked(this.#texts.ends, text, end - EDGE);
  }
}

function isMarked(bits: string, text: string, start: number): boolean {
  const pair = (text.charCodeAt(start) - A) * LETTERS + text.charCodeAt(start + 1) - A;
  const triple = pair * LETTERS + text.charCodeAt(start + 2) - A;
  return (((bits.charCodeAt(triple >> 2) - CAPITAL_A) >> (triple & 3)) & 1) === 1;
}

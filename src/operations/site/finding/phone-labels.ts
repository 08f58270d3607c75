import { BLOCK_EDGE } from '../reading/visible-text.ts';
import {
  codeWords,
  conjunctions,
  faxEnding,
  faxSigns,
  faxWords,
  fillers,
  phoneEnding,
  phoneInitials,
  phoneSigns,
  phoneWords,
  prepositions,
  verbs,
} from './phone-words.ts';

/** What a number is by the words next to it. */
export type NumberKind = 'phone' | 'fax' | 'code';

export interface Label {
  readonly kind: NumberKind;
  /** Whether the words are a block of their own: the head of a list, the cell before. */
  readonly isHead: boolean;
}

/** Characters before a number in which its label is looked for. */
const REACH = 90;

/** Words that are read before a number. */
const MAX_WORDS = 8;

/** Words between a preposition and its verb, as in `contact the head office on`. */
const MAX_OBJECT_WORDS = 4;

/** What the words before a number say it is; undefined without a label. */
export function labelBefore(text: string, from: number): Label | undefined {
  const before = text.slice(Math.max(0, from - REACH), from);
  const walk = new Walk(before);
  const kind = kindBefore(walk);
  if (kind === undefined) return undefined;
  // At the end of the line before, the word belongs to the number before it.
  const isHead = walk.edges > 0;
  return isHead && /\d[^\p{L}\0]{0,3}$/u.test(before.slice(0, walk.start)) ? undefined : { kind, isHead };
}

/** What the word behind a number says it is, as in `202 555 0143 (fax)`; undefined where it begins the next number. */
export function kindAfter(text: string, to: number): NumberKind | undefined {
  const match = /^[ \u00a0]{0,2}[-\u2013([]?[ \u00a0]?(\p{L}{2,12})(?![\p{L}\d])/u.exec(
    text.slice(to, to + 20),
  );
  if (match === null) return undefined;
  const kind = kindOfWord(match[1]!.toLowerCase());
  if (kind === undefined || kind === 'code') return undefined;
  const rest = text.slice(to + match[0].length, to + match[0].length + 8);
  const isNext = /^[ \u00a0.]*(?::|[(+]?\d)/.test(rest) || /^[ \u00a0]*[/&]/.test(rest);
  return isNext ? undefined : kind;
}

/** Steps back over the words before a number. */
class Walk {
  readonly text: string;
  /** Where the word begins that was read last. */
  start: number;
  /** Edges of blocks between that word and the number. */
  edges = 0;
  /** The characters between that word and the one behind it. */
  gap = '';

  constructor(text: string, start = text.length) {
    this.text = text;
    this.start = start;
  }

  /** The word before, in lower case; undefined where none joins. */
  back(): string | undefined {
    let end = this.start;
    while (end > 0 && isGap(this.text[end - 1]!)) {
      if (this.text[end - 1] === BLOCK_EDGE) this.edges++;
      end--;
      if (this.text[end] === ')') end = this.#bracketBefore(end);
    }
    if (this.edges > 1) return undefined;
    this.gap = this.text.slice(end, this.start);
    let start = end;
    while (start > 0 && isWordCharacter(this.text[start - 1]!)) start--;
    // Signs are not letters; those beyond the first plane are of two units.
    if (start === end && end > 0) start -= isLowSurrogate(this.text, end - 1) ? 2 : 1;
    this.start = Math.max(0, start);
    return start === end ? undefined : this.text.slice(start, end).toLowerCase();
  }

  /** Before a remark in brackets, such as `Tel. (day): `. */
  #bracketBefore(end: number): number {
    const open = this.text.lastIndexOf('(', end);
    return open < 0 || end - open > 30 || /[\d\0]/.test(this.text.slice(open, end)) ? end : open;
  }
}

function kindBefore(walk: Walk): NumberKind | undefined {
  let object = 0;
  let isCode = false;
  for (let step = 0; step < MAX_WORDS; step++) {
    const word = walk.back();
    if (word === undefined) break;
    const kind = step === 0 ? (kindOfInitial(word, walk) ?? kindOfWord(word)) : kindOfWord(word);
    if (object > 0 && !verbs.has(word)) {
      if (/[.!?\0]/.test(walk.gap) || ++object > MAX_OBJECT_WORDS + 1) break;
      if (kind !== 'fax') continue;
    }
    if (kind === 'fax') return isAlsoPhone(walk) ? 'phone' : 'fax';
    if (kind === 'phone') return isOfFax(walk) ? 'fax' : 'phone';
    if (kind === 'code') isCode = true;
    else if (step === 0 && prepositions.has(word)) object = 1;
    else if (!fillers.has(word) && !prepositions.has(word) && !/^(?:24|7|365)$/.test(word)) break;
    if (isCode && step > 0) break;
  }
  return isCode ? 'code' : undefined;
}

/** `T:`, `F.` and, where it begins a line, `F`, but not the initial of a name: `Brandt, M. 1234567`. */
function kindOfInitial(word: string, { gap, text, start }: Walk): NumberKind | undefined {
  if (word.length > 1) return undefined;
  if (gap.startsWith('.') && /\p{L}{2}, ?$/u.test(text.slice(0, start))) return undefined;
  const beginsLine =
    /(?:^|[\0\n|\u2022\u00b7,;/\d]) ?$/.test(text.slice(0, start)) && /[A-Z]/.test(text[start]!);
  if (!/^ ?[.:]/.test(gap) && !(beginsLine && /^[\s\u00a0(+]+$/.test(gap))) return undefined;
  if (word === 'f') return 'fax';
  return phoneInitials.has(word) ? 'phone' : undefined;
}

function kindOfWord(word: string): NumberKind | undefined {
  if (faxWords.has(word) || faxSigns.has(word) || faxEnding.test(word)) return 'fax';
  if (phoneWords.has(word) || phoneSigns.has(word) || phoneEnding.test(word)) return 'phone';
  return codeWords.has(word) ? 'code' : undefined;
}

/** Whether a number of a fax is that of a phone too: `Tel./Fax`, `Phone and fax`. */
function isAlsoPhone({ text, start }: Walk): boolean {
  const walk = new Walk(text, start);
  let word = walk.back();
  if (walk.edges > 0 || word === undefined) return false;
  if (conjunctions.has(word)) word = walk.back();
  else if (!/[/&+]/.test(walk.gap)) return false;
  return word !== undefined && (kindOfWord(word) === 'phone' || phoneInitials.has(word));
}

function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
}

/** Whether a word for a phone only says how to reach the fax that is named before: `Fax: dial`. */
function isOfFax({ text, start }: Walk): boolean {
  const walk = new Walk(text, start);
  const word = walk.back();
  return word !== undefined && walk.edges === 0 && !/[/&+|]/.test(walk.gap) && kindOfWord(word) === 'fax';
}

/** White space, marks of punctuation and brackets that may be between words and number. A comma may not. */
function isGap(character: string): boolean {
  return ' \u00a0\u2009\u202f\t\n\r.:()[]-\u2013\u2014|#/&+*\u2022\0\ufe0e\ufe0f\uff1a>\u00bb\u2192\u200b'.includes(
    character,
  );
}

function isWordCharacter(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return code > 0xb9 && /[\p{L}\p{M}\u00ba]/u.test(character);
}

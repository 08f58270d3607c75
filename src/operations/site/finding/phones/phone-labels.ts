import { PHONE_HINT } from '../../reading/contact-signs.ts';
import { BLOCK_EDGE } from '../../reading/visible-text.ts';
import {
  conjunctions,
  fillers,
  kindOfLetter,
  kindOfWord,
  type NumberKind,
  otherFacts,
  prepositions,
  verbs,
} from './phone-words.ts';

export interface Label {
  readonly kind: NumberKind;
  /** Whether the words are a block of their own: the head of a list, the cell before. */
  readonly isHead: boolean;
  /** Whether it is only what the element around the number hints at. */
  readonly isHint: boolean;
  /** Whether it is behind the number, in a line whose labels are. */
  readonly isBehind?: boolean;
}

/** Characters before a number in which its label is looked for. */
const REACH = 90;

/** Words that are read before a number. */
const MAX_WORDS = 8;

/** Words between a preposition and its verb, as in `contact the head office on`. */
const MAX_OBJECT_WORDS = 4;

/** Words of the name between label and number, as in `Fax: Service Department 1234567`. */
const MAX_NAME_WORDS = 3;

/** What the words before a number say it is; undefined without a label. */
export function labelBefore(text: string, from: number): Label | undefined {
  const before = text.slice(Math.max(0, from - REACH), from);
  const walk = new Walk(before);
  const kind = kindBefore(walk);
  if (kind === undefined) return undefined;
  // At the end of the line before, the word belongs to the number before it.
  const isHead = walk.edges > 0;
  if (isHead && /\d[^\p{L}\0]{0,3}$/u.test(before.slice(0, walk.start))) return undefined;
  return { kind, isHead, isHint: before[walk.start] === PHONE_HINT };
}

/** What the word behind a number says it is, as in `202 555 0143 (fax)`; undefined where it begins the next number. */
export function kindAfter(text: string, to: number): NumberKind | undefined {
  const start = to + (extension.exec(text.slice(to, to + 16))?.[0].length ?? 0);
  const following = text.slice(start, start + 40);
  const match = behind.exec(following);
  if (match === null) return faxAtEnd(following);
  const [all, word, letter] = match;
  const kind = word === undefined ? kindOfLetter(letter!.toLowerCase()) : kindOfWord(word.toLowerCase());
  const atEnd = kind === 'fax' ? undefined : faxAtEnd(following);
  if (atEnd !== undefined || kind === undefined || kind === 'code') return atEnd;
  const rest = following.slice(all.length, all.length + 8);
  const isNext = /^[ \u00a0.]*(?::|[(+]?\d)/.test(rest) || /^[ \u00a0]*[/&]/.test(rest);
  return isNext ? undefined : kind;
}

/** What the word behind a number says that begins a line of numbers with their labels behind them. */
export function kindBehindFirst(text: string, from: number, to: number): NumberKind | undefined {
  if (!/(?:^|\0) ?\(?$/.test(text.slice(Math.max(0, from - 3), from))) return undefined;
  const following = text.slice(to, to + 40);
  const match = behind.exec(following);
  const isBeforeNumber = match !== null && /^[)\]]?[ \u00a0.]*[(+]?\d/.test(following.slice(match[0].length));
  return isBeforeNumber ? kindOfWord((match[1] ?? '').toLowerCase()) : undefined;
}

const extension = /^,? ?(?:x|ext)\.? ?\d{1,5}/i;

/** A word next to a number, or an initial in brackets. */
const behind = /^[ \u00a0]{0,2}(?:[-\u2013([]?[ \u00a0]?(\p{L}{2,12})(?![\p{L}\d])|[([](\p{L})[\])])/u;

/** Words from a number to the end of its line or bracket. */
const lastWords =
  /^[ \u00a0]{0,2}[-\u2013,:/([]?[ \u00a0]?(?:[\p{L}\d]{1,12}[ \u00a0-]){0,3}(\p{L}{2,12})[ \u00a0.]?(?:[)\]\0|]|$)/u;

/** A remark in brackets behind a number, as `(main fax line)`. */
const remarkBehind = /^[ \u00a0]{0,2}[([]([\p{L} \u00a0-]{3,36})[)\]]/u;

function faxAtEnd(following: string): NumberKind | undefined {
  const last = lastWords.exec(following)?.[1] ?? '';
  if (kindOfWord(last.toLowerCase()) === 'fax') return 'fax';
  const remark = remarkBehind.exec(following)?.[1] ?? '';
  const kinds = new Set(
    remark
      .toLowerCase()
      .split(/[ \u00a0-]/)
      .map(kindOfWord),
  );
  return kinds.has('fax') && !kinds.has('phone') ? 'fax' : undefined;
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
    let edges = 0;
    while (end > 0 && isGap(this.text[end - 1]!)) {
      // A cell that holds no more than a colon or a space does not count.
      if (this.text[end - 1] === BLOCK_EDGE) edges = 1;
      end--;
      if (this.text[end] === ')') end = this.#bracketBefore(end);
    }
    this.edges += edges;
    if (this.edges > 1) return undefined;
    this.gap = this.text.slice(end, this.start);
    let start = end;
    if (isDigit(this.text, end - 1)) while (end - start < 3 && isDigit(this.text, start - 1)) start--;
    else while (start > 0 && isWordCharacter(this.text[start - 1]!)) start--;
    // Signs are not letters; those beyond the first plane are of two units.
    if (start === end && end > 0) start -= isLowSurrogate(this.text, end - 1) ? 2 : 1;
    this.start = Math.max(0, start);
    if (start === end) return undefined;
    return end - start === 1 ? this.#spacedOut(end) : this.text.slice(start, end).toLowerCase();
  }

  /** A word whose characters are set apart, such as `\u96fb  \u8a71`, `F A X`. */
  #spacedOut(end: number): string {
    const match = setApart.exec(this.text.slice(0, end));
    if (match !== null) this.start = end - match[0].length;
    return (match?.[0] ?? this.text.slice(this.start, end)).replace(/\s/g, '').toLowerCase();
  }

  /** Before a remark in brackets, such as `Tel. (day): `. */
  #bracketBefore(end: number): number {
    const open = this.text.lastIndexOf('(', end);
    if (open < 0 || end - open > 30) return end;
    const remark = this.text.slice(open + 1, end);
    // Three digits are an area code; a name in brackets is the label itself.
    return /\d{3}|\0/.test(remark) || isName(remark.trim().toLowerCase()) ? end : open;
  }
}

const setApart =
  /(?<!\p{Script=Han})\p{Script=Han}(?:[ \u00a0\u3000]{1,8}\p{Script=Han}){1,3}$|(?<!\p{L})\p{L}(?:[ \u00a0]{1,2}\p{L}){2,10}$/u;

function isName(remark: string): boolean {
  return remark.length === 1 ? kindOfLetter(remark) !== undefined : kindOfWord(remark) !== undefined;
}

function kindBefore(walk: Walk): NumberKind | undefined {
  for (let step = 0; step < MAX_WORDS; step++) {
    const word = walk.back();
    if (word === undefined) break;
    const kind = step === 0 ? (kindOfInitial(word, walk) ?? kindOfWord(word)) : kindOfWord(word);
    if (kind === 'fax') return isAlsoPhone(walk) ? 'phone' : 'fax';
    if (kind === 'phone') return isOfFax(walk) ? 'fax' : 'phone';
    if (kind === 'code') return isOfCall(walk) ? 'phone' : 'code';
    if (step === 0 && prepositions.has(word)) return kindOfObject(walk);
    if (!isFiller(word)) return kindOfNamed(word, walk);
  }
  return undefined;
}

/** Whether a word for another code is one for a phone with the word before: `Phone orders`. */
function isOfCall({ text, start }: Walk): boolean {
  const walk = new Walk(text, start);
  const word = walk.back();
  return word !== undefined && walk.edges === 0 && kindOfWord(word) === 'phone';
}

/** A word that says nothing about the number; `24/7` and `Fax 2` are of such words too. */
function isFiller(word: string): boolean {
  return fillers.has(word) || prepositions.has(word) || /^(?:24|365|[1-9])$/.test(word);
}

/** The kind by the verb of a sentence: `contact the head office on`, `fax the form to`. */
function kindOfObject(walk: Walk): NumberKind | undefined {
  for (let count = 0; count <= MAX_OBJECT_WORDS; count++) {
    const word = walk.back();
    if (word === undefined) return undefined;
    const kind = kindOfWord(word);
    if (kind === 'fax') return 'fax';
    if (verbs.has(word)) return kind === 'phone' ? (isOfFax(walk) ? 'fax' : 'phone') : 'phone';
    if (/[.!?\0]/.test(walk.gap)) return undefined;
  }
  return undefined;
}

/** The kind by a label before the name of who has the number: `Fax: Service Department 1234567`. */
function kindOfNamed(last: string, walk: Walk): NumberKind | undefined {
  if (!isPartOfName(last) || !/^[^\p{L}\0.,]*$/u.test(walk.gap)) return undefined;
  const isMarked = walk.gap.includes(':');
  for (let count = 0; count < MAX_NAME_WORDS; count++) {
    const word = walk.back();
    if (word === undefined) return undefined;
    const kind = kindOfWord(word);
    if (kind !== undefined && kind !== 'code')
      return announces(walk, isMarked ? 'name' : 'label') ? kind : undefined;
    if (!isPartOfName(word) || !/^[ \u00a0&/-]*$/.test(walk.gap)) return undefined;
  }
  return undefined;
}

function isPartOfName(word: string): boolean {
  return /\p{L}/u.test(word) && !otherFacts.has(word);
}

/** Whether the label has a mark, is a head, or begins a line in which the name has the mark. */
function announces({ gap, text, start }: Walk, marked: 'label' | 'name'): boolean {
  // Only a sign touches the word behind it.
  if (gap === '' || /^ ?[:\u2013-]/.test(gap)) return true;
  const isFirst = blockBegins.test(text.slice(0, start));
  return isFirst && (gap.includes(BLOCK_EDGE) || marked === 'name');
}

/** `T:`, `F.` and, where it begins a line, `F`, but not the initial of a name: `Brandt, M. 1234567`. */
function kindOfInitial(word: string, { gap, text, start }: Walk): NumberKind | undefined {
  if (word.length > 1) return undefined;
  if (gap.startsWith('.') && /\p{L}{2}, ?$/u.test(text.slice(0, start))) return undefined;
  const beginsLine = (/[A-Z]/.test(text[start]!) ? lineBegins : blockBegins).test(text.slice(0, start));
  const isMarked =
    /^ ?(?:[.:|]|\/\/)/.test(gap) || (/^[)\]]/.test(gap) && /[([]$/.test(text.slice(0, start)));
  return isMarked || (beginsLine && /^[\s\u00a0(+/-]+$/.test(gap)) ? kindOfLetter(word) : undefined;
}

const lineBegins = /(?:^|[\0\n|\u2022\u00b7,;/\d\u260e\u260f\u{1f4e0}]) ?$/u;
const blockBegins = /(?:^|[\0\n|\u2022\u00b7/]) ?$/;

/** Whether a number of a fax is that of a phone too: `Tel./Fax`, `Phone and fax`. */
function isAlsoPhone({ text, start }: Walk): boolean {
  const walk = new Walk(text, start);
  let word = walk.back();
  if (walk.edges > 0 || word === undefined) return false;
  if (conjunctions.has(word)) word = walk.back();
  else if (!/[/&+]/.test(walk.gap)) return false;
  return word !== undefined && (kindOfWord(word) === 'phone' || kindOfLetter(word) === 'phone');
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
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
  return " \u00a0\u2009\u202f\u3000\t\n\r.:()[]-\u2013\u2014|#/&+*\u2022\0\ufe0e\ufe0f\uff1a>\u00bb\u2192\u200b\u05f3\u00b0\u2026~_'\u2019\u2122\u00ae".includes(
    character,
  );
}

function isWordCharacter(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return code > 0xb9 && /[\p{L}\p{M}\u00ba]/u.test(character);
}

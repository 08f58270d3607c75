/** What a phrase counts for where it stands. */
export interface Phrase {
  readonly weight: number;
  /** A denial before it does not turn it: it holds one itself. */
  readonly isClosed: boolean;
}

/** What is matched: a word, the classes it belongs to, and whether a clause ends before it. */
export interface Matchable {
  readonly word: string;
  readonly isAfterStop: boolean;
  readonly isAfterBreak: boolean;
}

interface Node {
  readonly next: Map<string, Node>;
  any: Node | undefined;
  gap: Node | undefined;
  phrase: Phrase | undefined;
}

/** Most words a gap (`~`) may hold. */
const WIDEST_GAP = 3;

const WEIGHT = /^[+-]?\d+(?:\.\d+)?(?=\s|$)/;

/** A choice that goes on in the next line. */
const CONTINUED = /\|\+\s+/g;

/** A comma, or a line that begins with a weight. */
const SEPARATOR = /,|\n\s*(?=[+-]?\d+(?:\.\d+)?\s)/;

/**
 * Phrases of a language as one tree, read from lists such as `+2 worth every|the penny, back again`: a weight at
 * the start of a line holds for what follows it, commas part phrases. In a phrase `a|b` is one of two words, `a|` is a word that
 * may be left out, `|+` carries a choice into the next line, `*` is any one word, `~` are none to three, `%name` is a word of a class.
 */
export class Phrases {
  readonly #root = emptyNode();
  readonly #classesOf = new Map<string, string[]>();
  readonly #negators: ReadonlySet<string>;

  constructor(lists: readonly string[], classes: ReadonlyMap<string, string>, negators: ReadonlySet<string>) {
    this.#negators = negators;
    for (const [name, words] of classes) {
      for (const word of words.trim().split(/\s+/)) {
        this.#classesOf.set(word, [...(this.#classesOf.get(word) ?? []), `%${name}`]);
      }
    }
    for (const list of lists) this.#addAll(list);
  }

  /** The longest phrase that begins at a place, with the place after it. */
  match(tokens: readonly Matchable[], from: number): { phrase: Phrase; end: number } | undefined {
    let end = from;
    let phrase: Phrase | undefined;
    const walk = (node: Node, at: number): void => {
      if (node.phrase !== undefined && at > end) {
        end = at;
        phrase = node.phrase;
      }
      const token = tokens[at];
      if (token === undefined || (at > from && token.isAfterStop)) return;
      const next = node.next.get(token.word);
      if (next !== undefined) walk(next, at + 1);
      for (const name of this.#classesOf.get(token.word) ?? numberClass(token.word)) {
        const member = node.next.get(name);
        if (member !== undefined) walk(member, at + 1);
      }
      if (node.any !== undefined) walk(node.any, at + 1);
      if (node.gap !== undefined) {
        walk(node.gap, at);
        for (let wide = 1; wide <= WIDEST_GAP && tokens[at + wide]?.isAfterBreak === false; wide++) {
          walk(node.gap, at + wide);
        }
      }
    };
    walk(this.#root, from);
    return phrase === undefined ? undefined : { phrase, end };
  }

  #addAll(list: string): void {
    let weight = 0;
    for (const part of list.replace(CONTINUED, '|').split(SEPARATOR)) {
      const line = part.trim();
      const [number] = WEIGHT.exec(line) ?? [''];
      if (number !== '') weight = Number(number);
      const pattern = line.slice(number.length).trim();
      if (pattern !== '') this.#add(pattern.split(/\s+/), weight);
    }
  }

  #add(parts: readonly string[], weight: number): void {
    const isClosed = parts.some((part) => part.split('|').some((word) => this.#negators.has(word)));
    let ends = [this.#root];
    for (const part of parts) {
      ends = [...new Set(ends.flatMap((node) => part.split('|').map((word) => follow(node, word))))];
    }
    for (const end of ends) end.phrase = { weight, isClosed };
  }
}

const numeral: readonly string[] = ['%number'];
const none: readonly string[] = [];

function numberClass(word: string): readonly string[] {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57 ? numeral : none;
}

function follow(node: Node, word: string): Node {
  if (word === '') return node;
  if (word === '*') {
    node.any ??= emptyNode();
    return node.any;
  }
  if (word === '~') {
    node.gap ??= emptyNode();
    return node.gap;
  }
  const next = node.next.get(word) ?? emptyNode();
  node.next.set(word, next);
  return next;
}

function emptyNode(): Node {
  return { next: new Map(), any: undefined, gap: undefined, phrase: undefined };
}

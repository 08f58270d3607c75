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

/** One place of a pattern: a choice of words or classes, any one word, or a gap. */
interface Place {
  readonly choices: ReadonlySet<string>;
  readonly kind: 'choice' | 'any' | 'gap';
  readonly isOptional: boolean;
}

interface Pattern extends Phrase {
  readonly places: readonly Place[];
  /** What the second word must be, where that is certain: most patterns fail there. */
  readonly second: ReadonlySet<string> | undefined;
}

/** A phrase as it was listed. It is taken apart when a text first holds a word that begins it. */
interface Listed {
  readonly text: string;
  readonly weight: number;
  pattern: Pattern | undefined;
}

/** Most words a gap (`~`) may hold. */
const WIDEST_GAP = 3;

const WEIGHT = /^[+-]?\d+(?:\.\d+)?(?=\s|$)/;

/** A choice that goes on in the next line. */
const CONTINUED = /\|\+\s+/g;

/** A comma, or a line that begins with a weight. */
const SEPARATOR = /,|\n\s*(?=[+-]?\d+(?:\.\d+)?\s)/;

/**
 * Phrases of a language, read from lists such as `+2 worth every|the penny, back again`: a weight at the
 * start of a line holds for what follows it, commas part phrases. In a phrase `a|b` is one of two words,
 * `a|` is a word that may be left out, `|+` carries a choice into the next line, `*` is any one word, `~`
 * are none to three, `%name` is a word of a class. A phrase begins with a word or class.
 */
export class Phrases {
  readonly #byFirst = new Map<string, Listed[]>();
  readonly #classes: ReadonlyMap<string, readonly string[]>;
  readonly #negators: ReadonlySet<string>;

  constructor(lists: readonly string[], classes: ReadonlyMap<string, string>, negators: ReadonlySet<string>) {
    this.#negators = negators;
    this.#classes = new Map([...classes].map(([name, words]) => [`%${name}`, words.trim().split(/\s+/)]));
    for (const list of lists) this.#addAll(list);
  }

  /**
   * The longest phrase that begins at a place, with the place after it; of equal ones the last that was
   * listed.
   */
  match(tokens: readonly Matchable[], from: number): { phrase: Phrase; end: number } | undefined {
    let longest = from;
    let phrase: Phrase | undefined;
    const next = nameOf(tokens[from + 1]?.word ?? '');
    for (const listed of this.#byFirst.get(nameOf(tokens[from]!.word)) ?? none) {
      listed.pattern ??= this.#patternOf(listed);
      const { pattern } = listed;
      if (pattern.second !== undefined && !pattern.second.has(next)) continue;
      const end = this.#walk(pattern.places, 0, tokens, from, from);
      if (end > from && end >= longest) {
        longest = end;
        phrase = pattern;
      }
    }
    return phrase === undefined ? undefined : { phrase, end: longest };
  }

  /** The farthest place that a pattern reaches, -1 if it does not match. */
  #walk(
    places: readonly Place[],
    index: number,
    tokens: readonly Matchable[],
    from: number,
    at: number,
  ): number {
    const place = places[index];
    if (place === undefined) return at;
    let farthest = place.isOptional ? this.#walk(places, index + 1, tokens, from, at) : -1;
    const token = tokens[at];
    if (token === undefined || (at > from && token.isAfterStop)) return farthest;
    if (place.kind === 'gap') {
      for (let wide = 1; wide <= WIDEST_GAP && tokens[at + wide]?.isAfterBreak === false; wide++) {
        farthest = Math.max(farthest, this.#walk(places, index + 1, tokens, from, at + wide));
      }
    } else if (place.kind === 'any' || place.choices.has(nameOf(token.word))) {
      farthest = Math.max(farthest, this.#walk(places, index + 1, tokens, from, at + 1));
    }
    return farthest;
  }

  #addAll(list: string): void {
    let weight = 0;
    for (const part of list.replace(CONTINUED, '|').split(SEPARATOR)) {
      const line = part.trim();
      const [number] = WEIGHT.exec(line) ?? [''];
      if (number !== '') weight = Number(number);
      const text = line.slice(number.length).trim();
      if (text !== '') this.#add({ text, weight, pattern: undefined });
    }
  }

  /** Lists a phrase under each word that may begin it. */
  #add(listed: Listed): void {
    for (const [place] of listed.text.matchAll(/\S+/g)) {
      const choices = place.split('|');
      for (const choice of choices) {
        for (const word of this.#classes.get(choice) ?? []) this.#addUnder(word, listed);
        if (choice !== '' && !isWild(choice)) this.#addUnder(nameOf(choice), listed);
      }
      if (!choices.includes('') && place !== '~') break;
    }
  }

  #addUnder(word: string, listed: Listed): void {
    const others = this.#byFirst.get(word);
    if (others === undefined) this.#byFirst.set(word, [listed]);
    else if (others.at(-1) !== listed) others.push(listed);
  }

  #patternOf({ text, weight }: Listed): Pattern {
    const places = text.split(/\s+/).map((place) => this.#placeOf(place));
    const isClosed = places.some(({ choices }) => [...choices].some((word) => this.#negators.has(word)));
    const [first, after] = places;
    const isCertain = after?.kind === 'choice' && !after.isOptional && !first!.isOptional;
    return { places, second: isCertain ? after.choices : undefined, weight, isClosed };
  }

  #placeOf(part: string): Place {
    const words = part.split('|').filter((word) => word !== '');
    const kind = part === '*' ? 'any' : part === '~' ? 'gap' : 'choice';
    const members = words.flatMap((word) => [nameOf(word), ...(this.#classes.get(word) ?? [])]);
    return {
      choices: new Set(kind === 'choice' ? members : []),
      kind,
      isOptional: kind === 'gap' || part.split('|').includes(''),
    };
  }
}

const none: readonly Listed[] = [];

function isWild(choice: string): boolean {
  return choice === '*' || choice === '~';
}

/** All figures are one name. */
function nameOf(word: string): string {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57 ? '%number' : word;
}

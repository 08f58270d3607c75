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
  readonly #byFirst = new Map<string, Pattern[]>();
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
    for (const pattern of this.#byFirst.get(nameOf(tokens[from]!.word)) ?? none) {
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
      const places = line.slice(number.length).trim().split(/\s+/);
      if (places[0] !== '')
        this.#add(
          places.map((place) => this.#placeOf(place)),
          weight,
        );
    }
  }

  #add(places: readonly Place[], weight: number): void {
    const isClosed = places.some(({ choices }) => [...choices].some((word) => this.#negators.has(word)));
    const [first, after] = places;
    const isCertain = after?.kind === 'choice' && !after.isOptional && !first!.isOptional;
    const pattern = { places, second: isCertain ? after.choices : undefined, weight, isClosed };
    for (const place of places) {
      for (const word of place.choices) {
        const listed = this.#byFirst.get(word);
        if (listed === undefined) this.#byFirst.set(word, [pattern]);
        else listed.push(pattern);
      }
      if (!place.isOptional) break;
    }
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

const none: readonly Pattern[] = [];

/** All figures are one name. */
function nameOf(word: string): string {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57 ? '%number' : word;
}

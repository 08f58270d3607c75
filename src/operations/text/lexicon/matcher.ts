import type { Form } from './inflect.ts';
import { firstWordsOf, type Pattern, type PatternRules, type Place, readPattern } from './notation.ts';

/** What a pattern sees of a text. */
export interface PatternToken {
  /** As patterns write it: a word in lower case or its stem, `%number` and the like for what is not a word. */
  readonly word: string;
  /** A sentence ends before it: no pattern goes across. */
  readonly isAfterStop: boolean;
  /** A part of a sentence ends before it: no gap goes across. */
  readonly isAfterBreak: boolean;
}

/** Where a pattern fits. */
export interface PatternMatch<Payload> {
  readonly payload: Payload;
  readonly pattern: Pattern;
  /** The index behind the last token. */
  readonly end: number;
}

/** A word that a place matched. */
export interface MatchedWord {
  readonly index: number;
  /** Undefined where the pattern gives no form. */
  readonly form: Form | undefined;
  readonly isOpen: boolean;
  /** The place was `*`. */
  readonly isAny: boolean;
}

/** Most words a gap holds. */
const WIDEST_GAP = 3;

/** A pattern as it was added. It is read when a text first holds a word that begins it: a text needs few of them. */
interface Entry<Payload> {
  readonly text: string;
  readonly payload: Payload;
  pattern: Pattern | undefined;
  /** What the second word must be, where that is certain: most patterns fail there. */
  second: ReadonlyMap<string, unknown> | undefined;
}

/** Patterns by the words that begin them. */
export class PatternIndex<Payload> {
  readonly #byFirst = new Map<string, Entry<Payload>[]>();
  readonly #rules: PatternRules;

  constructor(rules: PatternRules) {
    this.#rules = rules;
  }

  /** Adds a pattern; `first` are the words that may begin it, where they are known. */
  add(
    text: string,
    payload: Payload,
    first: Iterable<string> = new Set(firstWordsOf(text, this.#rules)),
  ): void {
    const entry = { text, payload, pattern: undefined, second: undefined };
    for (const word of first) {
      const others = this.#byFirst.get(word);
      if (others === undefined) this.#byFirst.set(word, [entry]);
      else others.push(entry);
    }
  }

  /**
   * The longest pattern that begins at a token; of equally long ones the one with more bounds and contexts, where what
   * must be there counts more than what must not; then the one that was added first. `written` is what comes before
   * the token, the tokens themselves unless they were changed.
   */
  longestAt(
    tokens: readonly PatternToken[],
    at: number,
    written: readonly PatternToken[] = tokens,
    writtenEnd: number = at,
  ): PatternMatch<Payload> | undefined {
    let longest: PatternMatch<Payload> | undefined;
    for (const match of this.matchesAt(tokens, at, written, writtenEnd)) {
      if (longest === undefined || weightOf(match) > weightOf(longest)) longest = match;
    }
    return longest;
  }

  /** All patterns that begin at a token, in the order in which they were added. */
  matchesAt(
    tokens: readonly PatternToken[],
    at: number,
    written: readonly PatternToken[] = tokens,
    writtenEnd: number = at,
  ): readonly PatternMatch<Payload>[] {
    const entries = this.#byFirst.get(tokens[at]!.word);
    if (entries === undefined) return none;
    const found: PatternMatch<Payload>[] = [];
    const next = tokens[at + 1]?.word ?? '';
    for (const entry of entries) {
      const pattern = entry.pattern ?? this.#read(entry);
      if (entry.second !== undefined && !entry.second.has(next)) continue;
      const end = farthest(pattern, 0, tokens, at, at);
      if (end > at && precedes(pattern.before, written, writtenEnd)) {
        found.push({ payload: entry.payload, pattern, end });
      }
    }
    return found;
  }

  #read(entry: Entry<Payload>): Pattern {
    const pattern = readPattern(entry.text, this.#rules);
    entry.second = secondWords(pattern.places);
    entry.pattern = pattern;
    return pattern;
  }
}

/** The words one of which must come second; undefined where that is not certain. */
function secondWords(places: readonly Place[]): ReadonlyMap<string, unknown> | undefined {
  const [first, ...others] = places[0]?.kind === 'start' ? places.slice(1) : places;
  if (first?.kind !== 'words' || first.isOptional) return undefined;
  const last = others.findIndex((place) => place.kind !== 'words' || !place.isOptional);
  const certain = others[last];
  if (certain?.kind !== 'words') return undefined;
  if (last === 0) return certain.words;
  return new Map(
    others.slice(0, last + 1).flatMap((place) => (place.kind === 'words' ? [...place.words] : [])),
  );
}

/** The words that the places of a pattern matched from a token on, in their order. */
export function wordsMatched(
  { pattern, end }: PatternMatch<unknown>,
  tokens: readonly PatternToken[],
  from: number,
): readonly MatchedWord[] {
  const matched: MatchedWord[] = [];
  let at = from;
  for (const [index, place] of pattern.places.entries()) {
    const next = stepsOf(place, tokens, from, at).find(
      (step) => farthest(pattern, index + 1, tokens, from, step) === end,
    )!;
    if (place.kind === 'words' && next > at) {
      matched.push({
        index: at,
        form: place.words.get(tokens[at]!.word),
        isOpen: place.isOpen,
        isAny: false,
      });
    } else if (place.kind === 'any') matched.push({ index: at, form: undefined, isOpen: true, isAny: true });
    at = next;
  }
  return matched;
}

const none: readonly never[] = [];

/** How far and how surely a pattern fits: of several that begin at a token the greatest is `longestAt`. */
export function weightOf({ end, pattern }: PatternMatch<unknown>): number {
  let weight = end * 32;
  for (const { kind } of pattern.before) weight += kind === 'not' ? 1 : 2;
  for (const { kind } of pattern.after) weight += kind === 'not' ? 1 : 2;
  for (const { kind } of pattern.places) if (kind === 'start' || kind === 'end') weight += 2;
  return weight;
}

/** The farthest token that the places from one on reach with what must follow them; -1 if they do not fit. */
function farthest(
  pattern: Pattern,
  index: number,
  tokens: readonly PatternToken[],
  from: number,
  at: number,
): number {
  const place = pattern.places[index];
  if (place === undefined) return follows(pattern.after, tokens, at) ? at : -1;
  let end = -1;
  for (const next of stepsOf(place, tokens, from, at)) {
    end = Math.max(end, farthest(pattern, index + 1, tokens, from, next));
  }
  return end;
}

/** The tokens at which the next place may begin, the farthest first. */
function stepsOf(place: Place, tokens: readonly PatternToken[], from: number, at: number): readonly number[] {
  const token = tokens[at];
  const isOpen = token !== undefined && (at === from || !token.isAfterStop);
  switch (place.kind) {
    case 'start':
      return at === 0 || token?.isAfterStop === true ? [at] : none;
    case 'end':
      return token === undefined || token.isAfterStop ? [at] : none;
    case 'any':
      return isOpen ? [at + 1] : none;
    case 'words': {
      const fits = isOpen && place.words.has(token.word);
      if (place.isOptional) return fits ? [at + 1, at] : [at];
      return fits ? [at + 1] : none;
    }
    case 'gap':
      return gapSteps(tokens, at);
    case 'not':
      throw new Error('a place of a pattern that must not be there is a context');
  }
}

function gapSteps(tokens: readonly PatternToken[], at: number): readonly number[] {
  const steps = [at];
  while (steps.length <= WIDEST_GAP && tokens[at + steps.length - 1]?.isAfterBreak === false) {
    steps.unshift(at + steps.length);
  }
  return steps;
}

/** Whether the places of a context fit from a token on. */
function follows(places: readonly Place[], tokens: readonly PatternToken[], at: number): boolean {
  return places.every((place, index) => {
    const token = tokens[at + index];
    const isOver = token === undefined || token.isAfterStop;
    return place.kind === 'end' ? isOver : fitsContext(place, isOver ? undefined : token);
  });
}

/** Whether the places of a context fit up to a token. */
function precedes(places: readonly Place[], tokens: readonly PatternToken[], end: number): boolean {
  let isOver = false;
  for (let index = places.length - 1; index >= 0; index--) {
    const at = end - places.length + index;
    isOver ||= at < 0 || tokens[at + 1]?.isAfterStop === true;
    const place = places[index]!;
    if (place.kind === 'start' ? !isOver : !fitsContext(place, isOver ? undefined : tokens[at])) return false;
  }
  return true;
}

function fitsContext(place: Place, token: PatternToken | undefined): boolean {
  if (place.kind === 'not') return token === undefined || !place.words.has(token.word);
  if (token === undefined) return place.kind === 'words' && place.isOptional;
  return place.kind === 'any' || (place.kind === 'words' && place.words.has(token.word));
}

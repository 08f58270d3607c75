import bidiModule from 'bidi-js';

// Its types describe the ES module; Node loads the CommonJS one, which is the factory itself.
const createBidi = bidiModule as unknown as typeof bidiModule.default;

/** The bidirectional types that a text without control characters has (Unicode Standard Annex 9, table 4). */
export const bidiType = {
  L: 1,
  R: 2,
  AL: 3,
  EN: 4,
  ES: 5,
  ET: 6,
  AN: 7,
  CS: 8,
  NSM: 9,
  WS: 10,
  ON: 11,
} as const;

/** Brackets that open, and that close, are told apart by the sign of their number; 0 is not a bracket. */
type Bracket = number;

/** What Unicode says of UTF-16 units, by bidi-js: units of pairs are letters from left to right there. */
export class BidiData {
  readonly #bidi = createBidi();
  /** By unit, 0 where it was not asked for yet. */
  readonly #types = new Uint8Array(0x10000);
  readonly #brackets = new Map<number, Bracket>();

  /** The type of a unit; those of controls and separators count as ON. */
  typeOf(unit: number): number {
    const known = this.#types[unit]!;
    if (known !== 0) return known;
    const name = this.#bidi.getBidiCharTypeName(String.fromCharCode(unit));
    const type = name in bidiType ? bidiType[name as keyof typeof bidiType] : bidiType.ON;
    this.#types[unit] = type;
    return type;
  }

  /** Of a pair the number of the opening bracket, negative for the closing one; brackets that are equivalent have one number. */
  bracketOf(unit: number): Bracket {
    const known = this.#brackets.get(unit);
    if (known !== undefined) return known;
    const found = this.#findBracket(String.fromCharCode(unit));
    this.#brackets.set(unit, found);
    return found;
  }

  #findBracket(character: string): Bracket {
    const bidi = this.#bidi;
    const opening = bidi.closingToOpeningBracket(character);
    if (opening !== null) return -this.#canonical(opening);
    return bidi.openingToClosingBracket(character) === null ? 0 : this.#canonical(character);
  }

  #canonical(bracket: string): number {
    return (this.#bidi.getCanonicalBracket(bracket) ?? bracket).charCodeAt(0);
  }

  /** The mirror image of a character (rule L4); itself where it has none. */
  mirrored(character: string): string {
    return this.#bidi.getMirroredCharacter(character) ?? character;
  }
}

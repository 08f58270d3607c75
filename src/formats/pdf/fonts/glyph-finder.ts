import type { JoinedGlyph } from '../../truetype/ligatures.ts';
import { emojiSequenceAt, isPicture } from '../../typesetting/emoji.ts';
import { hasJoinedLetter } from '../../typesetting/joined-scripts.ts';
import { type Cluster, type ClusterPiece, type Drawn, drawnBy, glyphOf } from './drawn.ts';
import { Fallbacks } from './fallbacks.ts';
import { BOLD, type Face, type FontSet, faceTraits, REGULAR } from './font-set.ts';
import { JoinedWords } from './joined-words.ts';
import { lookAlikeOf } from './look-alikes.ts';
import { type EmojiTypeface, glyphWidth } from './typeface.ts';

/** Drawn for a character that no font has: PDF/A forbids the glyph `.notdef` (ISO 19005-1 6.3.3.1). */
const BOX = 0x25a1;

const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** The composite font of emoji. */
export const EMOJI_FONT = -5;

/** Finds the glyphs that draw the text of one document, and counts the characters that no font has. */
export class GlyphFinder {
  readonly fallbacks: Fallbacks;
  readonly #fonts: FontSet;
  readonly #drawn: readonly Map<number, Drawn>[] = faceTraits.map(() => new Map());
  readonly #clusters: readonly Map<string, Cluster>[] = faceTraits.map(() => new Map());
  readonly #joinedWords: JoinedWords | undefined;
  readonly #missing = new Set<number>();
  /** What draws nothing, such as a joiner that joins nothing. */
  readonly #blank: Drawn = { font: REGULAR, glyph: { parts: [], advance: 0 }, width: 0 };

  constructor(fonts: FontSet, hanLanguage: () => string | undefined = () => undefined) {
    this.#fonts = fonts;
    this.fallbacks = new Fallbacks(() => fonts.fallbacks(hanLanguage()));
    this.#joinedWords = fonts.shape && new JoinedWords(fonts.shape, this.fallbacks);
  }

  /** Number of different characters that no font has. */
  get missingGlyphs(): number {
    return this.#missing.size;
  }

  /** The glyph of a character by itself. */
  ofCharacter(character: number, face: Face): Drawn {
    const known = this.#drawn[face]!.get(character);
    if (known !== undefined) return known;
    const found = this.#find(character, face);
    this.#drawn[face]!.set(character, found);
    return found;
  }

  /** The cluster of several characters that begins at a place of a text, and does not reach over `end`. */
  clusterAt(text: string, at: number, end: number, face: Face): Cluster | undefined {
    const joined = this.#joinedWords?.clusterAt(text, at, end);
    if (joined !== undefined) return joined;
    let sequence = emojiSequenceAt(text, at);
    if (at + sequence.length > end) sequence = emojiSequenceAt(text.slice(at, end), 0);
    if (sequence === '') return undefined;
    const known = this.#clusters[face]!.get(sequence);
    if (known !== undefined) return known;
    const pieces = this.#emojiPieces(sequence, face);
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    const found = { length: sequence.length, width, pieces };
    this.#clusters[face]!.set(sequence, found);
    return found;
  }

  #find(character: number, face: Face): Drawn {
    const own = this.#glyph(face, character) ?? (face > BOLD ? this.#glyph(REGULAR, character) : undefined);
    if (own !== undefined) return own;
    const letter = String.fromCodePoint(character);
    if (isUnseen(character)) return this.#blank;
    const further = isPicture(character)
      ? (this.#emoji(character) ?? this.#fallback(character))
      : // A letter that joins, and is by itself, would be worse than a box.
        ((hasJoinedLetter(letter) ? undefined : this.#fallback(character)) ?? this.#emoji(character));
    if (further !== undefined) return further;
    const standIn = lookAlikeOf(character);
    if (standIn !== undefined) return this.ofCharacter(standIn, face);
    this.#missing.add(character);
    const box = this.#glyph(face, BOX) ?? this.#glyph(REGULAR, BOX);
    if (box === undefined) throw new Error('the font of documents has no box for missing glyphs');
    return box;
  }

  #glyph(face: Face, character: number): Drawn | undefined {
    return drawnBy(this.#fonts.typeface(face), compositeOf(face), character);
  }

  #fallback(character: number): Drawn | undefined {
    for (const { typeface, index } of this.fallbacks.each()) {
      const found = drawnBy(typeface, index + 2, character);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #emoji(character: number): Drawn | undefined {
    const { emoji } = this.#fonts;
    return emoji && drawnBy(emoji, EMOJI_FONT, character);
  }

  /** An emoji as its font joins it; what that leaves apart is drawn one by one. */
  #emojiPieces(sequence: string, face: Face): ClusterPiece[] {
    const characters = charactersOf(sequence);
    const isPlain = characters.length === 1 && sequence.endsWith(TEXT_STYLE);
    const emoji = isPlain ? undefined : this.#fonts.emoji;
    const glyphs = characters.map(({ code }) => (emoji === undefined ? 0 : glyphOf(emoji, code)));
    const pieces: ClusterPiece[] = [];
    let at = 0;
    for (const { glyph, count } of joinedGlyphs(emoji, glyphs)) {
      const { code } = characters[at]!;
      const text = characters
        .slice(at, at + count)
        .map((character) => character.text)
        .join('');
      at += count;
      const last = pieces.at(-1);
      if (count === 1 && isUnseen(code) && last !== undefined) {
        pieces[pieces.length - 1] = { ...last, text: last.text + text };
      } else if (emoji === undefined || glyph === 0) pieces.push({ ...this.ofCharacter(code, face), text });
      else pieces.push({ font: EMOJI_FONT, glyph, width: glyphWidth(emoji.font, glyph), text });
    }
    return pieces;
  }
}

/** Asks for a character as text, where others ask for a picture (UTS 51, ED-8a and ED-9a). */
const TEXT_STYLE = '\ufe0e';

const SELECTOR = /[\ufe0e\ufe0f]/;

/** The characters of an emoji, each with the variation selector behind it, for which ligatures have no place. */
function charactersOf(sequence: string): { readonly code: number; readonly text: string }[] {
  const characters: { code: number; text: string }[] = [];
  for (const text of sequence) {
    const last = characters.at(-1);
    if (last !== undefined && SELECTOR.test(text)) last.text += text;
    else characters.push({ code: text.codePointAt(0)!, text });
  }
  return characters;
}

function joinedGlyphs(emoji: EmojiTypeface | undefined, glyphs: readonly number[]): readonly JoinedGlyph[] {
  return emoji?.ligatures.join(glyphs) ?? glyphs.map((glyph) => ({ glyph, count: 1 }));
}

function isUnseen(character: number): boolean {
  return UNSEEN.test(String.fromCodePoint(character));
}

function compositeOf(face: Face): number {
  return face <= BOLD ? face : -face;
}

import type { Glyph } from '../../truetype/built-glyph.ts';
import { joinedWordEnd } from '../../typesetting/joined-scripts.ts';
import { type Cluster, glyphOf } from './drawn.ts';
import type { Fallbacks } from './fallbacks.ts';
import type { Shape, ShapedGlyph } from './shape.ts';
import { glyphWidth, type Typeface } from './typeface.ts';

/** By the place where each begins. */
type Clusters = ReadonlyMap<number, Cluster>;

const NONE: Clusters = new Map();

/** Where a word is in a text. */
interface Place {
  text: string;
  readonly start: number;
  readonly end: number;
  /** What the caller asked for ends here. */
  readonly limit: number;
  readonly clusters: Clusters;
}

/**
 * Words of scripts whose letters join, as a shaper draws them in the first typeface that has their first letter. Its glyphs
 * are built into one for each cluster, so that a cluster is copied and searched as the text that it is.
 */
export class JoinedWords {
  readonly #shape: Shape;
  readonly #fallbacks: Fallbacks;
  readonly #words = new Map<string, Clusters>();
  readonly #built = new Map<string, Glyph>();
  #last: Place | undefined;

  constructor(shape: Shape, fallbacks: Fallbacks) {
    this.#shape = shape;
    this.#fallbacks = fallbacks;
  }

  /** The cluster that begins at a place of a text, as part of a word that does not reach over `limit`. */
  clusterAt(text: string, at: number, limit: number): Cluster | undefined {
    const last = this.#last;
    if (
      last !== undefined &&
      at >= last.start &&
      at < last.end &&
      limit === last.limit &&
      text === last.text
    ) {
      // The same text is compared by its address the next time.
      last.text = text;
      return last.clusters.get(at - last.start);
    }
    const end = Math.min(joinedWordEnd(text, at), limit);
    if (end <= at) return undefined;
    const clusters = this.#clustersOf(text.slice(at, end));
    this.#last = { text, start: at, end, limit, clusters };
    return clusters.get(0);
  }

  #clustersOf(word: string): Clusters {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const made = this.#shaped(word);
    this.#words.set(word, made);
    return made;
  }

  #shaped(word: string): Clusters {
    const first = word.codePointAt(0)!;
    for (const { typeface, index } of this.#fallbacks.each()) {
      if (glyphOf(typeface, first) === 0) continue;
      const glyphs = this.#shape(typeface.font.bytes, word);
      return this.#clusters(word, glyphs, typeface, index + 2);
    }
    return NONE;
  }

  /** Without those that have a character which the font lacks. */
  #clusters(word: string, glyphs: readonly ShapedGlyph[], { font }: Typeface, index: number): Clusters {
    const groups = new Map<number, ShapedGlyph[]>();
    for (const glyph of glyphs) {
      const group = groups.get(glyph.cluster);
      if (group === undefined) groups.set(glyph.cluster, [glyph]);
      else group.push(glyph);
    }
    const clusters = new Map<number, Cluster>();
    let end = word.length;
    for (const [start, group] of [...groups].sort(([a], [b]) => b - a)) {
      const text = word.slice(start, end);
      end = start;
      if (group.some(({ glyph }) => glyph === 0)) continue;
      const glyph = this.#build(group, index);
      const width = glyphWidth(font, glyph);
      clusters.set(start, { length: text.length, width, pieces: [{ font: index, glyph, width, text }] });
    }
    return clusters;
  }

  /** The same glyphs in the same places are one. */
  #build(group: readonly ShapedGlyph[], index: number): Glyph {
    const parts: { glyph: number; x: number; y: number }[] = [];
    let advance = 0;
    for (const { glyph, x, y, advance: own } of group) {
      parts.push({ glyph, x: advance + x, y });
      advance += own;
    }
    const key = `${index} ${advance} ${parts.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ')}`;
    const known = this.#built.get(key);
    if (known !== undefined) return known;
    const built = { parts, advance: Math.min(Math.max(advance, 0), 0xffff) };
    this.#built.set(key, built);
    return built;
  }
}

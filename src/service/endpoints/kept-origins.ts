import { RecentMap } from '../../cache/recent-map.ts';

/** Most origins whose variants are kept. */
const MAX_ORIGINS = 8;

/** An origin that came more than once, and within this time, keeps its place. */
const IN_USE_MS = 600_000;

/** Origins without a place that are remembered, to tell those that come again. */
const MAX_REMEMBERED = 256;

interface Place<Variants> {
  readonly variants: Variants;
  readonly cameAgain: boolean;
  readonly usedAt: number;
}

/**
 * What is kept for the origins in use. Callers choose the Host, and must not choose the work that is done for it, nor
 * take the place of another: once all places are taken, an origin gets one only when it comes again, and only that of
 * an origin which came once, or not in the last ten minutes.
 */
export class KeptOrigins<Variants> {
  readonly #makeVariants: () => Variants;
  readonly #now: () => number;
  /** The least recently used first. */
  readonly #places = new Map<string, Place<Variants>>();
  readonly #remembered = new RecentMap<string, true>(MAX_REMEMBERED);

  /** `now` is in milliseconds of any clock that never goes back. */
  constructor(makeVariants: () => Variants, now: () => number = () => performance.now()) {
    this.#makeVariants = makeVariants;
    this.#now = now;
  }

  /** The variants of an origin that has a place, or gets one with this request; else undefined. */
  variantsOf(origin: string): Variants | undefined {
    const usedAt = this.#now();
    const place = this.#places.get(origin);
    if (place === undefined && this.#places.size >= MAX_ORIGINS && !this.#replaces(origin, usedAt)) {
      return undefined;
    }
    const variants = place?.variants ?? this.#makeVariants();
    const cameAgain = place !== undefined || this.#remembered.get(origin) !== undefined;
    this.#places.delete(origin);
    this.#places.set(origin, { variants, cameAgain, usedAt });
    return variants;
  }

  /** Frees a place for an origin that came before, if one may be freed. */
  #replaces(origin: string, now: number): boolean {
    if (this.#remembered.get(origin) === undefined) {
      this.#remembered.set(origin, true);
      return false;
    }
    for (const [other, { cameAgain, usedAt }] of this.#places) {
      if (cameAgain && now - usedAt <= IN_USE_MS) continue;
      this.#places.delete(other);
      return true;
    }
    return false;
  }
}

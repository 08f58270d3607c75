import { RecentMap } from '../../cache/recent-map.ts';

/** Most origins whose variants are kept. */
const MAX_ORIGINS = 8;

/** An origin that was not requested for this long gives its place to the next. */
const IN_USE_MS = 600_000;

/** Fewest requests by which an origin gets the place of another that is in use. */
const MIN_REQUESTS = 4;

/** Origins without a place whose requests are counted. */
const MAX_COUNTED = 1024;

interface Place<Variants> {
  readonly origin: string;
  readonly variants: Variants;
  requests: number;
  usedAt: number;
}

/**
 * What is kept for the origins in use. Callers choose the Host, and must not choose the work that is done for it, nor
 * take the place of another: once all places are taken, an origin gets that of one which was not requested in the last
 * ten minutes, or which has had fewer requests than itself.
 */
export class KeptOrigins<Variants> {
  readonly #makeVariants: () => Variants;
  readonly #now: () => number;
  readonly #places = new Map<string, Place<Variants>>();
  readonly #requests = new RecentMap<string, number>(MAX_COUNTED);

  /** `now` is in milliseconds of any clock that never goes back. */
  constructor(makeVariants: () => Variants, now: () => number = () => performance.now()) {
    this.#makeVariants = makeVariants;
    this.#now = now;
  }

  /** Counts a request. The variants of an origin that has a place, or gets one with this request; else undefined. */
  variantsOf(origin: string): Variants | undefined {
    const now = this.#now();
    const place = this.#places.get(origin) ?? this.#placeFor(origin, now);
    if (place === undefined) return undefined;
    place.requests += 1;
    place.usedAt = now;
    return place.variants;
  }

  #placeFor(origin: string, now: number): Place<Variants> | undefined {
    const before = this.#requests.get(origin) ?? 0;
    if (this.#places.size >= MAX_ORIGINS) {
      const other = this.#leastUsed(now);
      const isOverdue = now - other.usedAt > IN_USE_MS;
      if (!isOverdue && before + 1 < Math.max(MIN_REQUESTS, other.requests + 1)) {
        this.#requests.set(origin, before + 1);
        return undefined;
      }
      this.#places.delete(other.origin);
    }
    const place = { origin, variants: this.#makeVariants(), requests: before, usedAt: now };
    this.#places.set(origin, place);
    return place;
  }

  /** The place that was not used for longest, if that is too long, else the one with the fewest requests. */
  #leastUsed(now: number): Place<Variants> {
    const places = [...this.#places.values()];
    const oldest = places.reduce((least, place) => (place.usedAt < least.usedAt ? place : least));
    if (now - oldest.usedAt > IN_USE_MS) return oldest;
    return places.reduce((least, place) => (place.requests < least.requests ? place : least));
  }
}

import { anyPlace, type Place } from './place.ts';
import type { StripReport } from './schema.ts';

/** What is removed, in the words of the report. */
export type Kind = StripReport['removed'][number]['kind'];

/** What stays of what could go. */
export type Kept = StripReport['kept'][number];

/** What a caller wants to keep. */
export interface Keeps {
  readonly profile: boolean;
  readonly orientation: boolean;
}

/** Counts what a file loses, while it is read. */
export class Findings {
  readonly kept = new Set<Kept>();
  #place: Place = false;
  readonly #bytes = new Map<Kind, number>();

  remove(kind: Kind, bytes: number): void {
    if (bytes > 0) this.#bytes.set(kind, (this.#bytes.get(kind) ?? 0) + bytes);
  }

  /** Looks for a place, unless one was found before. */
  lookForPlace(...looks: readonly (() => Place)[]): void {
    this.#place = anyPlace([() => this.#place, ...looks]);
  }

  /** What the report says of the place. */
  get location(): Pick<StripReport, 'location' | 'location_unclear'> {
    const place = this.#place;
    return typeof place === 'boolean' ? { location: place } : { location: null, location_unclear: place };
  }

  get isEmpty(): boolean {
    return this.#bytes.size === 0;
  }

  /** One entry a kind, in the order first found. */
  get removed(): StripReport['removed'] {
    return Array.from(this.#bytes, ([kind, bytes]) => ({ kind, bytes }));
  }
}

/** A file without its metadata. */
export interface Stripped {
  readonly bytes: Uint8Array;
  readonly report: StripReport;
}

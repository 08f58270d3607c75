import { keyOf, type Span } from '../reading/reading.ts';

/** The two fields with the most of a figure for a span. */
interface Most {
  field: number;
  value: number;
  next: number;
}

/** A figure of spans by fields, for asking how much of it the other fields have. */
export class MostByField {
  readonly #most = new Map<number, Most>();

  note(span: Span, field: number, value: number): void {
    const key = keyOf(span);
    const known = this.#most.get(key);
    if (known === undefined) this.#most.set(key, { field, value, next: 0 });
    else if (value > known.value) {
      known.next = known.value;
      known.value = value;
      known.field = field;
    } else known.next = Math.max(known.next, value);
  }

  /** The most that another field has for the span, at least 0. */
  ofOthers(span: Span, field: number): number {
    const known = this.#most.get(keyOf(span));
    return known === undefined ? 0 : known.field === field ? known.next : known.value;
  }
}

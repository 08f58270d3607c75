import type { Placed } from '../../reading/page.ts';
import type { NumberKind } from './phone-words.ts';

/** The digits in which two writings of one number agree: with its country, its trunk prefix, or neither. */
const COMMON_DIGITS = 9;

/** What the labels of a page, its links and its structured data call its numbers. */
export class NamedNumbers {
  readonly #phones = new Set<string>();
  readonly #faxes = new Set<string>();

  add(number: string, kind: NumberKind): void {
    (kind === 'fax' ? this.#faxes : this.#phones).add(keyOf(number));
  }

  /** The numbers without those that are of faxes only, also where they occur without a name. */
  withoutFaxes(numbers: readonly Placed[]): readonly Placed[] {
    return numbers.filter(({ value }) => {
      const key = keyOf(value);
      return this.#phones.has(key) || !this.#faxes.has(key);
    });
  }
}

function keyOf(number: string): string {
  return number.replace(/\D/g, '').slice(-COMMON_DIGITS);
}

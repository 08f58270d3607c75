import { type Decimal, parseDecimal } from '../decimal.ts';
import type { ReadGroup, ReadTerm } from '../read/read-invoice.ts';

/** BT-149 of the net price, or else of the gross price, which CII has before it; one that is 0 does not count. */
export function baseQuantity(price: ReadGroup | undefined): Decimal | undefined {
  const all = price?.terms.get('BT-149') ?? [];
  const isGross = ({ element }: ReadTerm) => element.parent?.name === 'ram:GrossPriceProductTradePrice';
  return [...all.filter((term) => !isGross(term)), ...all.filter(isGross)]
    .map(({ text }) => parseDecimal(text))
    .find((quantity) => quantity !== undefined && quantity.digits !== 0n);
}

import type { Field } from './field.ts';
import type { Reading, Span } from './reading.ts';

/** 10435 Berlin, Norwich NR2 4TX, Austin, TX 78704: the town in an address. */
export function townOfAddress(reading: Reading, unless?: Span): Span | undefined {
  if (unless !== undefined) return undefined;
  for (const { type, start, end } of reading.values) {
    if (type !== 'address') continue;
    const address = reading.page.text.slice(start, end);
    const match =
      /,[ ](?:(?:[A-Z]{1,2}-)?\d{4,6}(?: [A-Z]{2})? )?(\p{L}[\p{L} .'\u2019-]*?)(?:,? (?:[A-Z]{1,2}\d|[A-Z]{2} \d{5}|\d{4,6})[^,]*)?(?:,|$)/u.exec(
        address,
      );
    if (match !== null) {
      const town = match[1] as string;
      const at = start + match.index + match[0].indexOf(town);
      return { start: at, end: at + town.length };
    }
  }
  return undefined;
}

/** The one address of a text, for a place that nothing narrows. */
export function wholeAddress(reading: Reading, field: Field): Span | undefined {
  const addresses = reading.values.filter(({ type }) => type === 'address');
  const [only] = addresses;
  return addresses.length === 1 && field.qualifiers.length === 0 ? only : undefined;
}

import { oneLine } from '../../../formats/typesetting/printable.ts';
import type { Language } from '../codes/language.ts';
import { countryName } from '../labels/country-names.ts';
import { itemSchemeName, itemWords } from '../labels/item-words.ts';
import { fill, type Labels } from '../labels/labels.ts';
import { formatPeriod } from '../printed/period-format.ts';
import type { InvoiceItem } from '../schema.ts';

const NONE: readonly string[] = [];

/** What is printed below the description of a line: each a line of its own. */
export function itemDetails(item: InvoiceItem, language: Language, { dates }: Labels): readonly string[] {
  const { id, buyer_id: buyerId, period, country_of_origin: origin, classification } = item;
  if ((id ?? buyerId ?? period ?? origin ?? classification) === undefined) return NONE;
  const words = itemWords[language];
  const details: string[] = [];
  const add = (pattern: string, value: string) => details.push(fill(pattern, { value: oneLine(value) }));
  if (id !== undefined) add(words.id, String(id));
  if (buyerId !== undefined) add(words.buyerId, String(buyerId));
  if (period !== undefined) details.push(formatPeriod(period, language, dates));
  if (origin !== undefined) add(words.origin, countryName(origin, language));
  if (classification !== undefined) details.push(classified(classification));
  return details;
}

function classified({ scheme, id, version }: NonNullable<InvoiceItem['classification']>): string {
  const code = `${itemSchemeName(scheme)} ${oneLine(id)}`;
  return version === undefined ? code : `${code} (${oneLine(version)})`;
}

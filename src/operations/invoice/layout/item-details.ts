import type { Labels } from '../labels/labels.ts';
import type { Language } from '../language.ts';
import { formatPeriod } from '../period-format.ts';
import type { InvoiceItem } from '../schema.ts';

/** What is printed below the description of a line: each a line of its own. */
export function itemDetails({ period }: InvoiceItem, language: Language, { dates }: Labels): string[] {
  const details: string[] = [];
  if (period !== undefined) details.push(formatPeriod(period, language, dates));
  return details;
}

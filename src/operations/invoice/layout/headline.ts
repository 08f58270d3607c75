import { formatDate } from '../date-format.ts';
import { fill, type Labels } from '../labels/labels.ts';
import type { Invoice } from '../schema.ts';
import { flowCells } from './cells.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';

/** The one sentence in large letters: the amount, and whether it is due, paid, received or estimated. */
export function drawHeadline(sheet: Sheet, invoice: Invoice, total: string, labels: Labels): void {
  const values = {
    amount: total,
    date: invoice.due === undefined ? '' : formatDate(invoice.due, labels.dates),
  };
  const text = fill(sentence(invoice, labels), values);
  const lines = sheet.wrap(text, styles.headline, sheet.width);
  sheet.require(lines.length * styles.headline.leading);
  flowCells(sheet, [
    { element: sheet.document.add('P'), lines, style: styles.headline, x: sheet.left, align: 'left' },
  ]);
}

function sentence({ kind, paid, due }: Invoice, { headline }: Labels): string {
  if (kind === 'receipt') return headline.received;
  if (kind === 'estimate') return headline.estimated;
  if (paid) return headline.paid;
  return due === undefined ? headline.due : headline.dueOn;
}

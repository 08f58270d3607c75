import { documentTypeOf } from '../codes/document-type.ts';
import { fill, type Labels } from '../labels/labels.ts';
import type { Sums } from '../payment/payment.ts';
import { validUntilOf } from '../payment/valid-until.ts';
import { formatDate } from '../printed/date-format.ts';
import { flowCells } from './cells.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';

/** The one sentence in large letters: the amount, and whether it is due, paid, received, estimated or credited. */
export function drawHeadline(
  sheet: Sheet,
  sums: Pick<Sums, 'invoice' | 'payment'>,
  amount: string,
  labels: Labels,
): void {
  const { invoice } = sums;
  const day = validUntilOf(invoice) ?? invoice.due;
  const values = { amount, date: day === undefined ? '' : formatDate(day, labels.dates) };
  const text = fill(sentence(sums, labels), values);
  const lines = sheet.wrap(text, styles.headline, sheet.width);
  sheet.require(lines.length * styles.headline.leading);
  flowCells(sheet, [
    { element: sheet.document.add('P'), lines, style: styles.headline, x: sheet.left, align: 'left' },
  ]);
}

function sentence({ invoice, payment }: Pick<Sums, 'invoice' | 'payment'>, { headline }: Labels): string {
  switch (documentTypeOf(invoice)) {
    case 'receipt':
      return headline.received;
    case 'estimate':
      return validUntilOf(invoice) === undefined ? headline.estimated : headline.estimatedUntil;
    case 'credit-note':
      return headline.credited;
    case 'invoice':
      if (payment.isSettled) return headline.paid;
      return invoice.due === undefined ? headline.due : headline.dueOn;
  }
}

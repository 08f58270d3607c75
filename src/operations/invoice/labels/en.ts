import type { Labels } from './labels.ts';

/** English, with days as they were sent: in five currencies' countries nothing else is unambiguous. */
export const english: Labels = {
  titles: { invoice: 'INVOICE', estimate: 'ESTIMATE', receipt: 'RECEIPT' },
  number: { invoice: 'Invoice number', estimate: 'Estimate number', receipt: 'Receipt number' },
  issued: 'Date of issue',
  due: 'Due date',
  billTo: 'Bill to',
  preparedFor: 'Prepared for',
  headline: {
    dueOn: '{amount} due {date}',
    due: '{amount} due',
    paid: '{amount} paid',
    received: '{amount} received',
    estimated: '{amount} estimated',
  },
  paid: 'PAID',
  columns: {
    description: 'Description',
    quantity: 'Qty',
    unitPrice: 'Unit price',
    tax: 'Tax',
    amount: 'Amount',
  },
  subtotal: 'Subtotal',
  taxOn: 'Tax ({rate} on {base})',
  discount: 'Discount',
  total: 'Total',
  amountDue: 'Amount due',
  notes: 'Notes',
  terms: 'Terms',
  page: 'Page {page} of {count}',
  numbers: { decimal: '.', groups: ',', groupFrom: 4, percent: '%', sign: 'before' },
  dates: 'iso',
};

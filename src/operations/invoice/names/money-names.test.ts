import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { type Program, programs } from '../../../../test/support/samples/invoice-names.ts';
import { namesOfTrade } from '../../../../test/support/samples/trade-names.ts';
import { readValue } from '../../../request/read.ts';
import { prepare } from '../../../schema/prepare.ts';
import { previewInvoice } from '../preview.operation.ts';
import { moneyNames } from './money-names.ts';

const line = { description: 'Work', qty: 2, unit_price: 50 };
const invoice = {
  number: 'INV-1',
  date: '2026-03-09',
  from: { name: 'Northwind' },
  to: { name: 'Ada King' },
  items: [line],
};

function refusedMessages(body: unknown): Record<string, string> {
  const { faults } = refusalOf(() => readValue(previewInvoice, body));
  return Object.fromEntries(faults.map(({ pointer, message }) => [pointer, message]));
}

const levels = (program: Program) =>
  [
    { level: 'invoice', names: program.invoice, at: (name: string) => `/${name}` },
    { level: 'line', names: program.line, at: (name: string) => `/items/0/${name}` },
  ] as const;

function written(level: 'invoice' | 'line', name: string, value: unknown = 10): unknown {
  return level === 'invoice'
    ? { ...invoice, [name]: value }
    : { ...invoice, items: [{ ...line, [name]: value }] };
}

describe.each(Object.entries({ ...programs, 'no program': namesOfTrade }))(
  'the names of %s',
  (_, program) => {
    for (const { level, names, at } of levels(program)) {
      if (names === undefined) continue;
      const { refused, harmless = '' } = names;
      test.each(Object.entries(refused))(`${level}: %s is refused and leads to %s`, (name, hint) => {
        expect(refusedMessages(written(level, name))[at(name)]).toContain(hint);
      });
      test.each(harmless.split(' ').filter((name) => name !== ''))(`${level}: %s is ignored`, (name) => {
        const path = level === 'invoice' ? name : `items.*.${name}`;
        expect(readValue(previewInvoice, written(level, name)).ignored).toEqual([path]);
      });
    }
  },
);

describe('at the other levels', () => {
  test.each(['tax_exempt', 'reverse_charge', 'discount', 'customer_discount'])(
    'of a party, %s is refused',
    (name) => {
      const body = { ...invoice, to: { name: 'Ada King', [name]: 10 } };
      expect(refusedMessages(body)[`/to/${name}`]).toMatch(/of the (items|invoice)$/);
    },
  );

  test.each(['tax_id', 'vat_number', 'balance', 'credit_limit', 'payment_terms', 'currency', 'price_list'])(
    'of a party, %s is ignored',
    (name) => {
      const body = { ...invoice, to: { name: 'Ada King', [name]: 10 } };
      expect(readValue(previewInvoice, body).ignored).toEqual([`to.${name}`]);
    },
  );

  const entry = {
    type: 'object',
    properties: { amount: {}, percent: {}, tax_rate: {} },
    'x-other-names': moneyNames('entry'),
  } as const;
  test.each(['value', 'note', 'id'])('of an entry with an amount, %s is ignored', (name) => {
    expect(prepare(entry, { [name]: 1 }).ignored).toEqual([name]);
  });
  test.each(['fee', 'price', 'total', 'vat', 'gross', 'discount', 'currency'])(
    'of an entry with an amount, %s is refused',
    (name) => {
      expect(prepare(entry, { [name]: 1 }).faults).toHaveLength(1);
    },
  );
});

test.each(['type', 'value_type', 'is_percentage', 'quantity'])(
  'what would make the amount of an entry another is not ignored: %s',
  (name) => {
    const entry = { description: 'Service', amount: 10, [name]: 'percent' };
    for (const list of ['charges', 'allowances']) {
      expect(refusedMessages({ ...invoice, [list]: [entry] })[`/${list}/0/${name}`]).toContain(
        'leave it out',
      );
      const items = [{ ...line, [list]: [entry] }];
      expect(refusedMessages({ ...invoice, items })[`/items/0/${list}/0/${name}`]).toContain('leave it out');
    }
  },
);

test('a tax on top of another is not ignored', () => {
  const taxes = [
    { name: 'GST', rate: 5 },
    { name: 'QST', rate: 9.975, compound: true },
  ];
  expect(refusedMessages({ ...invoice, taxes })['/taxes/1/compound']).toContain('without taxes');
});

test('what is paid in part is not ignored beside paid: false', () => {
  for (const name of ['deposit', 'amount_paid', 'prepaid', 'partial']) {
    expect(refusedMessages({ ...invoice, paid: false, [name]: 50 })[`/${name}`]).toContain('paid_amount');
  }
});

test('money under a name with another word is not ignored beside the member of that word', () => {
  const body = { ...invoice, currency: 'EUR', currency_amount: 10, paid: false, fully_paid_amount: 50 };
  expect(Object.keys(refusedMessages(body))).toEqual(['/currency_amount', '/fully_paid_amount']);
});

test('a percentage is not ignored beside an amount of discount', () => {
  expect(refusedMessages({ ...invoice, discount: 5, discount_percent: 10 })['/discount_percent']).toContain(
    'allowances',
  );
});

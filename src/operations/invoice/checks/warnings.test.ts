import { describe, expect, test } from 'vitest';
import { testNeeds } from '../../../../test/support/worlds/needs.ts';
import type { Operation } from '../../../operation.ts';
import { perform } from '../../../request/perform.ts';
import { readValue } from '../../../request/read.ts';
import { invoicePdf } from '../pdf.operation.ts';
import { previewInvoice } from '../preview.operation.ts';

const operations: readonly Operation[] = [previewInvoice, invoicePdf];

const rows: readonly {
  readonly name: string;
  readonly top?: number;
  readonly lines: readonly (number | undefined)[];
  readonly warning: string | undefined;
}[] = [
  {
    name: 'the fraction of 19 % for the whole',
    top: 0.19,
    lines: [undefined],
    warning: 'tax-rate-below-1 (/tax_rate is 0.19 percent)',
  },
  {
    name: 'the fraction of 7 % on the third line',
    top: 19,
    lines: [undefined, 19, 0.07],
    warning: 'tax-rate-below-1 (/items/2/tax_rate is 0.07 percent)',
  },
  {
    name: 'both',
    top: 0.2,
    lines: [0.05],
    warning:
      'tax-rate-below-1 (/tax_rate is 0.2 percent), tax-rate-below-1 (/items/0/tax_rate is 0.05 percent)',
  },
  { name: 'no tax at all is 0, not a fraction', top: 0, lines: [0], warning: undefined },
  {
    name: 'one percent is a rate (cities of the United States have it)',
    top: 1,
    lines: [1],
    warning: undefined,
  },
  { name: 'no rate', lines: [undefined], warning: undefined },
];

describe.each(operations)('$id', (operation) => {
  async function headersOf(top: number | undefined, lines: readonly (number | undefined)[]) {
    const invoice = {
      number: 'INV-1',
      date: '2026-03-09',
      from: { name: 'Northwind' },
      to: { name: 'Ada King' },
      items: lines.map((rate) => ({ description: 'Work', qty: 1, unit_price: 100, tax_rate: rate ?? null })),
      tax_rate: top ?? null,
    };
    const { headers = {} } = await perform(operation, readValue(operation, invoice), testNeeds());
    return headers;
  }

  test.each(rows)('$name', async ({ top, lines, warning }) => {
    expect((await headersOf(top, lines))['x-invoice-warning']).toBe(warning);
  });

  test('for sixty lines of fractions twenty places are named', async () => {
    const warning = (await headersOf(undefined, Array(60).fill(0.19)))['x-invoice-warning'];
    expect(warning?.split(', ')).toHaveLength(20);
  });
});

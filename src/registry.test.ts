import { describe, expect, it } from 'vitest';
import { refusalOf } from '../test/support/judging/refusal.ts';
import { operations, operationsFor } from './registry.ts';
import { readInput } from './schema/read.ts';
import type { ObjectSchema } from './schema/schema.ts';

const invoice = {
  number: '1',
  date: '2026-03-09',
  from: { name: 'a' },
  to: { name: 'b' },
  items: [{ description: 'x', qty: 1, unit_price: 1 }],
};

function inputOf(id: string, invoiceCurrencies: readonly string[]): ObjectSchema {
  return operationsFor({ invoiceCurrencies }).find((operation) => operation.id === id)!.input;
}

describe('the operations that an operator wants', () => {
  it('are the same without a choice', () => {
    expect(operationsFor({ invoiceCurrencies: [] })).toBe(operations);
  });

  it.each(['invoice.pdf', 'invoice.preview', 'invoice.xml'])('%s accepts added currencies', (id) => {
    const input = inputOf(id, ['CHF', 'EUR']);
    const request = { ...invoice, einvoice: 'facturx' };
    expect(readInput(input, { ...request, currency: 'chf' })).toMatchObject({ currency: 'CHF' });
    expect(refusalOf(() => readInput(input, { ...request, currency: 'SEK' })).faults[0]).toMatchObject({
      pointer: '/currency',
      message: expect.stringContaining('USD, EUR, GBP, CAD, AUD, CHF'),
    });
    expect(refusalOf(() => readInput(inputOf(id, []), { ...request, currency: 'CHF' })).faults).toHaveLength(
      1,
    );
  });

  it('the preview answers them, reading judges by them, and no other operation changes', () => {
    const changed = operationsFor({ invoiceCurrencies: ['CHF'] }).filter(
      (operation, index) => operation !== operations[index],
    );
    expect(changed.map(({ id }) => id)).toEqual([
      'invoice.pdf',
      'invoice.preview',
      'invoice.xml',
      'invoice.read',
    ]);
    expect(JSON.stringify(changed[1]!.output)).toContain('"CHF"');
  });
});

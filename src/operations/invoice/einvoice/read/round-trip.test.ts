import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../../scripts/invoice/chance.ts';
import { randomEinvoice } from '../../../../../scripts/invoice/random-einvoices.ts';
import { runs } from '../../../../../test/support/runs.ts';
import { einvoiceFormats } from '../../codes/einvoice-format.ts';
import { readInvoice, toXml } from '../../library.ts';

describe('what is written is read again', () => {
  it.each(einvoiceFormats)('einvoice %s: the same file is made of what was read', (format) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
        const { prices_include_tax: isGross, ...request } = randomEinvoice(chanceOf(seed), format);
        // The tax within a price is not the one of its net amount to the cent, so that the file cannot say it.
        if (isGross === true) return;
        const options = { currencies: 'all' } as const;
        const { bytes } = toXml(request, options);
        const read = readInvoice(bytes, options);
        expect(read).toMatchObject({ sendable: true, send_faults: [], not_read: [], terms: {}, valid: true });
        expect(read.totals.differences).toEqual([]);
        expect(new TextDecoder().decode(toXml(read.invoice!, options).bytes)).toBe(
          new TextDecoder().decode(bytes),
        );
      }),
      { numRuns: runs(10) },
    );
  });
});

import { einvoiceExamples } from '../../../src/operations/invoice/einvoice/examples.ts';
import { invoiceExamples } from '../../../src/operations/invoice/examples.ts';
import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';
import { drawText } from './texts.ts';

/** Invoices: their lines, and the scripts of their texts. */
export const invoiceAmplifiers: readonly Amplifier[] = [
  {
    name: 'lines, each with a long text',
    draw(random) {
      const invoice = drawInvoice(random);
      const text = drawText(random);
      const items = magnitude(random, 1, 60);
      const rates = magnitude(random, 1, 60);
      return (bytes) => ({
        input: {
          ...invoice,
          items: Array.from({ length: items }, (_, index) => ({
            description: `${index} ${text(bytes / items)}`,
            qty: index + 0.333,
            unit_price: 95,
            tax_rate: index % rates,
          })),
        },
      });
    },
  },
  {
    name: 'texts around the lines, in one script or many',
    draw(random) {
      const invoice = drawInvoice(random);
      const text = drawText(random);
      const address = drawText(random);
      const member = pick(random, ['notes', 'notes', 'terms', 'logo_text', 'tax_exemption_reason', 'number']);
      const addressPart = chance(random, 0.3) ? random() : 0;
      return (bytes) => ({
        input: {
          ...invoice,
          [member]: `a${text(bytes * (1 - addressPart))}`,
          ...(addressPart > 0 && { to: { name: 'Ada King', address: address(bytes * addressPart) } }),
        },
      });
    },
  },
];

function drawInvoice(random: Random): Readonly<Record<string, unknown>> {
  const { input } = pick(random, chance(random, 0.3) ? einvoiceExamples : invoiceExamples);
  const swiss = {
    payment_part: 'swiss',
    currency: 'EUR',
    iban: 'CH5800791123000889012',
    from: { name: 'Robert Schneider AG', postcode: '2501', city: 'Biel' },
  };
  return {
    ...input,
    ...(chance(random, 0.2) && swiss),
    ...(chance(random, 0.3) && { language: pick(random, ['de', 'fr', 'es', 'nl']) }),
  };
}

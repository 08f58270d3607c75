import { expect, test } from 'vitest';
import { wordsOf } from './name-words.ts';

const rows: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['tax_rate', ['tax', 'rate']],
  ['tax-rate', ['tax', 'rate']],
  ['taxRate', ['tax', 'rate']],
  ['TaxRate', ['tax', 'rate']],
  ['TAX_RATE', ['tax', 'rate']],
  ['VATRate', ['vat', 'rate']],
  ['AliquotaIVA', ['aliquota', 'iva']],
  ['tax2', ['tax', '2']],
  ['custom_surcharge1', ['custom', 'surcharge', '1']],
  ['tax.rate[0]', ['tax', 'rate', '0']],
  ['taxes', ['tax']],
  ['gratuities', ['gratuity']],
  ['gross', ['gross']],
  ['gas', ['gas']],
  ['Geb\u00fchren', ['gebuhren']],
  ['remise_accord\u00e9e', ['remise', 'accordee']],
  ['Zni\u017cka', ['znizka']],
  ['Gr\u00f6\u00dfe', ['grosse']],
  ['\u0421\u0443\u043c\u043c\u0430', []],
  ['', []],
  ['tax_'.repeat(26), []],
];

test.each(rows)('%s', (name, words) => expect(wordsOf(name)).toEqual(words));

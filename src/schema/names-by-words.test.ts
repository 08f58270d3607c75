import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../test/support/runs.ts';
import { NamesByWords } from './names-by-words.ts';

const table = new NamesByWords([
  { words: ['cost center'] },
  { words: ['cash discount'], hint: 'paying early' },
  { words: ['discount', 'rebate'], unless: ['id', 'note'], hint: 'less' },
  { words: ['shipping', 'cost', 'fee', 'tax'], hint: 'more' },
]);

const rows: readonly (readonly [why: string, name: string, hint: string | undefined])[] = [
  ['a word', 'discount', 'less'],
  ['a word among others', 'lineDiscountValue', 'less'],
  ['a plural', 'rebates', 'less'],
  ['two words that follow each other', 'early_cash_discounts', 'paying early'],
  ['the first row decides, wherever its word is', 'shipping_discount', 'less'],
  ['two words in another order', 'discount_cash', 'less'],
  ['a word that makes it something else, at the end', 'discount_id', undefined],
  ['the same at the beginning', 'note_on_discount', undefined],
  ['the same before a number', 'discount_note_2', undefined],
  ['the same in the middle', 'discount_note_fee', 'less'],
  ['a later row where the first is excepted', 'discount_fee_id', 'more'],
  ['words that do not count', 'cost_center', undefined],
  ['another word beside them', 'cost_center_fee', 'more'],
  ['words without a sign between', 'shippingcost', 'more'],
  ['the same in the plural', 'SHIPPINGCOSTS', 'more'],
  ['a compound that ends with a word', 'Mengendiscount', 'less'],
  ['a compound that begins with one', 'discounter', undefined],
  ['a short word at the end of another', 'coffee', undefined],
  ['words of the table within another word', 'feedback', undefined],
  ['a part of a word', 'taxonomy', undefined],
  ['a name of something else', 'reference', undefined],
];

test.each(rows)('%s: %s', (_, name, hint) => expect(table.rowsOf(name)[0]?.hint).toBe(hint));

test('any name is judged, and alike in every spelling', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const camel = words.map((text, index) => (index === 0 ? text : text[0]!.toUpperCase() + text.slice(1)));
      expect(table.rowsOf(words.join('-'))).toEqual(table.rowsOf(words.join('_')));
      expect(table.rowsOf(words.join('_').toUpperCase())).toEqual(table.rowsOf(words.join('_')));
      if (words.every((text) => text.length > 1))
        expect(table.rowsOf(camel.join(''))).toEqual(table.rowsOf(words.join('_')));
    }),
    { numRuns: runs(500), seed: SEED },
  );
});

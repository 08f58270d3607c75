import { expect, test } from 'vitest';
import { meantMember } from './meant-member.ts';
import type { ObjectSchema } from './schema.ts';

const schema: ObjectSchema = {
  type: 'object',
  properties: Object.fromEntries(
    ['tax_rate', 'size', 'margin', 'ec', 'format', 'qty', 'country'].map((name) => [name, {}]),
  ),
  'x-other-names': [
    { member: 'tax_rate', names: ['vat_rate', 'tax'] },
    { member: 'qty', names: ['dozens'], hint: 'qty counts single pieces' },
    { names: ['discount'], hint: 'a discount is given once' },
    { names: ['county'] },
  ],
};

interface Row {
  readonly name: string;
  readonly unknown: string;
  /** The members beside it. */
  readonly beside?: Readonly<Record<string, unknown>>;
  readonly meant: string | undefined;
}

const slips: readonly Row[] = [
  { name: 'camel case of a known name', unknown: 'taxRate', meant: 'did you mean tax_rate?' },
  { name: 'kebab case of a known name', unknown: 'tax-rate', meant: 'did you mean tax_rate?' },
  { name: 'upper case of a short name', unknown: 'EC', meant: 'did you mean ec?' },
  { name: 'a letter too many', unknown: 'margins', meant: 'did you mean margin?' },
  { name: 'a letter left out', unknown: 'fomat', meant: 'did you mean format?' },
  { name: 'a letter replaced', unknown: 'morgin', meant: 'did you mean margin?' },
  { name: 'two neighbours exchanged', unknown: 'fromat', meant: 'did you mean format?' },
  {
    name: 'a slip beside the member it is one of',
    unknown: 'taxRate',
    beside: { tax_rate: 1 },
    meant: 'did you mean tax_rate?',
  },
  { name: 'one edit from a short name is another word', unknown: 'sizes', meant: undefined },
  { name: 'two edits away', unknown: 'merging', meant: undefined },
  { name: 'a name of something else', unknown: 'utm_source', meant: undefined },
  { name: 'a name without letters', unknown: '__', meant: undefined },
  { name: 'a name too long to be a slip', unknown: `size${'_'.repeat(97)}`, meant: undefined },
];

const table: readonly Row[] = [
  { name: 'another name of an absent member', unknown: 'vat_rate', meant: 'did you mean tax_rate?' },
  { name: 'in another spelling', unknown: 'vatRate', meant: 'did you mean tax_rate?' },
  {
    name: 'beside null, which is absent',
    unknown: 'tax',
    beside: { tax_rate: null },
    meant: 'did you mean tax_rate?',
  },
  { name: 'beside an explicit 0', unknown: 'tax', beside: { tax_rate: 0 }, meant: undefined },
  { name: 'a member in another unit', unknown: 'dozens', meant: 'qty counts single pieces' },
  { name: 'in another unit beside the member', unknown: 'dozens', beside: { qty: 1 }, meant: undefined },
  { name: 'a purpose that no member has', unknown: 'discount', meant: 'a discount is given once' },
  { name: 'a word of its own, one edit from a member', unknown: 'county', meant: undefined },
];

test.each([...slips, ...table])('$name', ({ unknown, beside = {}, meant }) => {
  expect(meantMember(schema, { ...beside, [unknown]: 19 }, unknown)).toBe(meant);
});

const byWords: ObjectSchema = {
  type: 'object',
  properties: { currency: {}, amount: {} },
  'x-other-names': [
    { member: 'currency', words: ['currency'] },
    { words: ['total'], hint: 'sums are computed' },
  ],
};

test.each([
  ['a word of an absent member', { currency_id: 1 }, 'did you mean currency?'],
  ['a word of a member beside it', { currency_id: 1, currency: 'EUR' }, undefined],
  ['a word of a later row beside that member', { currency_total: 1, currency: 'EUR' }, 'sums are computed'],
  ['a slip of a member that has a word', { currencys: 1 }, 'did you mean currency?'],
])('%s', (_, value, meant) => {
  expect(meantMember(byWords, value, Object.keys(value)[0]!)).toBe(meant);
});

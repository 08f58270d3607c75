import { expect, test } from 'vitest';
import { meantName } from './spelling.ts';

const known = ['tax_rate', 'size', 'margin', 'ec', 'format', 'qty'];

const rows: readonly { name: string; unknown: string; meant: string | undefined }[] = [
  { name: 'camel case of a known name', unknown: 'taxRate', meant: 'tax_rate' },
  { name: 'kebab case of a known name', unknown: 'tax-rate', meant: 'tax_rate' },
  { name: 'upper case of a short name', unknown: 'EC', meant: 'ec' },
  { name: 'a letter too many', unknown: 'margins', meant: 'margin' },
  { name: 'a letter left out', unknown: 'fomat', meant: 'format' },
  { name: 'a letter replaced', unknown: 'morgin', meant: 'margin' },
  { name: 'two neighbours exchanged', unknown: 'fromat', meant: 'format' },
  { name: 'one edit from a short name is another word', unknown: 'sizes', meant: undefined },
  { name: 'two edits away', unknown: 'merging', meant: undefined },
  { name: 'a name nobody knows', unknown: 'utm_source', meant: undefined },
  { name: 'a name without letters', unknown: '__', meant: undefined },
];

test.each(rows)('$name', ({ unknown, meant }) => {
  expect(meantName(unknown, known)).toBe(meant);
});

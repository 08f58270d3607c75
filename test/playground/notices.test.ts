import { describe, expect, it } from 'vitest';
import { operations } from '../../src/registry.ts';
import { playground } from '../../src/surfaces/playground/playground.ts';
import { noticesOf, unknownIn } from '../../src/web/result/notices.ts';

const known = playground(operations, undefined).operations;
const operation = (id: string) => known.find((each) => each.id === id)!;

describe('what is above an answer', () => {
  it.each([
    ['nothing without a warning', 'qr.create', {}, []],
    [
      'the meaning of a word',
      'qr.create',
      { 'x-qr-warning': 'low-contrast' },
      [/^Warning: low contrast: .+\.$/],
    ],
    [
      'each word by itself',
      'qr.create',
      { 'x-qr-warning': 'too-small,quiet-zone' },
      [/^Warning: too small: /, /^Warning: quiet zone: /],
    ],
    [
      'a word without a meaning',
      'pdf.markdown',
      { 'x-pdf-warning': 'links-dropped' },
      [/^Warning: links dropped\.$/],
    ],
    [
      'a word with its place',
      'invoice.pdf',
      { 'x-invoice-warning': 'tax-rate-below-1 (/items/0/tax_rate, 0.19)' },
      [/^Warning: tax-rate-below-1 \(\/items\/0\/tax_rate, 0\.19\)\.$/],
    ],
    [
      'what was ignored',
      'qr.create',
      { 'x-ignored-members': 'colour,items.*.x' },
      [/ignored: colour, items\.\*\.x\.$/],
    ],
    ['the header of another operation', 'qr.create', { 'x-pdf-warning': 'links-dropped' }, []],
  ] as const)('%s', (_name, id, headers, expected) => {
    const notices = noticesOf({ headers: Object.entries(headers) }, operation(id));
    expect(notices).toHaveLength(expected.length);
    for (const [at, pattern] of expected.entries()) expect(notices[at]).toMatch(pattern);
  });

  it('has every warning that a declaration names', () => {
    for (const { id, output } of operations) {
      const declared = Object.keys(output.headers ?? {}).filter((name) => name.endsWith('-warning'));
      expect(Object.keys(operation(id).warnings)).toEqual(declared);
    }
  });

  it('what is not known of an address, since DNS did not answer', () => {
    const verify = operation('email.verify');
    expect(unknownIn('{"reason":"role account; dns lookup failed"}', verify)).toEqual([
      'Not known: dns lookup failed.',
    ]);
    expect(unknownIn('{"reason":"ok"}', verify)).toEqual([]);
    expect(unknownIn('{"reason":"dns lookup failed"}', operation('text.sentiment'))).toEqual([]);
  });
});

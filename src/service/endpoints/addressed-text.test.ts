import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { AddressedText } from './addressed-text.ts';

it('is the text with another origin in every place, of the length that is known before', () => {
  const word = fc.constantFrom(
    'http://a:1',
    'http://a:',
    'http://a:11',
    '',
    'x',
    '\u00e9',
    '\u4e2d',
    '\u{1f600}',
    '\n',
  );
  const texts = fc.array(word, { maxLength: 12 }).map((words) => words.join(''));
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom('http://a:1', 'http://b', 'http://a.example:65535'),
      (text, origin) => {
        const addressed = new AddressedText(text, 'http://a:1');
        const bytes = addressed.bytes(origin);
        expect(bytes.toString()).toBe(text.replaceAll('http://a:1', origin));
        expect(addressed.byteLength(origin)).toBe(bytes.length);
      },
    ),
    { seed: SEED, numRuns: runs(1000) },
  );
});

it('without an origin is the same for every origin', () => {
  const addressed = new AddressedText('a\u00e9', undefined);
  expect(addressed.bytes('http://b').toString()).toBe('a\u00e9');
  expect(addressed.byteLength('http://b')).toBe(3);
});

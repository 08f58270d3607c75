import { describe, expect, it } from 'vitest';
import { fileNameIn } from './content-disposition.ts';

describe('the name of a download', () => {
  it.each([
    { disposition: 'inline; filename="qr.svg"', name: 'qr.svg' },
    { disposition: `attachment; filename="cafe.csv"; filename*=UTF-8''caf%C3%A9.csv`, name: 'caf\u00e9.csv' },
    { disposition: 'attachment; filename="a\\"b.csv"', name: 'a"b.csv' },
    { disposition: null, name: undefined },
  ])('in $disposition', ({ disposition, name }) => expect(fileNameIn(disposition)).toBe(name));
});

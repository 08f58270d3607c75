import { describe, expect, it } from 'vitest';
import { asciiAt, hasText, joined } from './bytes.ts';

const bytes = Uint8Array.of(0xff, 0x45, 0x78, 0x45, 0x78, 0x69, 0x66, 0x9d);

describe('texts in bytes', () => {
  it.each([
    { text: 'Exif', start: 3, has: true },
    { text: 'Exif', start: 1, has: false },
    { text: '\u009d', start: 7, has: true },
    { text: 'f\u009d\0', start: 6, has: false },
    { text: 'E', start: 8, has: false },
  ])('$text at $start: $has', ({ text, start, has }) => {
    expect(hasText(bytes, start, text)).toBe(has);
  });

  it('are read as far as there are bytes', () => {
    expect(asciiAt(bytes, 3, 4)).toBe('Exif');
    expect(asciiAt(bytes, 6, 1)).toBe('f');
    expect(asciiAt(bytes, 8, 4)).toBe('');
  });
});

describe('parts', () => {
  it('are joined in their order, empty ones too', () => {
    expect(joined([Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)])).toEqual(Uint8Array.of(1, 2, 3));
    expect(joined([])).toEqual(new Uint8Array());
  });

  it('are not copied where there is one', () => {
    expect(joined([bytes])).toBe(bytes);
  });
});

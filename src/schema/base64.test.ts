import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

describe('base64', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('of %j is %j (RFC 4648 section 10)', (text, base64) => {
    expect(encodeBase64(ascii(text))).toBe(base64);
    expect(decodeBase64(base64)).toEqual(ascii(text));
  });

  it('has every byte', () => {
    const bytes = Uint8Array.from({ length: 1025 }, (_, index) => (index * 7) & 255);
    const base64 = Buffer.from(bytes).toString('base64');
    expect(encodeBase64(bytes)).toBe(base64);
    expect(decodeBase64(base64)).toEqual(bytes);
  });

  it.each([
    'Zg',
    'Zg=',
    'Zm9v\n',
    'Zm9v\nYmFy\n===',
    'Zm 9',
    'Z===',
    '====',
    'Zg==Zg==',
    'Zm-_',
    'Zm9\u0176',
    'Zm9=Zm9v',
  ])('%j is not base64', (text) => {
    expect(decodeBase64(text)).toBeUndefined();
  });
});

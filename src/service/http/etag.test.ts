import { describe, expect, it } from 'vitest';
import { createQr } from '../../operations/qr/create.operation.ts';
import { wifiQr } from '../../operations/qr/wifi.operation.ts';
import { entityTag, matchesTag } from './etag.ts';

const input = { data: 'a', size: 512 };
const tag = entityTag('1.0.0', createQr, input);

describe('a tag', () => {
  it('is strong and the same for the same input, however it was written (RFC 9110 8.8.3)', () => {
    expect(tag).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
    expect(entityTag('1.0.0', createQr, { size: 512, data: 'a' })).toBe(tag);
  });

  it('differs by release, operation and input', () => {
    expect(entityTag('1.0.1', createQr, input)).not.toBe(tag);
    expect(entityTag('1.0.0', wifiQr, input)).not.toBe(tag);
    expect(entityTag('1.0.0', createQr, { ...input, data: 'b' })).not.toBe(tag);
    expect(entityTag('1.0.0', createQr, { data: 'a' })).not.toBe(tag);
  });

  const rows: readonly [string, string, boolean][] = [
    ['itself', '"a"', true],
    ['a list', '"b" , "a"', true],
    ['a weak one: the comparison is weak (RFC 9110 13.1.2)', 'W/"a"', true],
    ['any', ' * ', true],
    ['another', '"b"', false],
    ['one without quotation marks', 'a', false],
    ['a longer one', '"aa"', false],
    ['nothing', '', false],
  ];

  it.each(rows)('is matched by %s', (_name, header, isMatch) => {
    expect(matchesTag(header, '"a"')).toBe(isMatch);
  });
});

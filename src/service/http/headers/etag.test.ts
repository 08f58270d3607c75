import { describe, expect, it } from 'vitest';
import { calendarIcs } from '../../../operations/calendar/ics.operation.ts';
import { createQr } from '../../../operations/qr/create.operation.ts';
import { wifiQr } from '../../../operations/qr/wifi.operation.ts';
import { readRequest, readValue } from '../../../request/read.ts';
import { entityTag, matchesTag } from './etag.ts';

const { input } = readValue(createQr, { data: 'a', size: 512 });
const tag = entityTag('1.0.0', createQr, input);

describe('a tag', () => {
  it('is strong and the same for the same input, however it was written (RFC 9110 8.8.3)', () => {
    expect(tag).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
    for (const query of ['size=512&data=a', 'data=%61&size=512&unknown=1']) {
      const { input: read } = readRequest(createQr, { method: 'GET', path: '/v1/qr' }, { query });
      expect(entityTag('1.0.0', createQr, read), query).toBe(tag);
    }
  });

  it('differs by release, operation and input', () => {
    expect(entityTag('1.0.1', createQr, input)).not.toBe(tag);
    expect(entityTag('1.0.0', wifiQr, input)).not.toBe(tag);
    expect(entityTag('1.0.0', createQr, { ...(input as object), data: 'b' })).not.toBe(tag);
    expect(entityTag('1.0.0', createQr, { data: 'a' })).not.toBe(tag);
  });

  it('is weak where answers to one input may differ, and then too differs by release and input', () => {
    const event = { title: 'A', start: '2026-06-02', repeat: { freq: 'weekly', interval: 1 } };
    const weak = entityTag('1.0.0', calendarIcs, event);
    expect(weak).toMatch(/^W\/"[A-Za-z0-9_-]{27}"$/);
    expect(entityTag('1.0.1', calendarIcs, event)).not.toBe(weak);
    expect(entityTag('1.0.0', calendarIcs, { ...event, repeat: { freq: 'daily', interval: 1 } })).not.toBe(
      weak,
    );
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

  it.each(rows)('that is weak as well, by %s (RFC 9110 8.8.3.2)', (_name, header, isMatch) => {
    expect(matchesTag(header, 'W/"a"')).toBe(isMatch);
  });
});

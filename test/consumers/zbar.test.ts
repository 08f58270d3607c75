import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { encode, epcPayload, toPng, vcardPayload, wifiPayload } from '../../src/operations/qr/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { beyondAscii, sampleOfEachVersion } from '../support/samples/qr-samples.ts';
import { withFiles } from '../support/scratch.ts';

/** What zbarimg reads in the images, a line each: a line is missing where it reads nothing. */
function read(pngs: readonly Uint8Array[]): string {
  return withFiles(pngs, 'png', (paths) => {
    const options = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable'];
    return spawnSync('zbarimg', [...options, ...paths], { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout;
  });
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}

describe.runIf(hasConsumer('zbarimg'))('zbar', () => {
  const samples = sampleOfEachVersion();
  const texts = samples.map(({ text }) => text);

  test('every version at the default size', () => {
    expect(read(samples.map(({ symbol }) => toPng(symbol)))).toBe(lines(texts));
  });

  test('every version at the default size, rounded', () => {
    expect(read(samples.map(({ symbol }) => toPng(symbol, { rounded: true })))).toBe(lines(texts));
  });

  test('texts beyond ASCII, which it reads wrong without ECI', () => {
    expect(read(beyondAscii.map((text) => toPng(encode(text))))).toBe(lines(beyondAscii));
  });

  test('a transfer, line by line', () => {
    const payload = epcPayload({
      name: 'Caf\u00e9 M\u00fcller & S\u00f6hne GmbH',
      iban: 'DE89 3704 0044 0532 0130 00',
      amount: 1234.5,
      purpose: 'GDDS',
      text: 'RE-2026-0042, \u20ac 1.234,50',
    });
    expect(read([toPng(encode(payload, { ec: 'M' }))]).split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', '', 'Caf\u00e9 M\u00fcller & S\u00f6hne GmbH'],
      ...['DE89370400440532013000', 'EUR1234.50', 'GDDS', '', 'RE-2026-0042, \u20ac 1.234,50', ''],
    ]);
  });

  test('payloads with every mark that is escaped', () => {
    const payloads = [
      wifiPayload({ ssid: 'a;b,c:d"e\\', password: 'tail\\', hidden: true }),
      vcardPayload({ name: 'Jo; Smith, Jr.\\', org: 'Caf\u00e9 & Co', phone: '+15551234567' }),
    ];
    expect(read(payloads.map((payload) => toPng(encode(payload))))).toBe(lines(payloads));
  });
});

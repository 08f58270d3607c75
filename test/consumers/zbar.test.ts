import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { encode, toPng, vcardPayload, wifiPayload } from '../../src/operations/qr/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { beyondAscii, sampleOfEachVersion } from '../support/qr-samples.ts';
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

  test('payloads with every mark that is escaped', () => {
    const payloads = [
      wifiPayload({ ssid: 'a;b,c:d"e\\', password: 'tail\\', hidden: true }),
      vcardPayload({ name: 'Jo; Smith, Jr.\\', org: 'Caf\u00e9 & Co', phone: '+15551234567' }),
    ];
    expect(read(payloads.map((payload) => toPng(encode(payload))))).toBe(lines(payloads));
  });
});

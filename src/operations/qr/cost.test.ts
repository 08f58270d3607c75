import { describe, expect, test } from 'vitest';
import { readInput } from '../../schema/read.ts';
import { epcCost, qrCost, vcardCost, wifiCost } from './cost.ts';
import { epcRequest, qrRequest, vcardRequest, wifiRequest } from './schema.ts';

const long = 'x'.repeat(2953);
const rounded = { format: 'png', size: 2047, rounded: 1 };

const ofQr = (input: object) => qrCost.ofInput(readInput(qrRequest, input));
const ofWifi = (input: object) => wifiCost.ofInput(readInput(wifiRequest, input));
const ofVcard = (input: object) => vcardCost.ofInput(readInput(vcardRequest, input));
const ofEpc = (input: object) =>
  epcCost.ofInput(
    readInput(epcRequest, { name: 'Nordwind GmbH', iban: 'DE89370400440532013000', amount: 1, ...input }),
  );

describe('the cost of a code', () => {
  test.each([
    { name: 'a link as SVG', cost: ofQr({ data: 'https://example.com/menu' }) },
    { name: 'version 40 as SVG', cost: ofQr({ data: long, rounded: 1 }) },
    { name: 'version 40 as JSON', cost: ofQr({ data: long, format: 'json' }) },
    { name: 'a PNG of the default size', cost: ofQr({ data: 'a', format: 'png' }) },
    { name: 'a network as PNG', cost: ofWifi({ ssid: 'Cafe', password: 'secret', format: 'png' }) },
    { name: 'a contact as SVG', cost: ofVcard({ name: 'Ada' }) },
    { name: 'a transfer as PNG', cost: ofEpc({ text: 'x'.repeat(140), format: 'png' }) },
  ])('$name stays in the thread it is asked in', ({ cost }) => {
    expect(cost).toBeLessThan(2);
  });

  test.each([
    { name: 'version 40 as the largest rounded PNG', cost: ofQr({ data: long, ...rounded }) },
    { name: 'a letter as the largest rounded PNG', cost: ofQr({ data: 'a', ...rounded }) },
    { name: 'a network as the largest rounded PNG', cost: ofWifi({ ssid: 'Cafe', ...rounded }) },
    { name: 'a contact as the largest rounded PNG', cost: ofVcard({ name: 'Ada', ...rounded }) },
    { name: 'a transfer as the largest rounded PNG', cost: ofEpc(rounded) },
    { name: 'version 40 as the largest square PNG', cost: ofQr({ data: long, format: 'png', size: 2048 }) },
  ])('$name goes to another', ({ cost }) => {
    expect(cost).toBeGreaterThan(2);
  });

  test('grows with the pixels, the modules and the level', () => {
    const costs = [
      ofQr({ data: 'a', ...rounded, size: 1024 }),
      ofQr({ data: 'a', ...rounded }),
      ofQr({ data: long.slice(0, 200), ...rounded }),
      ofQr({ data: long.slice(0, 200), ...rounded, ec: 'H' }),
      ofQr({ data: long, ...rounded }),
    ];
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });
});

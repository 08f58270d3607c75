import { symbologies } from '../../../src/operations/barcode/symbologies.ts';
import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';
import { drawText } from './texts.ts';

/** Members of a request for a picture; its pixels do not depend on its bytes. */
function drawPixels(random: Random): Readonly<Record<string, unknown>> {
  return {
    format: pick(random, ['png', 'png', 'svg']),
    size: pick(random, [2048, 2047, 64, 700, magnitude(random, 64, 2048)]),
    rounded: chance(random, 0.6) ? 1 : 0,
    ...(chance(random, 0.3) && { margin: pick(random, [0, 10]) }),
    ...(chance(random, 0.3) && { fg: '#00000080', bg: '#ffffff40' }),
  };
}

/** QR codes: modules and pixels, with the text that they hold in some members. */
export function symbolAmplifier(
  members: readonly string[],
  others: Readonly<Record<string, unknown>>,
  most = 2953,
): Amplifier {
  return {
    name: 'the modules and pixels of a symbol',
    draw(random) {
      const pixels = drawPixels(random);
      const member = pick(random, members);
      const text = drawText(random);
      const ec = chance(random, 0.5) ? { ec: pick(random, ['L', 'M', 'Q', 'H']) } : {};
      return (bytes) => ({
        input: { ...others, ...pixels, ...ec, [member]: text(Math.min(bytes, most)) || 'a' },
      });
    },
  };
}

/** Swiss bills: pixels of the code, and the lines of a page that are set again in smaller sizes. */
export const swissAmplifier: Amplifier = {
  name: 'the pixels of a code and the lines of a page',
  draw(random) {
    const image = {
      format: pick(random, ['pdf', 'pdf', 'png', 'svg']),
      size: pick(random, [2048, 2047, 256, 700, magnitude(random, 256, 2048)]),
      ...(chance(random, 0.3) && { margin: pick(random, [0, 10]) }),
    };
    const letter = pick(random, ['W', 'i', '-', 'a b ', '\u0142']);
    const text = (bytes: number, most: number) =>
      letter.repeat(most).slice(0, Math.max(1, Math.min(bytes, most)));
    return (bytes) => {
      const address = {
        name: text(bytes, 70),
        street: text(bytes, 70),
        postcode: text(bytes, 16),
        city: text(bytes, 35),
      };
      const bill = { iban: 'CH5800791123000889012', creditor: address, message: text(bytes, 140) };
      return { input: { ...bill, ...image, ...(bytes > 400 && { debtor: address }) } };
    };
  },
};

/** Barcodes: the characters that an encoder tries, and the pixels. */
export const barcodeAmplifiers: readonly Amplifier[] = [
  {
    name: 'characters and pixels of a barcode',
    draw(random) {
      const type = pick(random, Object.keys(symbologies));
      const format = pick(random, ['png', 'png', 'svg', 'json']);
      const size = {
        scale: pick(random, [1, 3, 20]),
        height: pick(random, [5, 50, 400]),
        margin: pick(random, [0, 40]),
      };
      const characters = drawText(random);
      const isAscii = chance(random, 0.6);
      const head = type.startsWith('gs1') ? '(01)09521234543213(21)' : '';
      return (bytes) => {
        const text = characters(Math.min(bytes, 2300));
        const data = isAscii ? text.replaceAll(/[^ -~]/g, '7') : text;
        return { input: { type, format, ...size, data: `${head}${data || '1'}` } };
      };
    },
  },
];

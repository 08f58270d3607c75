import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { billLanguages } from '../../src/formats/qr-bill/labels.ts';
import { toPdf } from '../../src/operations/invoice/index.ts';
import { type SwissBill, swissPaymentPart, swissPng, swissSvg } from '../../src/operations/qr/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { longestBill, swissInvoice, swissSamples } from '../support/samples/swiss-bills.ts';
import { withFiles } from '../support/scratch.ts';
import { testNeeds } from '../support/worlds/needs.ts';

const fonts = await testNeeds().fonts();

beforeAll(async () => {
  const path = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = Uint8Array.from(readFileSync(path)).buffer;
  // Left to itself the package fetches its module from the network.
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** What zbarimg reads in pictures, whose codes are parted by the trailer and what follows it. */
function readByZbar(pngs: readonly Uint8Array[]): string {
  return withFiles(pngs, 'png', (paths) => {
    const options = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable'];
    return spawnSync('zbarimg', [...options, ...paths], { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout;
  });
}

async function readByZXing(png: Uint8Array): Promise<string | undefined> {
  const [found] = await readBarcodes(png, { formats: ['QRCode'], textMode: 'Plain' });
  return found?.text;
}

const texts = swissSamples.map(({ elements }) => elements.join('\n'));

/** Drawn by others as a screen shows them: the first page at 150 dots an inch, and an image at its size. */
function rendered(pdf: Uint8Array): Uint8Array {
  return execFileSync('pdftoppm', ['-gray', '-png', '-r', '150', '-'], { input: pdf, maxBuffer: 1 << 26 });
}

const pictures: readonly { name: string; draw: (bill: SwissBill) => Uint8Array }[] = [
  { name: 'PNG', draw: (bill) => swissPng(bill) },
  { name: 'PNG of 256 pixels', draw: (bill) => swissPng(bill, { size: 256 }) },
  {
    name: 'SVG, drawn by librsvg',
    draw: (bill) => execFileSync('rsvg-convert', [], { input: swissSvg(bill), maxBuffer: 1 << 26 }),
  },
  { name: 'PDF, drawn by poppler', draw: (bill) => rendered(swissPaymentPart(bill, fonts)) },
];

const areThere = ['zbarimg', 'rsvg-convert', 'pdftoppm'].every(hasConsumer);

describe.runIf(areThere)('the cross does not keep the code from being read', () => {
  test.each(pictures)('$name', async ({ draw }) => {
    const drawn = swissSamples.map(({ bill }) => draw(bill));
    expect(readByZbar(drawn)).toBe(texts.map((text) => `${text}\n`).join(''));
    for (const [index, png] of drawn.entries()) expect(await readByZXing(png)).toBe(texts[index]);
  });

  test('at the foot of an invoice', () => {
    const invoice = toPdf(swissInvoice, fonts).bytes;
    expect(readByZbar([rendered(invoice)])).toBe(
      `${[
        ...['SPC', '0200', '1', 'CH4431999123000889012'],
        ...['S', 'Robert Schneider AG', 'Rue du Lac 1268', '', '2501', 'Biel', 'CH'],
        ...['', '', '', '', '', '', '', '1945.80', 'EUR'],
        ...['S', 'Pia Rutschmann', 'Marktgasse 28', '', '9400', 'Rorschach', 'CH'],
        ...['QRR', '210000000003139471430009017', 'RE-1042', 'EPD'],
      ].join('\n')}\n`,
    );
  });

  test('of the largest symbol', async () => {
    const bill = longestBill('x');
    const png = swissPng(bill, { size: 600 });
    const text = (await readByZXing(png))!;
    expect(text.split('\n')).toHaveLength(34);
    expect(readByZbar([png, rendered(swissPaymentPart(bill, fonts))])).toBe(`${text}\n${text}\n`);
  });
});

interface Word {
  readonly text: string;
  /** Millimetres from the left upper corner of the page. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The words of a PDF and where they are. */
function wordsOf(pdf: Uint8Array): Word[] {
  return withFiles([pdf], 'pdf', ([path]) => {
    const html = execFileSync('pdftotext', ['-bbox', path!, '-'], { encoding: 'utf8' });
    const pattern = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
    return [...html.matchAll(pattern)].map(([, ...values]) => {
      const [left, top, right, bottom] = values.slice(0, 4).map((value) => (Number(value) / 72) * 25.4);
      return { text: values[4]!, left: left!, top: top!, right: right!, bottom: bottom! };
    });
  });
}

/** Titles and headings, each by its first word, and where the style guide has its left end and its top, in millimetres. */
const places = {
  de: { Empfangsschein: [5, 5], Zahlteil: [67, 5], W\u00e4hrung: [67, 68], Konto: [118, 5] },
  fr: { R\u00e9c\u00e9piss\u00e9: [5, 5], Section: [67, 5], Monnaie: [67, 68], Compte: [118, 5] },
  it: { Ricevuta: [5, 5], Sezione: [67, 5], Valuta: [67, 68], Conto: [118, 5] },
  en: { Receipt: [5, 5], Payment: [67, 5], Currency: [67, 68], Account: [118, 5] },
} as const;

/** The last word of the acceptance point, which ends at the right margin of the receipt. */
const acceptance = { de: 'Annahmestelle', fr: 'd\u00e9p\u00f4t', it: 'accettazione', en: 'point' } as const;

describe.runIf(hasConsumer('pdftotext'))('poppler finds the texts where the style guide has them', () => {
  const [{ bill }] = swissSamples as [(typeof swissSamples)[0]];

  test.each(billLanguages)('in %s', (language) => {
    const words = wordsOf(swissPaymentPart(bill, fonts, { language }));
    for (const [text, [left, top]] of Object.entries(places[language])) {
      const found = words.filter((word) => word.text === text);
      const near = found.filter((word) => Math.abs(word.left - left) < 0.7 && Math.abs(word.top - top) < 0.7);
      expect(near, `${text} is at ${JSON.stringify(found)}`).toHaveLength(1);
    }
    const last = words.find(({ text }) => text === acceptance[language])!;
    expect(last.right).toBeCloseTo(57, 0);
    expect(last.top).toBeCloseTo(82, 0);
  });

  test.each(['x', 'W', 'i'])('a margin of 5 mm stays free with the longest texts of %s', (letter) => {
    const words = wordsOf(swissPaymentPart(longestBill(letter), fonts));
    for (const { left, top, right, bottom } of words) {
      expect(Math.min(left, top, 210 - right, 105 - bottom)).toBeGreaterThan(4.5);
      // Nothing crosses from the receipt into the payment part, nor from the symbol's column into the information.
      expect(right < 57.5 || left > 66.5).toBe(true);
    }
  });
});

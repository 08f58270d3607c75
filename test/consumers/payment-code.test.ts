import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { invoiceFixtures } from '../../scripts/invoice/invoice-fixtures.ts';
import { languages } from '../../src/operations/invoice/codes/language.ts';
import type { InvoiceRequest } from '../../src/operations/invoice/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { withInvoices } from '../support/samples/invoice-files.ts';

const { vat } = invoiceFixtures;

/** What a banking app reads of the fixture: 2,188.17 less the 400 that are paid. */
const vatLines = [
  ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Hafenlicht Studio GmbH', 'DE89370400440532013000'],
  ...['EUR1788.17', '', '', 'RE-2026-0042'],
];

const rows: readonly { name: string; request: InvoiceRequest; lines: readonly string[] }[] = [
  ...languages.map((language) => ({
    name: `in ${language}`,
    request: { ...vat, language },
    lines: vatLines,
  })),
  { name: 'hybrid', request: { ...vat, einvoice: 'facturx' }, lines: vatLines },
  {
    name: 'as long as a payment can be, in a wide account',
    request: {
      ...vat,
      from: { name: `\u00dc${'m'.repeat(69)}` },
      iban: 'MT84MALT011000012345MTLCAST001S',
      payment_reference: 'Auftrag 4711 '.repeat(11).slice(0, 140),
    },
    lines: [
      ...[
        'BCD',
        '002',
        '1',
        'SCT',
        'COBADEFFXXX',
        `\u00dc${'m'.repeat(69)}`,
        'MT84MALT011000012345MTLCAST001S',
      ],
      ...['EUR1788.17', '', '', 'Auftrag 4711 '.repeat(11).slice(0, 140)],
    ],
  },
  {
    name: 'as short as one can be',
    request: {
      number: '1',
      date: '2026-03-09',
      currency: 'EUR',
      from: { name: 'N' },
      to: { name: 'A' },
      items: [{ description: 'x', qty: 1, unit_price: 1 }],
      iban: 'NO9386011117947',
      payment_reference: 'rf18 5390 0754 7034',
    },
    lines: ['BCD', '002', '1', 'SCT', '', 'N', 'NO9386011117947', 'EUR1.00', '', 'RF18539007547034'],
  },
];

/** What zbarimg reads on the pages of a document, drawn by poppler as a screen shows them. */
function readFrom(path: string): string[] {
  const folder = dirname(path);
  const stem = `page-${path.replace(/\D/g, '')}`;
  // Grey and not compressed: poppler needs more time for a PNG than for its page.
  execFileSync('pdftoppm', ['-gray', '-r', '130', path, join(folder, stem)]);
  const pages = readdirSync(folder).filter((name) => name.startsWith(stem));
  const options = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable'];
  const images = pages.map((name) => join(folder, name));
  const { stdout } = spawnSync('zbarimg', [...options, ...images], { encoding: 'utf8' });
  return stdout.split('\n').slice(0, -1);
}

describe.runIf(hasConsumer('pdftoppm') && hasConsumer('zbarimg'))('poppler and zbar', () => {
  test.each(rows)('read the payment from an invoice $name', ({ request, lines }) => {
    withInvoices([request], ([path]) => expect(readFrom(path!)).toEqual(lines));
  });
});

test.runIf(hasConsumer('pdftotext'))('poppler sees the code as a figure of 28 mm in the structure', () => {
  withInvoices([vat], ([path]) => {
    const structure = execFileSync('pdfinfo', ['-struct', path!], { encoding: 'utf8' });
    const [, left, base, right, top] =
      /^ *Figure.*\n *\/Placement \/Block\n *\/BBox \[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]$/m.exec(
        structure,
      ) ?? [];
    expect(((Number(right) - Number(left)) / 72) * 25.4).toBeCloseTo(28, 1);
    expect(((Number(top) - Number(base)) / 72) * 25.4).toBeCloseTo(28, 1);
  });
});

test.runIf(hasConsumer('qpdf'))('qpdf reads the words for those who do not see the code', () => {
  withInvoices([vat], ([path]) => {
    const json = execFileSync('qpdf', ['--json=2', '--json-key=qpdf', path!], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    expect(json.match(/"\/Alt": "[^"]*"/g)).toEqual(['"/Alt": "u:QR-Code f\u00fcr diese \u00dcberweisung"']);
  });
});

import { describe, expect, it } from 'vitest';
import { readPdf, shownStrings } from '../../../../test/support/judging/pdf-reader.ts';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { plainInvoice as base, shown } from '../../../../test/support/samples/plain-invoice.ts';
import { testNeeds } from '../../../../test/support/worlds/needs.ts';
import { fontSetOf } from '../../../formats/pdf/fonts/load-fonts.ts';
import { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import { TextSetter } from '../../../formats/pdf/text-setter.ts';
import { computeTotals, type Totals } from '../amounts/totals.ts';
import { labelsOf } from '../labels/by-language.ts';
import { toPdf } from '../library.ts';
import { paymentOf } from '../payment/payment.ts';
import { sampleInvoice } from '../sample-invoice.ts';
import type { Invoice } from '../schema.ts';
import { drawCells, flowCells, lineCount, linesHere } from './cells.ts';
import { drawFooters } from './footer.ts';
import { drawHeading } from './heading.ts';
import { drawHeadline } from './headline.ts';
import { drawParties } from './parties.ts';
import { drawRemarks } from './remarks.ts';
import { A4, LETTER, Sheet } from './sheet.ts';
import { baselineOf, FLOOR, MARGIN, styles } from './style.ts';
import { drawTable } from './table.ts';
import { drawTotals, layOutTotals } from './totals-block.ts';

const fonts = await testNeeds().fonts();
const sheetOf = () => new Sheet(new TextSetter(fontSetOf(fonts)), A4);

describe('a sheet', () => {
  it('has margins of 48 points and text down to the floor', () => {
    const sheet = sheetOf();
    expect([sheet.left, sheet.right, sheet.middle]).toEqual([MARGIN, A4[0] - MARGIN, A4[0] / 2]);
    expect(sheet.room).toBe(sheet.pageRoom);
    expect(sheet.pageRoom).toBe(A4[1] - MARGIN - FLOOR);
    expect(LETTER).toEqual([612, 792]);
  });

  it('begins a page when there is too little room, but not after an empty one', () => {
    const sheet = sheetOf();
    sheet.require(5000);
    expect(sheet.canvas.pages).toHaveLength(1);
    sheet.y -= 700;
    sheet.require(100);
    expect(sheet.canvas.pages).toHaveLength(2);
    expect(sheet.isAtTop).toBe(true);
  });

  it('measures and wraps in points', () => {
    const sheet = sheetOf();
    // Helvetica: A is 667 thousandths, a space 278; at 9 points 6.003 and 2.502.
    expect(sheet.measure('A A', styles.body)).toBeCloseTo(14.508);
    // Words end where lines do (ISO 32000-1 14.8.2.5).
    expect(sheet.lines('A A\nA', styles.body, 9)).toEqual(['A ', 'A ', 'A ']);
    expect(baselineOf(styles.body)).toBeGreaterThan(styles.body.leading / 2);
  });
});

describe('lines of cells', () => {
  it.each([
    ['all that fit', 5, 5, 5],
    ['at least three on either side', 10, 9, 7],
    ['none rather than two', 10, 2, 0],
    ['none when too few would be left', 4, 3, 0],
    ['as many as fit of many', 100, 40, 40],
  ])('%s', (_, total, fit, here) => expect(linesHere(total, fit)).toBe(here));

  it('flow over pages together, and are drawn beside each other', () => {
    const sheet = sheetOf();
    const cell = (lines: number, x: number) => ({
      element: new StructureElement('P'),
      lines: Array.from({ length: lines }, (_, index) => `${x} ${index}`),
      style: styles.body,
      x,
      align: 'left' as const,
    });
    const cells = [cell(80, 48), cell(3, 300)];
    expect(lineCount(cells)).toBe(80);
    flowCells(sheet, cells);
    expect(sheet.canvas.pages).toHaveLength(2);
    expect(cells.map(({ element }) => element.marks.length / 2)).toEqual([2, 1]);
    const before = sheet.y;
    drawCells(sheet, [cell(2, 48)], 0, 2);
    expect(before - sheet.y).toBe(2 * styles.body.leading);
  });
});

describe('the parts of a document', () => {
  const totals = computeTotals(sampleInvoice);
  const sumsOf = (invoice: Invoice, totals: Totals) => ({
    invoice,
    totals,
    payment: paymentOf(invoice, totals),
  });
  const sums = sumsOf(sampleInvoice, totals);
  it('are drawn one below the other, and move the free space down', () => {
    const sheet = sheetOf();
    const block = layOutTotals(sheet, sums, labelsOf.en);
    const parts: [string, () => void][] = [
      ['heading', () => drawHeading(sheet, sums, labelsOf.en)],
      ['parties', () => drawParties(sheet, sampleInvoice, labelsOf.en)],
      ['headline', () => drawHeadline(sheet, sums, '1', labelsOf.en)],
      [
        'table',
        () => drawTable(sheet, { invoice: sampleInvoice, totals, labels: labelsOf.en }, block.height),
      ],
      ['totals', () => drawTotals(sheet, block)],
      ['remarks', () => drawRemarks(sheet, sampleInvoice, labelsOf.en)],
    ];
    for (const [name, draw] of parts) {
      const before = sheet.y;
      draw();
      expect(sheet.y, name).toBeLessThan(before - 15);
    }
    expect(sheet.canvas.pages).toHaveLength(1);
    drawFooters(sheet, { number: '1', amount: '2', labels: labelsOf.en, foot: 0 });
    const shown = new TextDecoder().decode(sheet.canvas.pages[0]!.text.view());
    expect(shownStrings(shown).slice(-2)).toEqual(['1 \u00b7 2', 'Page 1 of 1']);
  });

  it('totals begin in the middle, or further left where their labels are wide', () => {
    const wide = computeTotals({
      ...sampleInvoice,
      items: [{ description: 'x', qty: -6e11, unit_price: 100, tax_rate: 7.12345678 }],
    });
    const sheet = sheetOf();
    expect(layOutTotals(sheet, sums, labelsOf.en).left).toBe(sheet.middle);
    const { left, rows } = layOutTotals(
      sheet,
      sumsOf({ ...sampleInvoice, currency: 'CAD' }, wide),
      labelsOf.en,
    );
    expect(left).toBeLessThan(sheet.middle);
    expect(rows.every(({ label }) => label.length === 1)).toBe(true);
  });
});

describe('pages', () => {
  const itemsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      description: `Item ${index + 1}.`,
      qty: 1,
      unit_price: 1,
    }));

  it('pitfall 17: for 1 to 60 lines no head without rows, no totals alone or split, no blank page', () => {
    for (let count = 1; count <= 60; count++) {
      const pages = readPdf(toPdf({ ...base, items: itemsOf(count), tax_rate: 20 }, fonts).bytes).pages.map(
        shownStrings,
      );
      const rows = pages.map((page) => page.filter((text) => /^Item \d+\.$/.test(text)).length);
      expect(rows.reduce((sum, each) => sum + each)).toBe(count);
      for (const [index, page] of pages.entries()) {
        expect(page.includes('Description'), `head and rows of page ${index + 1} of ${count} lines`).toBe(
          rows[index]! > 0,
        );
        expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
        const totals = ['Subtotal', 'Tax (20% on $'.concat(`${count}.00)`), 'Total', 'Amount due (USD)'];
        const found = totals.filter((text) => page.includes(text)).length;
        expect(found, `totals of ${count} lines`).toBe(index === pages.length - 1 ? totals.length : 0);
        if (index === pages.length - 1) expect(rows[index]).toBeGreaterThan(0);
      }
    }
  });

  it('pitfall 18: a description of 9,000 characters goes over pages, its amount once', () => {
    const description = 'lorem ipsum '.repeat(750).trim();
    const pages = readPdf(
      toPdf({ ...base, items: [{ description, qty: 1, unit_price: 12.34 }] }, fonts).bytes,
    ).pages.map(shownStrings);
    expect(pages.length).toBeGreaterThan(2);
    const words = pages
      .flat()
      .join('')
      .match(/lorem ipsum/g);
    expect(words).toHaveLength(750);
    // As the unit price, as the amount, as subtotal, total and amount due, in the headline and in each footer.
    expect(pages.flat().filter((text) => text === '$12.34')).toHaveLength(5);
  });

  it('decision 18: parties of many lines print all of them', () => {
    const address = Array.from({ length: 130 }, (_, index) => `Line ${index + 1}`);
    expect(shown({ ...base, from: { name: 'a', address } })).toEqual(expect.arrayContaining(address));
  });

  it('decision 10: more than 500 are refused', () => {
    const notes = 'a\n'.repeat(40_000);
    expect(refusalOf(() => toPdf({ ...base, notes: `${notes}b` }, fonts)).message).toContain('500 pages');
  });

  it('cuts a wordmark after four lines and shows that it did', () => {
    const strings = shown({ ...base, logo_text: 'word '.repeat(200) });
    expect(strings.filter((text) => text.startsWith('word')).length).toBe(4);
    expect(strings.some((text) => text.endsWith('\u0085'))).toBe(true);
  });

  it('cuts a number in the footer that is longer than the line; it is in full above', () => {
    const number = 'N'.repeat(300);
    const strings = shown({ ...base, number });
    expect(strings.filter((text) => /^N+$/.test(text)).join('')).toBe(number);
    expect(strings.some((text) => /^N+\u0085 \u00b7 \$100.00$/.test(text))).toBe(true);
  });
});

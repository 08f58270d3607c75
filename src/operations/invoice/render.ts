import { writeDocument } from '../../formats/pdf/document.ts';
import type { FontSet } from '../../formats/pdf/font-set.ts';
import { TextSetter } from '../../formats/pdf/text-setter.ts';
import type { Currency } from './currency.ts';
import { labelsOf } from './labels/by-language.ts';
import { drawFooters } from './layout/footer.ts';
import { drawHeading } from './layout/heading.ts';
import { drawHeadline } from './layout/headline.ts';
import { drawParties } from './layout/parties.ts';
import { drawRemarks } from './layout/remarks.ts';
import { A4, LETTER, type Paper, Sheet } from './layout/sheet.ts';
import { drawTable } from './layout/table.ts';
import { oneLine } from './layout/text.ts';
import { drawTotals, layOutTotals } from './layout/totals-block.ts';
import { formatMoney } from './number-format.ts';
import type { Settlement } from './settlement.ts';

/** A finished document. */
export interface RenderedInvoice {
  readonly bytes: Uint8Array;
  /** Number of different characters missing from all fonts: they are drawn as boxes, and can still be searched. */
  readonly missingGlyphs: number;
}

const SPACE_BELOW_HEADING = 18;
const SPACE_BELOW_PARTIES = 26;
const SPACE_BELOW_HEADLINE = 20;

/**
 * Draws an invoice as PDF 1.4 in the archival form, PDF/A-1a. The same invoice makes the same bytes.
 * Throws InputError for more than 500 pages.
 */
export function render({ invoice, totals }: Settlement, fonts: FontSet): RenderedInvoice {
  const labels = labelsOf[invoice.language];
  const setter = new TextSetter(fonts);
  const sheet = new Sheet(setter, paperOf(invoice.currency));
  const total = formatMoney(totals.total, invoice.currency, labels.numbers);
  drawHeading(sheet, invoice, labels);
  sheet.y -= SPACE_BELOW_HEADING;
  drawParties(sheet, invoice, labels);
  sheet.y -= SPACE_BELOW_PARTIES;
  drawHeadline(sheet, invoice, total, labels);
  sheet.y -= SPACE_BELOW_HEADLINE;
  const block = layOutTotals(sheet, invoice, totals, labels);
  drawTable(sheet, invoice, totals, labels, block.height);
  drawTotals(sheet, block);
  drawRemarks(sheet, invoice, labels);
  const number = oneLine(invoice.number);
  drawFooters(sheet, number, total, labels);
  const title = labels.titles[invoice.kind];
  const bytes = writeDocument({
    information: {
      title: shortened(`${title[0]}${title.slice(1).toLowerCase()} ${number}`),
      author: shortened(oneLine(invoice.from.name)),
      creator: 'Sundry',
      producer: 'Sundry',
      date: invoice.date,
    },
    language: invoice.language,
    paper: paperOf(invoice.currency),
    pages: sheet.canvas.pages,
    structure: sheet.document,
    setter,
  });
  return { bytes, missingGlyphs: setter.missingGlyphs };
}

/** Metadata is shown in file lists; strings of PDF/A have at most 65,535 bytes (ISO 19005-1 6.1.12). */
function shortened(text: string): string {
  return text.length <= 500 ? text : text.slice(0, 500).toWellFormed();
}

/** Letter for the countries that print on it. */
function paperOf(currency: Currency): Paper {
  return currency === 'USD' || currency === 'CAD' ? LETTER : A4;
}

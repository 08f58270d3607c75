import type { Attachment } from '../../formats/pdf/attachment.ts';
import { writeDocument } from '../../formats/pdf/document.ts';
import type { FontSet } from '../../formats/pdf/fonts/font-set.ts';
import { TextSetter } from '../../formats/pdf/text-setter.ts';
import { encode } from '../../formats/qr/symbol.ts';
import type { QrBill } from '../../formats/qr-bill/bill.ts';
import { drawPaymentPart, PART_HEIGHT } from '../../formats/qr-bill/payment-part.ts';
import { encodeBill } from '../../formats/qr-bill/symbol.ts';
import { hanLanguage } from '../../formats/typesetting/han-language.ts';
import { oneLine } from '../../formats/typesetting/printable.ts';
import { asShown } from './amounts/credit-note.ts';
import type { Settlement } from './amounts/settlement.ts';
import type { Currency } from './codes/currency.ts';
import { labelsOf } from './labels/by-language.ts';
import { invoiceTitleOf } from './labels/invoice-titles.ts';
import type { Labels } from './labels/labels.ts';
import { drawDeliveryPlace } from './layout/delivery-place.ts';
import { drawFooters } from './layout/footer.ts';
import { drawHeading } from './layout/heading.ts';
import { drawHeadline } from './layout/headline.ts';
import { drawParties } from './layout/parties.ts';
import { drawPaymentBlock, layOutPayment } from './layout/payment-block.ts';
import { drawRemarks, drawTaxRemarks } from './layout/remarks.ts';
import { A4, LETTER, type Paper, Sheet } from './layout/sheet.ts';
import { drawTable } from './layout/table.ts';
import { drawTotals, layOutTotals } from './layout/totals-block.ts';
import { paymentOf, type Sums } from './payment/payment.ts';
import { type PaymentCode, paymentCodeOf } from './payment/payment-code.ts';
import { partLanguageOf, swissBillOf } from './payment/payment-part.ts';
import { formatMoney } from './printed/number-format.ts';
import type { Invoice } from './schema.ts';

/** A finished document. */
export interface RenderedInvoice {
  readonly bytes: Uint8Array;
  /** Number of different characters missing from all fonts: they are drawn as boxes, and can still be searched. */
  readonly missingGlyphs: number;
  /** The payment code on it, or why there is none; undefined where it needs none. */
  readonly paymentCode: PaymentCode | undefined;
}

/** How much nearer the footer is to a payment part below it than to the edge of other pages. */
const FOOTER_DROP = 22;

/** Between the text and a payment part without a footer above it. */
const SPACE_ABOVE_PART = 14;

const SPACE_BELOW_HEADING = 18;
const SPACE_BELOW_PARTIES = 26;
const SPACE_BELOW_HEADLINE = 20;

/**
 * Draws an invoice as PDF 1.4 in the archival form, PDF/A-1a; with an attachment as PDF 1.7, PDF/A-3b. The same invoice
 * makes the same bytes. Throws InputError for more than 500 pages.
 */
export function render(settlement: Settlement, fonts: FontSet, attachment?: Attachment): RenderedInvoice {
  const { invoice, totals } = asShown(settlement);
  const labels = labelsOf[invoice.language];
  const paymentCode = paymentCodeOf(settlement);
  const bill = swissBillOf(settlement.invoice, settlement.totals);
  const setter = new TextSetter(fonts, () => hanLanguage(invoice.language, JSON.stringify(invoice)));
  const sheet = new Sheet(setter, paperOf(invoice.currency));
  const sums = { invoice, totals, payment: paymentOf(invoice, totals) };
  drawDocument(sheet, sums, { labels, code: paymentCode?.payload, bill });
  const number = oneLine(invoice.number);
  const bytes = writeDocument({
    information: {
      title: shortened(`${listedTitle(invoice, labels)} ${number}`),
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
    attachment,
  });
  return { bytes, missingGlyphs: setter.missingGlyphs, paymentCode };
}

/** What a document has beside its sums. */
interface Parts {
  readonly labels: Labels;
  /** The text of the payment code. */
  readonly code: string | undefined;
  /** What the payment part is drawn of. */
  readonly bill: QrBill | undefined;
}

function drawDocument(sheet: Sheet, sums: Sums, { labels, code, bill }: Parts): void {
  const { invoice, totals, payment } = sums;
  const isDue = invoice.kind === 'invoice' && !payment.isSettled;
  const amount = formatMoney(
    isDue ? totals.due : totals.total + totals.rounding,
    invoice.currency,
    labels.numbers,
  );
  drawHeading(sheet, sums, labels);
  sheet.y -= SPACE_BELOW_HEADING;
  drawParties(sheet, invoice, labels);
  drawDeliveryPlace(sheet, invoice);
  sheet.y -= SPACE_BELOW_PARTIES;
  drawHeadline(sheet, sums, amount, labels);
  sheet.y -= SPACE_BELOW_HEADLINE;
  const block = layOutTotals(sheet, sums, labels);
  const symbol = code === undefined ? undefined : encode(code, { ec: 'M' });
  const account = layOutPayment(sheet, { sums, symbol, labels }, block.left);
  drawTable(sheet, { invoice, totals, labels }, Math.max(block.height, account.heightBeside));
  drawPaymentBlock(sheet, account, drawTotals(sheet, block));
  drawTaxRemarks(sheet, invoice, totals, labels);
  drawRemarks(sheet, invoice, labels);
  const foot = bill === undefined ? 0 : drawPart(sheet, bill, invoice.language);
  if (foot !== undefined) drawFooters(sheet, { number: oneLine(invoice.number), amount, labels, foot });
}

/**
 * Draws the payment part at the foot of the last page, which is a new one where the text reaches there. Returns how much
 * higher the footer of that page is; undefined for a single page that has room without its footer alone.
 */
function drawPart(sheet: Sheet, bill: QrBill, language: Invoice['language']): number | undefined {
  const symbol = encodeBill(bill);
  if (symbol === undefined) throw new Error('the bill of a payment part was not judged before it is drawn');
  const foot = PART_HEIGHT - FOOTER_DROP;
  const isTight = sheet.canvas.pages.length === 1 && sheet.room < foot;
  const hasFooter = !isTight || sheet.y < PART_HEIGHT + SPACE_ABOVE_PART;
  if (hasFooter) sheet.require(foot);
  const { canvas, setter, document: root } = sheet;
  const look = { language: partLanguageOf(language), heading: 'H2', isFoot: true } as const;
  drawPaymentPart({ canvas, setter, root }, { bill, symbol, ...look });
  return hasFooter ? foot : undefined;
}

/** The title in a list of files, where capitals alone would stand out. */
function listedTitle(invoice: Invoice, labels: Labels): string {
  const title = invoiceTitleOf(invoice, labels);
  return invoice.title === undefined ? `${title[0]}${title.slice(1).toLowerCase()}` : title;
}

/** Metadata is shown in file lists; strings of PDF/A have at most 65,535 bytes (ISO 19005-1 6.1.12). */
function shortened(text: string): string {
  return text.length <= 500 ? text : text.slice(0, 500).toWellFormed();
}

/** Letter for the countries that print on it. */
function paperOf(currency: Currency): Paper {
  return currency === 'USD' || currency === 'CAD' ? LETTER : A4;
}

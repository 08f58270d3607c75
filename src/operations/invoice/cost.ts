import { findText } from '../../formats/find-text.ts';
import { readingCost } from '../../formats/json/reading-cost.ts';
import { joinedLetterCount, PER_JOINED_LETTER } from '../../formats/typesetting/joined-scripts.ts';
import { hasRightToLeft } from '../../formats/typesetting/right-to-left.ts';
import type { Cost } from '../../operation.ts';
import type { ReadInput } from './schema/read.ts';
import type { Invoice } from './schema.ts';

const START = 0.3;
const PER_ITEM = 0.04;
/** Of the payment part of a Swiss bill: its symbol and the lines around it. */
const PAYMENT_PART = 0.8;
const PER_CHARACTER = 50e-6;
const PER_LINE = 0.5e-3;
/** Of a charge or an allowance: a line of the page, several elements of the XML. */
const PER_ADJUSTMENT = 0.012;
/** For each extra byte of a character beyond ASCII: its glyph must be found, perhaps in another font. */
const PER_FURTHER_BYTE = 2e-3;
/** Of texts with letters that are read from right to left: all are put in their order. */
const PER_ORDERED_CHARACTER = 0.3e-3;
/** Of a byte that is not read yet: it may be one of an item, which has some forty. */
const PER_UNREAD_BYTE = 0.25e-3;

/** A document takes time for its lines and for the scripts of its texts. */
export const documentCost: Cost<Invoice> = {
  ofBytes: (bodyBytes) => START + readingCost(bodyBytes) + bodyBytes * PER_UNREAD_BYTE,
  ofInput: (invoice) => {
    const text = JSON.stringify(invoice);
    const furtherBytes = new TextEncoder().encode(text).length - text.length;
    return (
      START +
      invoice.items.length * PER_ITEM +
      adjustmentCount(invoice) * PER_ADJUSTMENT +
      text.length * PER_CHARACTER +
      (text.split('\\n').length - 1) * PER_LINE +
      furtherBytes * PER_FURTHER_BYTE +
      (furtherBytes === 0 ? 0 : joinedLetterCount(text) * PER_JOINED_LETTER) +
      (hasRightToLeft(text) ? text.length * PER_ORDERED_CHARACTER : 0) +
      (invoice.payment_part === undefined ? 0 : PAYMENT_PART)
    );
  },
};

/** Writing takes a tenth of the time of drawing. */
export const xmlCost: Cost<Invoice> = {
  ofBytes: (bodyBytes) => START / 10 + readingCost(bodyBytes),
  ofInput: (invoice) =>
    START / 10 + invoice.items.length * (PER_ITEM / 10) + adjustmentCount(invoice) * PER_ADJUSTMENT,
};

function adjustmentCount({ items, charges, allowances }: Invoice): number {
  const countOf = (list: readonly unknown[] | undefined) => list?.length ?? 0;
  return items.reduce(
    (sum, item) => sum + countOf(item.charges) + countOf(item.allowances),
    countOf(charges) + countOf(allowances),
  );
}

/** Computing the sums costs less than reading the input. */
export const previewCost: Cost<Invoice> = {
  ofBytes: readingCost,
  ofInput: (invoice) => 0.02 + invoice.items.length * 0.002 + adjustmentCount(invoice) * 0.001,
};

/** The first call of a thread loads the fonts and draws; later calls return the same drawing. */
export const sampleCost: Cost<object> = {
  ofBytes: readingCost,
  ofInput: () => 20,
};

/** Of a file, and of a byte of XML: read by the table of terms, judged, written as an answer. */
const PER_FILE = 3;
const PER_XML_BYTE = 1.5e-3;
/** Of a byte of a PDF, most of which is only searched, and of the XML that may be compressed in it. */
const PER_PDF_BYTE = 0.02e-3;
const MAX_XML_BYTES = 5_242_880;

/** An XML of a file costs by its length; within a PDF it may be as long as an XML can be. */
export const readCost: Cost<ReadInput> = {
  ofBytes: (bodyBytes) => PER_FILE + readingCost(bodyBytes) + mostOf(bodyBytes),
  ofInput: ({ file }) => {
    const isXml = findText(file.subarray(0, 1024), '%PDF-') < 0;
    return PER_FILE + (isXml ? file.length * PER_XML_BYTE : mostOf(file.length));
  },
};

/** Most bytes that deflate makes of one (RFC 1951 3.2.5). */
const MAX_PER_BYTE = 1032;

function mostOf(bytes: number): number {
  return Math.min(bytes * MAX_PER_BYTE, MAX_XML_BYTES) * PER_XML_BYTE + bytes * PER_PDF_BYTE;
}

import { readingCost } from '../../formats/json/reading-cost.ts';
import { hasRightToLeft } from '../../formats/typesetting/right-to-left.ts';
import type { Cost } from '../../operation.ts';
import type { Invoice } from './schema.ts';

const START = 0.3;
const PER_ITEM = 0.04;
const PER_CHARACTER = 50e-6;
const PER_LINE = 0.5e-3;
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
      text.length * PER_CHARACTER +
      (text.split('\\n').length - 1) * PER_LINE +
      furtherBytes * PER_FURTHER_BYTE +
      (hasRightToLeft(text) ? text.length * PER_ORDERED_CHARACTER : 0)
    );
  },
};

/** Writing takes a tenth of the time of drawing. */
export const xmlCost: Cost<Invoice> = {
  ofBytes: (bodyBytes) => START / 10 + readingCost(bodyBytes),
  ofInput: ({ items }) => START / 10 + items.length * (PER_ITEM / 10),
};

/** Computing the sums costs less than reading the input. */
export const previewCost: Cost<Invoice> = {
  ofBytes: readingCost,
  ofInput: ({ items }) => 0.02 + items.length * 0.002,
};

/** The first call of a thread loads the fonts and draws; later calls return the same drawing. */
export const sampleCost: Cost<object> = {
  ofBytes: readingCost,
  ofInput: () => 20,
};

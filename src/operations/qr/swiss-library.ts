import { fontSetOf, requireFonts } from '../../formats/pdf/fonts/load-fonts.ts';
import { writeBill } from '../../formats/qr-bill/payload.ts';
import type { FontFiles } from '../../operation.ts';
import { readInput } from '../../schema/read.ts';
import type { InputOf } from '../../schema/value-of.ts';
import { drawSwissPng, drawSwissSvg } from './drawing/swiss-cross.ts';
import { drawBillPage } from './payment-part.ts';
import { type SwissCode, swissCodeOf } from './swiss.ts';
import { swissBill, swissImage, swissPart } from './swiss-schema.ts';

/** A payment in francs or euro to an account of Switzerland or Liechtenstein. */
export interface SwissBill extends InputOf<typeof swissBill> {}

/** How a Swiss code is drawn: the members of the HTTP interface, with its ranges and defaults. */
export interface SwissImageOptions extends InputOf<typeof swissImage> {}

/** How a payment part is drawn. */
export interface SwissPartOptions extends InputOf<typeof swissPart> {}

/**
 * The text of a Swiss QR Code (SIX, Implementation Guidelines QR-bill 2.3). Members left out or blank are left out.
 * Refuses, with all faults: accounts of other countries, a reference that does not go with the account, texts that are too
 * long or have other characters than those of the guidelines, fractions of a cent; and what no symbol of version 25 holds.
 */
export function swissPayload(bill: SwissBill): string {
  return writeBill(codeOf(bill).bill);
}

/** A Swiss QR Code with its cross as an SVG document, black on white. Refuses what swissPayload refuses. */
export function swissSvg(bill: SwissBill, options: SwissImageOptions = {}): string {
  return drawSwissSvg(codeOf(bill).symbol, readInput(swissImage, options));
}

/** A Swiss QR Code with its cross as a PNG file, black on white. Refuses what swissPayload refuses. */
export function swissPng(bill: SwissBill, options: SwissImageOptions = {}): Uint8Array {
  return drawSwissPng(codeOf(bill).symbol, readInput(swissImage, options));
}

/**
 * A payment part with its receipt as a PDF file of 210 x 105 mm. `fonts` are TrueType files, those of Arimo from
 * `sundry/fonts` or others with the same repertoire. Refuses what swissPayload refuses.
 */
export function swissPaymentPart(
  bill: SwissBill,
  fonts: FontFiles,
  options: SwissPartOptions = {},
): Uint8Array {
  const code = codeOf(bill);
  requireFonts(fonts);
  return drawBillPage(code, { ...readInput(swissPart, options), fonts: fontSetOf(fonts) });
}

function codeOf(bill: SwissBill): SwissCode {
  return swissCodeOf(readInput(swissBill, bill));
}

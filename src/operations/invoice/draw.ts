import type { FontFiles } from '../../operation.ts';
import { fontSetOf } from './fonts.ts';
import { type RenderedInvoice, render } from './render.ts';
import type { Invoice } from './schema.ts';

/** Draws a document with the fonts of this machine. The operations load this with their first call. */
export function drawInvoice(invoice: Invoice, fonts: FontFiles): RenderedInvoice {
  return render(invoice, fontSetOf(fonts));
}

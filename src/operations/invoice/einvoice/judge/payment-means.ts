import type { XmlElement } from '../../../../formats/xml/element.ts';
import { normalized, textAt } from './elements.ts';
import type { JudgedInvoice } from './judged-invoice.ts';

/** The means of payment (BG-16) in both syntaxes. */
export function meansOf(invoice: JudgedInvoice): readonly XmlElement[] {
  return invoice.named('cac:PaymentMeans', 'ram:SpecifiedTradeSettlementPaymentMeans');
}

/** The code of a means of payment (BT-81). */
export function codeOfMeans(means: XmlElement): string {
  return normalized(textAt(means, 'cbc:PaymentMeansCode') ?? textAt(means, 'ram:TypeCode') ?? '');
}

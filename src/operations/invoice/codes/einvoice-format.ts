/**
 * The formats of e-invoices: Factur-X (ZUGFeRD) of profile EN 16931, XRechnung in the syntaxes CII and UBL, and Peppol
 * BIS Billing.
 */
export const einvoiceFormats = ['facturx', 'xrechnung', 'xrechnung-ubl', 'peppol'] as const;

export type EinvoiceFormat = (typeof einvoiceFormats)[number];

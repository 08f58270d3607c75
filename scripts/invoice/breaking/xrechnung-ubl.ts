import type { Breaking } from './breaking.ts';

/** Rules of an XRechnung in UBL that Peppol has not, each change with all that the official programs name for it. */
// biome-ignore format: a table
export const breaking: readonly Breaking[] = [
  ['plain', 'delete cbc:InvoiceTypeCode', 'BR-04 BR-DE-17'],
  ['Z', 'delete cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent', 'BR-48 BR-DE-14'],
  ['plain', 'delete cac:PaymentMeans/cac:PayeeFinancialAccount', 'BR-61 BR-DE-19 BR-DE-23-a'],
  ['plain', 'delete cac:PaymentMeans', 'BR-DE-1'],
  ['rich', 'delete cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:CityName', 'BR-DE-10'],
  ['rich', 'delete cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:PostalZone', 'BR-DE-11'],
  ['plain', 'delete cbc:BuyerReference', 'BR-DE-15'],
  ['plain', 'text cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID ', 'BR-DE-16 PEPPOL-EN16931-R008'],
  ['plain', 'text cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID X', 'BR-DE-19'],
  ['plain', 'delete cac:AccountingSupplierParty/cac:Party/cac:Contact', 'BR-DE-2'],
  ['debit', 'text cac:PaymentMeans/cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID X', 'BR-DE-20'],
  ['debit', 'delete cac:PaymentMeans/cac:PaymentMandate', 'BR-DE-20 BR-DE-25-a PEPPOL-EN16931-R061'],
  ['debit', 'delete cac:PaymentMeans/cac:PaymentMandate/cac:PayerFinancialAccount', 'BR-DE-20 BR-DE-31'],
  ['card', 'delete cac:PaymentMeans/cac:CardAccount', 'BR-DE-24-a'],
  ['corrects', 'delete cac:BillingReference', 'BR-DE-26'],
  ['plain', 'text cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Telephone X', 'BR-DE-27'],
  ['plain', 'delete cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Telephone', 'BR-DE-27 BR-DE-6'],
  ['plain', 'text cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:ElectronicMail X', 'BR-DE-28'],
  ['plain', 'delete cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:ElectronicMail', 'BR-DE-28 BR-DE-7'],
  ['plain', 'delete cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cbc:CityName', 'BR-DE-3'],
  ['debit', 'delete cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification', 'BR-DE-30'],
  ['plain', 'delete cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cbc:PostalZone', 'BR-DE-4'],
  ['plain', 'delete cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Name', 'BR-DE-5'],
  ['plain', 'delete cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cbc:CityName', 'BR-DE-8'],
  ['plain', 'delete cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cbc:PostalZone', 'BR-DE-9'],
  ['plain', 'delete cac:Delivery', 'BR-DE-TMP-32'],
];

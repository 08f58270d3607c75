/** The XML of an invoice by @e-invoice-eu/core, which is given all sums. */
export async function withEInvoiceEu({ InvoiceService }, invoice, format) {
  const service = new InvoiceService({ log() {}, warn() {}, error() {} });
  return service.generate(invoiceOf(invoice), { format, lang: 'de', noWarnings: true });
}

const fixed = (value) => value.toFixed(2);

function invoiceOf({ number, date, due, delivery_date, currency, buyer_reference, from, to, items, iban }) {
  const net = items.reduce((sum, { qty, unit_price }) => sum + qty * unit_price, 0);
  const tax = net * 0.19;
  const money = (name, value) => ({ [name]: fixed(value), [`${name}@currencyID`]: currency });
  const category = { 'cbc:ID': 'S', 'cbc:Percent': '19', 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'cbc:ID': number,
      'cbc:IssueDate': date,
      'cbc:DueDate': due,
      'cbc:InvoiceTypeCode': '380',
      'cbc:DocumentCurrencyCode': currency,
      'cbc:BuyerReference': buyer_reference,
      'cac:AccountingSupplierParty': { 'cac:Party': partyOf(from, true) },
      'cac:AccountingCustomerParty': { 'cac:Party': partyOf(to) },
      'cac:Delivery': { 'cbc:ActualDeliveryDate': delivery_date },
      'cac:PaymentMeans': [
        {
          'cbc:PaymentMeansCode': '58',
          'cbc:PaymentID': number,
          'cac:PayeeFinancialAccount': { 'cbc:ID': iban },
        },
      ],
      'cac:TaxTotal': [
        {
          ...money('cbc:TaxAmount', tax),
          'cac:TaxSubtotal': [
            {
              ...money('cbc:TaxableAmount', net),
              ...money('cbc:TaxAmount', tax),
              'cac:TaxCategory': category,
            },
          ],
        },
      ],
      'cac:LegalMonetaryTotal': {
        ...money('cbc:LineExtensionAmount', net),
        ...money('cbc:TaxExclusiveAmount', net),
        ...money('cbc:TaxInclusiveAmount', net + tax),
        ...money('cbc:PayableAmount', net + tax),
      },
      'cac:InvoiceLine': items.map(({ description, qty, unit, unit_price }, index) => ({
        'cbc:ID': String(index + 1),
        'cbc:InvoicedQuantity': String(qty),
        'cbc:InvoicedQuantity@unitCode': unit,
        ...money('cbc:LineExtensionAmount', qty * unit_price),
        'cac:Item': { 'cbc:Name': description, 'cac:ClassifiedTaxCategory': category },
        'cac:Price': money('cbc:PriceAmount', unit_price),
      })),
    },
  };
}

function partyOf(
  { name, address, city, postcode, country, vat_id, contact, phone, email },
  isSeller = false,
) {
  const taxScheme = { 'cbc:CompanyID': vat_id, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
  return {
    'cbc:EndpointID': email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': {
      'cbc:StreetName': address,
      'cbc:CityName': city,
      'cbc:PostalZone': postcode,
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    'cac:PartyTaxScheme': isSeller ? [taxScheme] : taxScheme,
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
    'cac:Contact': { 'cbc:Name': contact, 'cbc:Telephone': phone, 'cbc:ElectronicMail': email },
  };
}

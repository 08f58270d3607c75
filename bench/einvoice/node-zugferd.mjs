/** The XML of an invoice by node-zugferd, profile EN 16931, which is given all sums. */
export async function withNodeZugferd(invoicer, invoice) {
  return invoicer.create(invoiceOf(invoice)).toXML();
}

const fixed = (value) => value.toFixed(2);

function invoiceOf({ number, date, due, delivery_date, currency, buyer_reference, from, to, items, iban }) {
  const net = items.reduce((sum, { qty, unit_price }) => sum + qty * unit_price, 0);
  const tax = net * 0.19;
  const category = { typeCode: 'VAT', categoryCode: 'S', rateApplicablePercent: '19' };
  return {
    businessProcessType: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    number,
    typeCode: '380',
    issueDate: new Date(date),
    transaction: {
      tradeAgreement: { buyerReference: buyer_reference, seller: partyOf(from), buyer: partyOf(to) },
      tradeDelivery: { information: { deliveryDate: new Date(delivery_date) } },
      tradeSettlement: {
        remittanceInformation: number,
        currencyCode: currency,
        paymentInstruction: { typeCode: '58', transfers: [{ paymentAccountIdentifier: iban }] },
        vatBreakdown: [{ ...category, calculatedAmount: fixed(tax), basisAmount: fixed(net) }],
        paymentTerms: { dueDate: new Date(due) },
        monetarySummation: {
          lineTotalAmount: fixed(net),
          taxBasisTotalAmount: fixed(net),
          taxTotal: { amount: fixed(tax), currencyCode: currency },
          grandTotalAmount: fixed(net + tax),
          duePayableAmount: fixed(net + tax),
        },
      },
      line: items.map(({ description, qty, unit, unit_price }, index) => ({
        identifier: String(index + 1),
        tradeProduct: { name: description },
        tradeAgreement: { netTradePrice: { chargeAmount: fixed(unit_price) } },
        tradeDelivery: { billedQuantity: { amount: String(qty), unitMeasureCode: unit } },
        tradeSettlement: {
          tradeTax: category,
          monetarySummation: { lineTotalAmount: fixed(qty * unit_price) },
        },
      })),
    },
  };
}

function partyOf({ name, address, city, postcode, country, vat_id, contact, phone, email }) {
  return {
    name,
    tradeContact: { name: contact, phoneNumber: phone, emailAddress: email },
    postalAddress: { postCode: postcode, line1: address, city, countryCode: country },
    electronicAddress: { value: email, schemeIdentifier: 'EM' },
    taxRegistration: { vatIdentifier: vat_id },
  };
}

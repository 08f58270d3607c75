/** An invoice between two German companies, of one line or of twelve. */
const party = {
  address: 'Hafenstra\u00dfe 12',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  contact: 'Buchhaltung',
  phone: '+49 40 1234567',
};

function invoiceOf(count) {
  return {
    number: 'RE-1042',
    date: '2026-03-09',
    due: '2026-04-08',
    delivery_date: '2026-03-06',
    currency: 'EUR',
    buyer_reference: '04011000-12345-34',
    from: { ...party, name: 'Nordwind GmbH', vat_id: 'DE123456789', email: 'rechnung@nordwind.example' },
    to: {
      ...party,
      name: 'M\u00fcller & S\u00f6hne',
      vat_id: 'DE987654321',
      email: 'einkauf@mueller.example',
    },
    items: Array.from({ length: count }, (_, index) => ({
      description: `Website, part ${index + 1}`,
      qty: 12.5,
      unit: 'HUR',
      unit_price: 96,
      tax_rate: 19,
    })),
    iban: 'DE89370400440532013000',
  };
}

export const loads = { small: invoiceOf(1), typical: invoiceOf(12) };

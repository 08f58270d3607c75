/** An ordinary request for each operation, as the first call of a process. */
const text =
  'The north pier was closed in January. A storm had broken it. It opens again on 2 May, and Ada pays $20.';
const invoice = {
  number: 'INV-1042',
  date: '2026-03-09',
  from: { name: 'Northwind Studio Ltd' },
  to: { name: 'Ada King' },
  items: [{ description: 'Website design', qty: 1, unit_price: 1200 }],
};
const rows = [{ order: '00042', total: 12.5 }];

/** The requests, on the site at an address. */
export function firstCalls(siteUrl) {
  return [
    post('invoice.pdf', '/v1/invoice/pdf', invoice),
    post('invoice.preview', '/v1/invoice/preview', invoice),
    { operation: 'invoice.sample', name: 'the sample', path: '/v1/invoice/sample' },
    post('email.verify', '/v1/email/verify', { email: 'ada@example.com' }),
    post('email.verify_batch', '/v1/email/verify/batch', { emails: ['ada@example.com'] }),
    post('site.intel', '/v1/site/intel', { url: `${siteUrl}/0` }),
    post('text.summarize', '/v1/text/summarize', { text }),
    post('text.sentiment', '/v1/text/sentiment', { text }),
    post('text.keywords', '/v1/text/keywords', { text }),
    post('text.classify', '/v1/text/classify', { text, labels: ['news', 'complaint'] }),
    post('text.extract', '/v1/text/extract', { text, fields: ['name', 'amount'] }),
    post('text.rewrite', '/v1/text/rewrite', { text }),
    post('qr.create', '/v1/qr', { data: 'https://example.com/menu' }),
    post('qr.wifi', '/v1/qr/wifi', { ssid: 'Cafe', password: 'two;espressi' }),
    post('qr.vcard', '/v1/qr/vcard', { name: 'Ada Lovelace' }),
    post('qr.epc', '/v1/qr/epc', { name: 'Ada Lovelace', iban: 'DE89370400440532013000', amount: 1 }),
    post('qr.swiss', '/v1/qr/swiss', {
      iban: 'CH5800791123000889012',
      creditor: { name: 'Ada Lovelace', postcode: '2501', city: 'Biel' },
      format: 'pdf',
    }),
    post('convert.json_to_csv', '/v1/convert/json-to-csv', rows),
    post('convert.json_to_xlsx', '/v1/convert/json-to-xlsx', { rows }),
    post('calendar.ics', '/v1/calendar/ics', { title: 'A', start: '2026-06-02T18:30', tz: 'Europe/Berlin' }),
  ];
}

function post(operation, path, input) {
  return { operation, name: 'first call', path, body: JSON.stringify(input) };
}

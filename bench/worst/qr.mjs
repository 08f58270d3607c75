/** Symbols of the highest version, every form of image, and texts too long for any symbol. */
const long = 'x'.repeat(2953);
const mixed = 'Ab1 '.repeat(583);
const largest = { size: 2047, rounded: 1, format: 'png' };

const drawings = {
  'version 40, PNG 2047 rounded': { data: long, ...largest },
  'version 40 of level H, PNG 2048 rounded': {
    data: long.slice(0, 1273),
    ec: 'H',
    size: 2048,
    rounded: 1,
    format: 'png',
  },
  'version 40, PNG 64 rounded': { data: long, size: 64, rounded: 1, format: 'png' },
  'version 40, PNG 2048 square': { data: long, size: 2048, format: 'png' },
  'version 40, PNG 700 square, a margin of 10': { data: long, size: 700, margin: 10, format: 'png' },
  'version 40, SVG rounded': { data: long, rounded: 1 },
  'version 40, SVG square': { data: long },
  'version 40, JSON': { data: long, format: 'json' },
  'many modes, SVG rounded': { data: mixed, rounded: 1 },
  'version 10, PNG 2048 rounded': { data: long.slice(0, 200), size: 2048, rounded: 1, format: 'png' },
  'version 1, PNG 2048 rounded': { data: 'a', size: 2048, rounded: 1, format: 'png' },
  'version 1, PNG 2048 rounded, translucent': { data: 'a', ...largest, fg: '#00000080', bg: '#ffffff40' },
  'a text that no symbol holds': { data: 'x'.repeat(32_000) },
};

const network = { ssid: 'x'.repeat(1300), password: ';'.repeat(800), ...largest };
const contact = { name: 'a b '.repeat(150), phone: '1'.repeat(600), org: 'b'.repeat(600), ...largest };

const address = {
  name: 'W'.repeat(70),
  street: 'W'.repeat(70),
  building_number: 'W'.repeat(16),
  postcode: 'W'.repeat(16),
  city: 'W'.repeat(35),
};
const bill = {
  iban: 'CH5800791123000889012',
  creditor: address,
  debtor: address,
  amount: 999_999_999.99,
  message: 'W'.repeat(140),
  alternative_schemes: ['W'.repeat(100), 'W'.repeat(100)],
};

export const qrCases = [
  ...Object.entries(drawings).map(([name, input]) => post('qr.create', '/v1/qr', name, input)),
  get('qr.create', '/v1/qr', 'version 40, PNG 2047 rounded, GET', { data: long, ...largest }),
  get('qr.create', '/v1/qr', 'a link, PNG 2048 rounded, GET', {
    data: 'https://example.com/menu?table=12',
    ...largest,
  }),
  get('qr.create', '/v1/qr', 'version 40, SVG rounded, GET', { data: long, rounded: 1 }),
  {
    ...post('qr.create', '/v1/qr', 'version 40 in escapes, PNG 2047 rounded', { data: '@', ...largest }),
    body: JSON.stringify({ data: '@', ...largest }).replace('@', '\\u0078'.repeat(2953)),
  },
  get(
    'qr.create',
    '/v1/qr',
    '500 unknown parameters',
    Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`m${i}`, 1])),
  ),
  post('qr.wifi', '/v1/qr/wifi', '32 KB of a password', { ssid: 'a', password: ';'.repeat(32_000) }),
  post('qr.vcard', '/v1/qr/vcard', '32 KB of line breaks', { name: 'a', org: '\n'.repeat(15_000) }),
  post('qr.wifi', '/v1/qr/wifi', 'version 40, PNG 2047 rounded', network),
  get('qr.wifi', '/v1/qr/wifi', 'level H, PNG 2048 rounded, GET', {
    ssid: 'x'.repeat(100),
    ec: 'H',
    ...largest,
  }),
  post('qr.vcard', '/v1/qr/vcard', 'version 40, PNG 2047 rounded', contact),
  post('qr.epc', '/v1/qr/epc', '331 bytes, PNG 2047 rounded', {
    name: 'x'.repeat(70),
    iban: 'DE89370400440532013000',
    amount: 999_999_999.99,
    text: 'x'.repeat(140),
    info: 'x'.repeat(40),
    ...largest,
  }),
  post('qr.swiss', '/v1/qr/swiss', '997 bytes, PNG 2048', { ...bill, size: 2048, format: 'png' }),
  post('qr.swiss', '/v1/qr/swiss', 'a payment part set again in every size', { ...bill, format: 'pdf' }),
  get('qr.vcard', '/v1/qr/vcard', 'version 40, SVG rounded, GET', { ...contact, format: 'svg' }),
];

function post(operation, path, name, input) {
  return { operation, name, path, body: JSON.stringify(input) };
}

function get(operation, path, name, input) {
  return { operation, name, path: `${path}?${new URLSearchParams(input)}` };
}

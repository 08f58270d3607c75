import { staysOnMainThread } from './declared.mjs';

/** Texts of one kind, at the greatest length and at the longest that stays on the main thread. */
const pieces = {
  'line breaks': '\n',
  spaces: ' .',
  'digits in threes': ' 000',
  'single digits': '1 ',
  'digits and slashes': '1/1/',
  words: 'word ',
  capitals: 'Ab Cd ',
  'upper case': 'WORD ',
  quotes: '"',
  'full stops': '. ',
  abbreviations: 'e.g. ',
  'at signs': 'a@',
  addresses: 'a@b.co ',
  links: 'http://a.b/ ',
  katakana: '\u30ab',
  CJK: '\u6f22\u5b57\u3002',
  Thai: '\u0e01\u0e32\u0e23',
  emoji: '\u{1f468}\u200d\u{1f469}',
  dates: '1 May 2026, ',
  times: '5:30 pm ',
  amounts: '$1,000.00 ',
  'phone numbers': '+1 212 555 0143 ',
  'list markers': '- a\n',
  brackets: '(',
  dashes: 'a-',
  'letters and full stops': 'a.b.',
  colons: 'name: ',
  praise: 'not good, ',
};
const tasks = {
  summarize: { most: 99_000, more: { sentences: 20 } },
  sentiment: { most: 99_000, more: {} },
  keywords: { most: 99_000, more: { max: 30 } },
  classify: {
    most: 99_000,
    more: { labels: Array.from({ length: 20 }, (_, i) => `label number ${i} of all`) },
  },
  extract: {
    most: 99_000,
    more: {
      fields: [
        'name',
        'company',
        'phone',
        'email',
        'amount',
        'date',
        'iban',
        'address',
        'invoice_number',
        'quantity',
        'url',
        'due_date',
        'order',
        'city',
        'zip',
        'country',
        'time',
        'tax_id',
        'weight',
        'vat',
      ],
    },
  },
  rewrite: { most: 19_900, more: { tone: 'concise' } },
};

const different = (length) => {
  let text = '';
  for (let i = 0; text.length < length; i++) text += `W${(i * 7919).toString(36)} `;
  return text.slice(0, length);
};
const sentences = (length) => {
  let text = '';
  for (let i = 0; text.length < length; i++)
    text += `The ${(i * 7919).toString(36)} pier of ${i} opens on ${1 + (i % 28)} May, and Ada ${(i * 31).toString(36)} pays $${i}. `;
  return text.slice(0, length);
};
const kinds = {
  'different sentences': sentences,
  'different words': different,
  ...Object.fromEntries(
    Object.entries(pieces).map(([kind, piece]) => [
      kind,
      (length) => `o${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length),
    ]),
  ),
};

/** The lengths at which a text may stay on the main thread, the longest that does is sent. */
const SHORT = [8000, 4000, 2000, 1500, 1000, 750, 500, 250, 100];

export const textCases = Object.entries(tasks).flatMap(([task, { most, more }]) => {
  const caseOf = (name, text) => ({
    operation: `text.${task}`,
    name: `${text.length.toLocaleString('en-US')} characters: ${name}`,
    path: `/v1/text/${task}`,
    body: JSON.stringify({ text, ...more }),
  });
  const bracketed = { ...caseOf('', ''), name: '1 MB of brackets', body: '['.repeat(1_000_000) };
  return [
    ...Object.entries(kinds).flatMap(([kind, textOf]) => {
      const short = SHORT.map((length) => caseOf(kind, textOf(length)));
      return [caseOf(kind, textOf(most)), short.find(staysOnMainThread)];
    }),
    bracketed,
    { ...caseOf('', 'x'.repeat(1_000_000)), name: '1 MB of a text that is too long' },
  ];
});

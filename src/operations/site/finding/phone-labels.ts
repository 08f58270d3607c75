/**
 * Words after which a number is a phone number, in common languages of the web. Between word and number
 * there may be a mark or two, and one edge of a block, as between the cells of a table.
 */
const words = [
  'tel',
  't\u00e9l',
  'tels',
  'telephone',
  'phone',
  'phones',
  'phone no',
  'phone number',
  'telephone number',
  'call',
  'call us',
  'call us at',
  'call us on',
  'text',
  'ring',
  'dial',
  'ph',
  'mob',
  'mobile',
  'cell',
  'cellphone',
  'office',
  'hotline',
  'toll free',
  'toll-free',
  'freephone',
  'reservations',
  'bookings',
  'voice',
  'landline',
  'tel no',
  'telefon',
  'telefonnummer',
  'fon',
  'mobil',
  'handy',
  'rufnummer',
  'festnetz',
  'durchwahl',
  'zentrale',
  't\u00e9l\u00e9phone',
  'telephone',
  'portable',
  'fixe',
  'appelez',
  'tel\u00e9fono',
  'telefono',
  'tfno',
  'tlfno',
  'tlf',
  'tfn',
  'm\u00f3vil',
  'movil',
  'celular',
  'whatsapp',
  'cellulare',
  'telefoon',
  'telefoonnummer',
  'bel',
  'bel ons',
  'gsm',
  'mobiel',
  'tfn',
  'telefonnr',
  'mobilnr',
  'puh',
  'puhelin',
  'puhelinnumero',
  'kom',
  'kom\u00f3rka',
  'telefone',
  'telef',
  'telem\u00f3vel',
  'fone',
  'contacto',
  'telefonsz\u00e1m',
  'mobiltelefon',
  'telefonas',
  'telefons',
  'tel\u00e9fon',
  'telef\u00f3n',
  'telefoni',
  'cep',
  'gsm',
  'sabit',
  '\u0442\u0435\u043b',
  '\u0442\u0435\u043b\u0435\u0444\u043e\u043d',
  '\u043c\u043e\u0431',
  '\u03c4\u03b7\u03bb',
  '\u03c4\u03b7\u03bb\u03ad\u03c6\u03c9\u03bd\u03bf',
  '\u05d8\u05dc',
  '\u05d8\u05dc\u05e4\u05d5\u05df',
  '\u0647\u0627\u062a\u0641',
];

const signs =
  '\u260e\u260f\u2706\u2121\u{1f4de}\u{1f4f1}\u{1f4f2}\u7535\u8bdd\u96fb\u8a71\u756a\u53f7\uc804\ud654';

const between = '[\\s.:\\u00a0\\0\\ufe0e\\ufe0f\\uff1a]{0,6}\\(?';

const phoneLabel = new RegExp(
  `(?:(?:^|[^\\p{L}\\d])(?:[tpm](?=[.:])|${[...words].sort((a, b) => b.length - a.length).join('|')})|[${signs}])${between}$`,
  'iu',
);
const faxLabel = /(?:^|[^\p{L}\d])(?:tele)?fax(?:\s?(?:no|nr|number))?[\s.:\u00a0\0]{0,4}\(?$/iu;
const codes = 'isbn issn iban vat ein id no nr ref sku ean gtin order invoice zip plz case'.split(' ');
const codeLabel = new RegExp(`(?:^|[^\\p{L}\\d])(?:${codes.join('|')})[\\s.:#\\u00a0]{1,3}$`, 'iu');

/** Last words of all labels: a label before a number ends with one of them. */
const lastWords = new Set(
  [...words, ...codes, 'fax', 'telefax', 'number', 't', 'p', 'm'].map((word) => word.split(/[ -]/).at(-1)!),
);

/** The kind of number that the words right before it indicate; undefined without a label. */
export function labelOf(before: string): 'phone' | 'fax' | 'code' | undefined {
  let end = before.length;
  while (end > 0 && !isLetter(before.charCodeAt(end - 1))) end--;
  let start = end;
  while (start > 0 && isLetter(before.charCodeAt(start - 1))) start--;
  if (!lastWords.has(before.slice(start, end).toLowerCase()) && !hasSign(before, end)) return undefined;
  if (faxLabel.test(before)) return 'fax';
  if (phoneLabel.test(before)) return 'phone';
  return codeLabel.test(before) ? 'code' : undefined;
}

/** Letters of ASCII, and all beyond Latin-1's signs but marks of variants and the wide colon. */
function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return code > 0xbf && code !== 0xfe0e && code !== 0xfe0f && code !== 0xff1a;
}

/** Signs have no space around them; all but the telephones of Unicode 1 are beyond Latin. */
function hasSign(before: string, end: number): boolean {
  return end > 0 && before.charCodeAt(end - 1) > 0x2100;
}

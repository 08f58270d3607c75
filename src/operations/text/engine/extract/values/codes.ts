import type { Pattern } from './candidate.ts';

/** Contact data. */
export const contactPatterns: readonly Pattern[] = [
  {
    type: 'email',
    weight: 1,
    pattern: /(?<![\w.+-])[\p{L}\p{N}_.+%'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/gu,
  },
  { type: 'url', weight: 1, pattern: /(?<![\w@.])(?:https?:\/\/|www\.)[^\s<>"'()[\]{}]{3,400}/giu },
  {
    type: 'url',
    weight: 0.8,
    pattern:
      /(?<![\w@./-])[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,30}){0,3}\.(?:com|org|net|io|example|co\.uk|de|eu|dev|app|fr|it|es|nl|ch|at|edu|gov|info|shop|test|ai|se|no|dk|fi|pl|be|pt|ie|ca|com\.au)(?![\w-]|\.\w)(?:\/[^\s<>"'()[\]{}]{0,200})?/giu,
  },
];

/** Accounts, books and the like, whose form tells them. */
export const accountPatterns: readonly Pattern[] = [
  {
    type: 'code',
    weight: 1,
    pattern:
      /(?<=\b(?:account|card|policy|customer|member|membership|konto|licence|license|passport|contract)(?:[ ](?:number|no\.?|nr\.?|id))?:?[ ](?:is[ ])?)\d{2,6}(?:[ ]\d{2,6}){1,4}(?![\d\p{L}])/giu,
  },
  {
    type: 'iban',
    weight: 1,
    pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\d])/gu,
    accepts: (value) => value.replace(/\s/g, '').length >= 14 && (value.match(/\d/g) ?? []).length >= 8,
  },
  {
    type: 'bic',
    weight: 0.9,
    pattern:
      /(?<=\b(?:BIC|SWIFT|swift|bic)(?:[ -]?(?:code|Code|CODE))?(?::|[ ]is|)[ ])[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![\p{L}\d])/gu,
  },
  {
    type: 'code',
    weight: 1,
    pattern: /(?<![\p{L}\d-])97[89][- ]?\d{1,5}[- ]?\d{1,7}[- ]?\d{1,7}[- ]?[\dX](?![\d-])/gu,
  },
  {
    type: 'ip',
    weight: 1,
    pattern: /(?<![\d.])(?:25[0-5]|2[0-4]\d|1?\d{1,2})(?:\.(?:25[0-5]|2[0-4]\d|1?\d{1,2})){3}(?![\d.])/gu,
  },
  { type: 'code', weight: 0.9, pattern: /[*x\u2022]{3,12}[ -]?\d{4}(?!\d)/gu },
];

/** Telephone numbers, and never a date or a figure with thousands. */
export const phonePatterns: readonly Pattern[] = [
  {
    type: 'phone',
    weight: 1,
    pattern: /(?<![\p{L}\d])\+\d{1,3}(?:[ ./-]?\(?\d{1,5}\)?){2,7}(?![\d])/gu,
    accepts: digits(8, 15),
  },
  {
    type: 'phone',
    weight: 1,
    pattern: /(?<![\p{L}\d.,-])\(0?\d{2,5}\)[ ]?\d{2,5}(?:[ ./-]?\d{2,5}){0,3}(?![\d])/gu,
    accepts: digits(7, 14),
  },
  {
    type: 'phone',
    weight: 0.95,
    pattern: /(?<![\p{L}\d.,/#-]|[A-Z] )0\d{1,5}(?:[ ./-]?\d{2,8}){1,5}(?![\d.,]\d|[-\p{L}])/gu,
    accepts: digits(8, 13),
  },
  {
    type: 'phone',
    weight: 0.9,
    pattern: /(?<![\p{L}\d.,/#-])(?:1[-. ])?\d{3}[-. ]\d{3}[-. ]\d{4}(?![\d-])/gu,
  },
  { type: 'phone', weight: 0.8, pattern: /(?<![\p{L}\d.,/#-])\d{3}-\d{4}(?![\d-])/gu },
  {
    type: 'phone',
    weight: 0.6,
    pattern:
      /(?<=\b(?:phone|call|tel|mobile|telephone|number|ring|text|whatsapp|cell|fax|on|at)\b[:.]?[ ](?:is[ ])?)\d{2,4}(?:[ -]\d{2,4}){1,4}(?![\d])/giu,
    accepts: digits(7, 14),
  },
];

/** Plates of vehicles that have a space in them. */
export const platePatterns: readonly Pattern[] = [
  { type: 'plate', weight: 0.8, pattern: /(?<![\p{L}\d-])[A-Z]{2}\d{2}[ ]?[A-Z]{3}(?![\p{L}\d-])/gu },
  {
    type: 'plate',
    weight: 0.7,
    pattern: /(?<![\p{L}\d-])[A-Z\u00c4\u00d6\u00dc]{1,3}[- ][A-Z]{1,2}[- ]?\d{1,4}[EH]?(?![\p{L}\d-])/gu,
  },
  {
    type: 'plate',
    weight: 0.6,
    pattern:
      /(?<![\p{L}\d-])(?:[A-Z]{3}[ -]\d{3,4}|[A-Z]{2}-\d{3}-[A-Z]{2}|\d{1,3}-[A-Z]{2,3}-\d{1,3}|\d{1,4}[ -][A-Z]{2,3}(?:[ -]\d{2})?)(?![\p{L}\d-])/gu,
    accepts: (value) =>
      !/ (?:GB|MB|TB|KB|KG|CM|MM|KM|PM|AM|CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN|CAD|AUD|KW|KWH|MG|ML|UTC|GMT|CET|EST|PST|VAT|MPH|HP|LTD|LLC|INC|AG|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$/.test(
        value,
      ),
  },
];

/** Letters and digits that number things. */
export const codePatterns: readonly Pattern[] = [
  {
    type: 'version',
    weight: 0.9,
    pattern: /(?<![\p{L}\d.,$\u20ac\u00a3-])v?\d{1,4}\.\d{1,4}\.\d{1,5}(?:[.-][\w.]{1,15})?(?![\d%])/gu,
  },
  {
    type: 'version',
    weight: 0.8,
    pattern:
      /(?<=\b(?:version|v\.?|firmware|release|build|update to|upgraded to|running)[ ])v?\d{1,4}(?:\.\d{1,5}){0,3}(?:[-.]?(?:beta|rc|alpha)[.\d]{0,4})?(?![\d%\p{L}])/giu,
  },
  {
    type: 'code',
    weight: 0.9,
    pattern:
      /(?<![\p{L}\d/.-])[A-Z]{1,4}[ ]\d{2,6}(?:[ ][A-Z]{1,2}(?![\p{L}]))?(?![\p{L}\d]|[.,:]\d|[ ](?:million|billion|thousand))/gu,
    accepts: (value) =>
      !/^(?:PID|ID|PIN|NO|REF|TEL|FAX|CODE|NR|VAT|TV|PO|AT|ON|IN|OF|BY|TO|OR|A|I|AND|THE|FOR|MAY|JUN|PM|AM) /.test(
        value,
      ),
  },
  {
    type: 'code',
    weight: 0.9,
    pattern: /(?<![\p{L}\d@.])#?[\p{L}\d](?:[\p{L}\d]|[-/_.](?=[\p{L}\d])){1,39}(?![\p{L}\d@])/gu,
    accepts: isCode,
  },
  {
    type: 'code',
    weight: 0.8,
    pattern: /(?<![\p{L}\d_])[A-Z]{1,20}(?:_[A-Z0-9]{1,20}){1,6}(?![\p{L}\d_])/gu,
  },
  { type: 'code', weight: 0.6, pattern: /(?<![\p{L}\d])#\d{1,12}(?!\d)/gu },
];

function digits(least: number, most: number): (value: string) => boolean {
  return (value) => {
    const count = value.replace(/\D/g, '').length;
    return count >= least && count <= most;
  };
}

/** A code has a digit, and a letter or a joint between figures; 1st, 3-bedroom and 2x are none. */
function isCode(value: string): boolean {
  if (!/\d/.test(value)) return false;
  if (/^\d{1,4}(?:st|nd|rd|th|x|am|pm|kg|km|cm|mm|g|m|h|s|k|%|sqm|ml|gb|mb|bn)$/i.test(value)) return false;
  if (/^\d{1,4}-\p{L}{3,}/u.test(value)) return /\d.*-.*\d/.test(value);
  if (/^\d+([.,]\d+)*$/.test(value)) return false;
  return /[\p{L}]/u.test(value) || /\d[-/_]\d/.test(value);
}

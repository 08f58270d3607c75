/** What models write for no value. */
const nothing: ReadonlySet<string> = new Set(
  (
    'n/a|na|n.a|none|null|nil|undefined|unknown|missing|empty|absent|not stated|not found|not mentioned|' +
    'not provided|not specified|not given|not available|not applicable|not present|not included|not known|' +
    'not listed|not indicated|not disclosed|unspecified|unavailable|no value|no data|no information|none found|' +
    'none given|none mentioned|none provided|none specified|none stated'
  ).split('|'),
);

/**
 * The value of a field as a model gave it: strings as they are, other scalars and lists of them as text; null for
 * objects, for missing values and for words that mean no value. A number is written as in `text` where
 * that has the same one with other zeros or separators.
 */
export function valueIn(given: unknown, text: string): string | null {
  if (Array.isArray(given)) {
    const values = given.map((item) => scalarIn(item, text));
    return values.includes(undefined) ? null : somethingIn(values.filter(isSomething).join(', '));
  }
  const value = scalarIn(given, text);
  return value === undefined ? null : somethingIn(value);
}

function scalarIn(given: unknown, text: string): string | undefined {
  if (typeof given === 'string') return given.trim();
  if (typeof given === 'number') return numberAsWritten(given, text);
  if (typeof given === 'boolean') return String(given);
  return given === null ? '' : undefined;
}

function somethingIn(value: string): string | null {
  return isSomething(value) ? value : null;
}

function isSomething(value: string | undefined): boolean {
  const words = (value ?? '')
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .replace(/^[<([]+|[>)\]]+$/g, '');
  const short = words
    .replaceAll('_', ' ')
    .replace(/ (?:in|by|from) the (?:text|document|message|e-?mail|letter)$/, '');
  return /[\p{L}\p{N}\p{S}]/u.test(short) && !nothing.has(short.trim());
}

/** JSON has lost its zeros and separators: 1250 for "1,250.00". */
function numberAsWritten(number: number, text: string): string {
  const plain = String(number);
  const written = text.match(/\d+(?:[.,'\u2019]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/g) ?? [];
  const size = String(Math.abs(number));
  const same =
    written.find((digits) => digits === size) ?? written.find((digits) => canDenote(digits, Number(size)));
  return same === undefined ? plain : `${number < 0 ? '-' : ''}${same}`;
}

/** Whether digits may denote a number, with a point or a comma before the decimals. */
function canDenote(digits: string, number: number): boolean {
  const plain = digits.replace(/[^\d.,]/g, '');
  return (
    Number(plain.replaceAll(',', '')) === number ||
    Number(plain.replaceAll('.', '').replace(',', '.')) === number
  );
}

import { isObject } from '../../../../schema/prepare.ts';
import { withoutEnd } from '../../language/without-end.ts';
import { once } from '../../lexicon/once.ts';

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
 * Reads the values of fields in one text as a model gave them: strings as they are, other scalars and lists of them as
 * text, also as the `value` of an object; null for other objects, for missing values and for words that mean no value. A
 * number is written as in the text where that has the same one with other zeros or separators.
 */
export function valueReader(text: string): (given: unknown) => string | null {
  const numbers = once(() => numbersOf(text));
  const scalarIn = (given: unknown): string | undefined => {
    if (typeof given === 'string') return given.trim();
    if (typeof given === 'number') return numberAsWritten(given, numbers());
    if (typeof given === 'boolean') return String(given);
    return given === null ? '' : undefined;
  };
  return (framed) => {
    const given = isObject(framed) && Object.hasOwn(framed, 'value') ? framed.value : framed;
    if (Array.isArray(given)) {
      const values = given.map(scalarIn);
      return values.includes(undefined) ? null : somethingIn(values.filter(isSomething).join(', '));
    }
    const value = scalarIn(given);
    return value === undefined ? null : somethingIn(value);
  };
}

function somethingIn(value: string): string | null {
  return isSomething(value) ? value : null;
}

function isSomething(value: string | undefined): boolean {
  const words = withoutEnd(withoutEnd((value ?? '').toLowerCase(), /[.!]/).replace(/^[<([]+/, ''), /[>)\]]/);
  const short = words
    .replaceAll('_', ' ')
    .replace(/ (?:in|by|from) the (?:text|document|message|e-?mail|letter)$/, '');
  return /[\p{L}\p{N}\p{S}]/u.test(short) && !nothing.has(short.trim());
}

interface Numbers {
  /** As the text writes them. */
  readonly written: ReadonlySet<string>;
  /** The first that may denote a number, with a point or a comma before the decimals. */
  readonly byValue: ReadonlyMap<number, string>;
}

function numbersOf(text: string): Numbers {
  const written = new Set(text.match(/\d+(?:[.,'\u2019]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/g));
  const byValue = new Map<number, string>();
  for (const digits of written) {
    const plain = digits.replace(/[^\d.,]/g, '');
    for (const value of [plain.replaceAll(',', ''), plain.replaceAll('.', '').replace(',', '.')].map(Number))
      if (!byValue.has(value)) byValue.set(value, digits);
  }
  return { written, byValue };
}

/** JSON has lost its zeros and separators: 1250 for "1,250.00". */
function numberAsWritten(number: number, { written, byValue }: Numbers): string {
  const size = String(Math.abs(number));
  const same = written.has(size) ? size : byValue.get(Number(size));
  return same === undefined ? String(number) : `${number < 0 ? '-' : ''}${same}`;
}

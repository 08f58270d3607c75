import type { CountryCode, PhoneNumber } from 'libphonenumber-js';
import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Brings a number as written into the form of the answer. */
export type PhoneForms = (written: string) => string;

/** What is known of numbers beforehand. */
export interface KnownNumbers {
  /** The writings that were read, which are added. */
  readonly known?: Map<string, string>;
  /** Numbers of other countries than that of the page, by their digits. */
  readonly abroad?: ReadonlyMap<string, string>;
}

/** Reads each writing of a number once: pages repeat theirs, and reading one takes 10 us. */
export function phoneForms(
  country: CountryCode | undefined,
  { known = new Map(), abroad = new Map() }: KnownNumbers = {},
): PhoneForms {
  return (written) => {
    const number = known.get(written) ?? abroad.get(digitsOf(written)) ?? normalPhone(written, country);
    known.set(written, number);
    return number;
  };
}

/**
 * The number of a `tel:` link (RFC 3966), of `sms:` (RFC 5724) or `callto:`, percent-encoded or not, without what is dialled
 * after it: an extension, a pause.
 */
export function phoneOfTel(href: string, inForm: PhoneForms): string | undefined {
  let text = href.slice(href.indexOf(':') + 1, 204);
  try {
    text = decodeURIComponent(text);
  } catch {
    // It stays as written.
  }
  const called = text.split(/[;?,]/)[0] ?? '';
  const written = (beforeExtension.exec(called)?.[0] ?? called).replace(/[^\d+()./ \u00a0-]/g, ' ');
  // Strokes of a web address, as in tel://; a second number behind one.
  const [first = ''] = countDigits(written) > 15 ? written.replace(/^[ /]+/, '').split('/') : [written];
  const number = first.replace(/^[^\d+(]+/, '').trim();
  const digits = countDigits(number);
  return digits >= 5 && digits <= 15 && !isPlaceholder(number) ? inForm(number) : undefined;
}

/** The number of a link to WhatsApp, which has its country and no plus; undefined where the plan of the country lacks it. */
export function phoneOfWhatsApp(href: string): string | undefined {
  const written =
    /^[^?#]*wa\.me\/(?:\+|%2b)?(\d{8,15})(?![\w-])|[?&]phone=(?:\+|%2b|00)?([\d ()%.-]{8,40})/i.exec(
      href.slice(0, 400),
    );
  const digits = digitsOf((written?.[1] ?? written?.[2] ?? '').replace(/%20/g, ''));
  return digits !== '' && isInPlan(digits) ? `+${digits}` : undefined;
}

/** A number before the letters that announce an extension or a pause: `+12125550143x12`, `...p12`, `... ext. 12`. */
const beforeExtension = /^(?:\D{0,40}\d){7,15}(?=[\s.-]{0,3}[a-z#])/i;

/** Numbers that templates have: of one digit, or counting up. */
export function isPlaceholder(written: string): boolean {
  const digits = digitsOf(written).replace(/^(?:1|0+)(?=\d{10}$)/, '');
  return /^(\d)\1{9}$|^0+$|^(?:0123456789|1234567890)$/.test(digits) || /^1?0{10}$/.test(digitsOf(written));
}

/** The North American form, with its separators: the area and the exchange begin with 2 to 9. */
const northAmerican =
  /^(?:\+?1[ .\u00a0\u2009\u202f\u2010-\u2013-]{1,3})?(?:\([2-9]\d\d\)[ .\u00a0\u2009\u202f\u2010-\u2013-]{0,3}|[2-9]\d\d[ .\u00a0\u2009\u202f\u2010-\u2013-]{1,3})[2-9]\d\d[ .\u00a0\u2009\u202f\u2010-\u2013-]{1,3}\d{4}$/;

/** The same with its area alone set apart, as in `(302)3914066`. */
const inBrackets = /^(?:\+?1[ .-]?)?\([2-9]\d\d\)[ \u00a0]?[2-9]\d{6}$/;

export function isNorthAmerican(written: string): boolean {
  return northAmerican.test(written) || inBrackets.test(written);
}

/** E.164 when the number is a valid one of its country, else as written with single spaces. */
function normalPhone(written: string, country: CountryCode | undefined): string {
  const number = written
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/\(\s?0\s?\)/, /^\s?(?:\+|00)/.test(written) ? ' ' : '0')
    .replace(/^(?:00|\+ +)(?=[1-9])/, '+')
    .replace(/^\((?:00|\+ ?)(?=[1-9]\d{0,2}\))/, '(+')
    .replace(/^\((\+\d{1,3})\)/, '$1 ')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (country === undefined && !number.startsWith('+')) return number;
  const parsed = parsePhoneNumberFromString(
    number,
    country === undefined ? undefined : { defaultCountry: country },
  );
  if (parsed === undefined) return number;
  // A number with its country is that of the page; a national one is read only where the plan of the country has it.
  if (number.startsWith('+')) return parsed.isPossible() ? parsed.number : number;
  if (!parsed.isValid() && !forDrama.test(parsed.number)) return withOwnCode(number, country) ?? number;
  if (parsed.countryCallingCode === '1' || hasTrunkPrefix(number, parsed)) return parsed.number;
  return withOwnCode(number, country) ?? number;
}

/** A number with the calling code of the page's country but without its plus, as `(33) 1 42 68 53 00`, `966114655678`. */
function withOwnCode(number: string, country: CountryCode | undefined): string | undefined {
  if (country === undefined) return undefined;
  const code = getCountryCallingCode(country);
  const isWritten = number.startsWith(`(${code})`) || number.startsWith(`${code} `);
  if (!isWritten && !(number.startsWith(code) && /^\d{11,}$/.test(number))) return undefined;
  const parsed = parsePhoneNumberFromString(`+${digitsOf(number)}`);
  return parsed?.isValid() === true && parsed.countryCallingCode === code ? parsed.number : undefined;
}

/** Whether a number with its calling code is one of the plan of its country, and not only of a length that it has. */
export function isInPlan(written: string): boolean {
  const number = `+${digitsOf(written.replace(/\(\s?0\s?\)/, '')).replace(/^00/, '')}`;
  return parsePhoneNumberFromString(number)?.isValid() === true;
}

/** Countries whose national numbers are often written without the prefix of trunk calls, which may be left out there. */
const withoutPrefix = new Set('AM AZ BR BY CN GE HU IN IR KG KZ LT MD MX PK RU TJ TM TR UA UZ'.split(' '));

/**
 * Whether a national number is written as its country writes it. Digits of another country that happen to be a number of
 * this one too have no prefix of its trunk calls: 1300 346 227 of Australia in Britain, (212) 555-0143 in Germany.
 */
function hasTrunkPrefix(written: string, parsed: PhoneNumber): boolean {
  const isExempt = withoutPrefix.has(parsed.country ?? '') && !isNorthAmerican(written);
  return isExempt || digitsOf(parsed.formatNational()) === digitsOf(written);
}

/** Numbers that Ofcom keeps free for drama, which no plan lists: pages show them as examples. */
const forDrama = /^\+44(?:1632960|7700900)\d{3}$/;

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

export function countDigits(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) count++;
  }
  return count;
}

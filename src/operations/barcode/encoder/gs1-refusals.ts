import { checkDigit } from '../data/check-digit.ts';
import type { Gs1Element } from '../data/gs1-elements.ts';

/**
 * Why GS1 elements are refused, in words that read after "data"; undefined for a code that is not about elements. `info` is
 * the encoder's own sentence, of which only the identifiers are used.
 */
export function elementRefusal(
  code: string,
  info: string,
  elements: readonly Gs1Element[],
): string | undefined {
  const ais = [...info.matchAll(/\b\d{2,4}\b/g)].map(([ai]) => ai);
  const element = elements.find(({ ai }) => ai === ais[0]);
  if (element === undefined) return undefined;
  const about = `(${element.ai})`;
  switch (code) {
    case 'GS1unknownAI':
      return `has the application identifier ${about}, which GS1 has not assigned`;
    case 'GS1exclusiveAIs':
      return `must not have both ${about} and (${ais[1]}): GS1 excludes them from one symbol`;
    case 'GS1missingAIs':
      return `has ${about} without an element that GS1 requires with it: ${requirements(info)}`;
    case 'GS1repeatedDifferingAIs':
      return `has ${about} twice, with different values`;
    default:
      return isElementCode(code) ? valueFault(code, element) : undefined;
  }
}

function isElementCode(code: string): boolean {
  return code.startsWith('GS1') || /^(?:invalidPosInSeq|position|end)/.test(code);
}

/** The identifiers behind the colon, as the encoder lists them: `01 OR 02`, `8020 AND 415`. */
function requirements(info: string): string {
  const listed = info.slice(info.indexOf(':') + 1);
  return listed
    .replace(/\d[\dn]+/g, '($&)')
    .replace(/\bOR\b/g, 'or')
    .replace(/\b(?:AND|WITH)\b|\+/g, 'and')
    .trim();
}

/** Digits in the value of an identifier, where only one length is allowed. GS1 General Specifications 3.2. */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
  '410': 13,
  '411': 13,
  '412': 13,
  '413': 13,
  '414': 13,
  '415': 13,
  '416': 13,
  '417': 13,
};

function valueFault(code: string, { ai, value }: Gs1Element): string {
  const length = fixedLengths[ai];
  if (length !== undefined && (code === 'GS1valueTooShort' || code === 'GS1valueTooLong')) {
    return `must have ${length} digits in (${ai}), not ${value.length} characters`;
  }
  if (code === 'GS1badChecksum' && /^\d+$/.test(value) && value.length === length) {
    return `has in (${ai}) the check digit ${checkDigit(value.slice(0, -1))}, not ${value.at(-1)}`;
  }
  return `has in (${ai}) the value ${value}, which ${valueFaults[code] ?? 'GS1 does not allow for it'}`;
}

const NOT_A_DATE = 'is not a date as YYMMDD';
const NOT_A_TIME = 'is not a time that exists';
const NOT_A_PIECE = 'is not a piece and a total, two digits each, of which the first is not the larger';

/** By the codes of bwipp: what is wrong with a value, reading after "which". */
const valueFaults: Readonly<Record<string, string>> = {
  GS1valueTooShort: 'is too short for it',
  GS1valueTooLong: 'is too long for it',
  GS1tooShort: 'is too short for it',
  GS1alphaTooShort: 'is too short for it',
  GS1alphaTooLong: 'is too long for it',
  GS1notNumeric: 'has more than digits',
  GS1badCSET82character: 'has a character that GS1 does not allow (its set 82)',
  GS1badCSET39character: 'has a character other than digits, capitals and # - /',
  GS1badCSET64character: 'has a character other than letters, digits, - and _',
  GS1badCSET64padding: 'is not padded base64',
  GS1badChecksum: 'has a wrong check digit',
  GS1badAlphaCheckCharacters: 'has wrong check characters',
  GS1badMonth: NOT_A_DATE,
  GS1badDay: NOT_A_DATE,
  GS1badDateLength: NOT_A_DATE,
  GS1badHour: NOT_A_TIME,
  GS1badMinute: NOT_A_TIME,
  GS1badSecond: NOT_A_TIME,
  GS1badTimeLength: NOT_A_TIME,
  GS1UnknownCountry: 'is not a country of ISO 3166-1',
  GS1UnknownCountryOr999: 'is not a country of ISO 3166-1 or 999',
  GS1UnknownCountryAlpha: 'is not a country of ISO 3166-1',
  GS1UnknownCurrency: 'has no currency of ISO 4217 in front',
  GS1badIBANcharacter: 'is not an IBAN',
  GS1badIBANchecksum: 'is not an IBAN: its check digits are wrong',
  GS1badBoolean: 'is neither 0 nor 1',
  GS1badPieceTotalLength: NOT_A_PIECE,
  GS1badPieceNumber: NOT_A_PIECE,
  GS1badPieceTotal: NOT_A_PIECE,
  GS1pieceExceedsTotal: NOT_A_PIECE,
  GS1badPercentEscape: 'has a % without two hex digits behind it',
  GS1badPercentChars: 'has a % without two hex digits behind it',
  GS1badGCP: 'does not begin with a GS1 company prefix',
  GS1gcpTooShort: 'is too short for a GS1 company prefix',
};

import { refuse } from '../../../errors.ts';
import { checkDigit } from './check-digit.ts';
import { isGrouped, withoutMarks } from './grouped-digits.ts';

/**
 * What an ISBN, ISSN or ISMN is as an EAN-13: the digits of an ISBN or ISMN (ISO 10957) of 13, 978 before those of an ISBN
 * of 10 (ISO 2108 annex C), 977 before those of an ISSN and 00 behind (ISO 3297 annex B). It has its name before it, marks
 * between its groups, or is an ISBN of 10 whose check character is right; other data are returned as they are. Refuses, at
 * /data, a wrong check character.
 */
export function asEan13(data: string): string {
  const [, name, number = '', addOn = ''] =
    /^(?:(ISBN|ISSN|ISMN)(?:-1[03])?:? ?)?([\dX].*?)( (?:\d{2}|\d{5}))?$/i.exec(data) ?? [];
  const body = withoutMarks(number).toUpperCase();
  const isPrinted = name !== undefined || number.length !== body.length || isBareIsbn(body);
  if (!isPrinted || !isGrouped(number.replace(/X$/i, '0'))) return data;
  if (/^\d{9}[\dX]$/.test(body) && !/^issn$/i.test(name ?? '')) {
    return converted(body, 'ISBN', `978${body.slice(0, -1)}`) + addOn;
  }
  if (/^\d{7}[\dX]$/.test(body) && (/^issn$/i.test(name ?? '') || /^\d{4}\D\d{3}[\dX]$/i.test(number))) {
    return converted(body, 'ISSN', `977${body.slice(0, -1)}00`) + addOn;
  }
  return name === undefined ? data : number + addOn;
}

/** Ten digits are nothing else that an EAN-13 can be made of. */
function isBareIsbn(body: string): boolean {
  return /^\d{9}[\dX]$/.test(body) && body.at(-1) === checkCharacter(body.slice(0, -1));
}

function converted(body: string, name: string, digits: string): string {
  const right = checkCharacter(body.slice(0, -1));
  if (body.at(-1) !== right)
    refuse('/data', `has in its ${name} the check character ${right}, not ${body.at(-1)}`);
  return digits + checkDigit(digits);
}

/** Weights 2, 3, 4 and so on from the right, up to a multiple of eleven; X is ten. ISO 2108 annex C, ISO 3297 annex A. */
function checkCharacter(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[digits.length - 1 - i]) * (i + 2);
  const value = (11 - (sum % 11)) % 11;
  return value === 10 ? 'X' : String(value);
}

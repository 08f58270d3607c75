import { isCalendarDay } from '../iso-day.ts';

/** Whether a text is of a simple type of XML Schema 1.0-2, white space around it aside. */
export function isOfType(text: string, type: string): boolean {
  const test = tests[type];
  return test === undefined || test(text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''));
}

const ZONE = '(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?';
const TIME = '(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)';

const date = new RegExp(`^-?(\\d{4,})-(\\d{2})-(\\d{2})${ZONE}$`);
const time = new RegExp(`^${TIME}${ZONE}$`);
const dateTime = new RegExp(`^(-?\\d{4,}-\\d{2}-\\d{2})T${TIME}${ZONE}$`);

const tests: Readonly<Record<string, (text: string) => boolean>> = {
  empty: (text) => text === '',
  decimal: (text) => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text),
  integer: (text) => /^[+-]?\d+$/.test(text),
  double: (text) => /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|-?INF|NaN)$/.test(text),
  boolean: (text) => /^(?:true|false|0|1)$/.test(text),
  date: isDate,
  time: (text) => time.test(text),
  dateTime: (text) => isDate(dateTime.exec(text)?.[1] ?? ''),
  duration: (text) =>
    /^-?P(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/.test(text),
  base64: isBase64,
  language: (text) => /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/.test(text),
};

function isDate(text: string): boolean {
  const parts = date.exec(text);
  return parts !== null && isCalendarDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/**
 * Groups of four, the last of which may end with one or two equals signs, and then has no bits that no byte has; white
 * space is anywhere (XML Schema 1.0-2 3.2.16).
 */
function isBase64(text: string): boolean {
  let count = 0;
  let padding = 0;
  let last = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) continue;
    if (code === 0x3d) padding++;
    else if (padding > 0 || !isBase64Digit(code)) return false;
    else last = index;
    count++;
  }
  return count % 4 === 0 && LAST_DIGITS[padding]?.test(text.charAt(last)) === true;
}

/** Before no, one and two equals signs. */
const LAST_DIGITS = [/^/, /[AEIMQUYcgkosw048]/, /[AQgw]/];

function isBase64Digit(code: number): boolean {
  const isLetter = (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return isLetter || (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2f;
}

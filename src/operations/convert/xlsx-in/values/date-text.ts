import { civilDate } from '../../../../formats/civil-day.ts';
import { DAY, ELAPSED, TIME } from './format-code.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** 10000-01-01 as a serial number of the system that begins in 1900. */
const YEAR_10000 = 2_958_466;

/** 1904-01-01 there. */
const FIRST_OF_1904 = 1462;

/** 1900 is a leap year in spreadsheets: serial 60 is its 29th of February (ECMA-376-1 18.17.4.1). */
const LEAP_DAY_1900 = 60;

/** 1970-01-01 as a serial number. */
const FIRST_OF_1970 = 25_569;

const QUOTE = 0x22;
const HYPHEN = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const LETTER_T = 0x54;

/** Longest text: eight digits of hours more than a date and a time have. */
const LONGEST = 48;

/** Writes serial numbers of days as JSON strings of ISO 8601 without a zone. */
export class DateText {
  /** The text with its quotes, up to `length`. */
  readonly bytes = new Uint8Array(LONGEST);
  length = 0;
  readonly #is1904: boolean;

  constructor(is1904: boolean) {
    this.#is1904 = is1904;
  }

  /**
   * Writes a number as its format shows it, to the millisecond: `2024-01-01`, `2024-01-01T18:00:00`, `18:00:00`, and
   * hours beyond a day as `36:00:00`. A time outside day 0 is written with its day, and so is the time of a
   * format that shows a day alone: neither is lost. False, and nothing, for negative numbers and beyond 9999.
   */
  write(serial: number, format: number): boolean {
    const total = Math.round(serial * DAY_MS);
    const whole = Math.floor(total / DAY_MS);
    const day = this.#is1904 ? whole + FIRST_OF_1904 : whole;
    if (!(serial >= 0) || day >= YEAR_10000) return false;
    const time = total - whole * DAY_MS;
    this.length = 0;
    this.#byte(QUOTE);
    if ((format & ELAPSED) !== 0) this.#time(total);
    else if (whole === 0 && (format === TIME || (time !== 0 && !this.#is1904))) this.#time(time);
    else this.#dateTime(day, time, (format & TIME) !== 0 || (format & DAY) === 0);
    this.#byte(QUOTE);
    return true;
  }

  #dateTime(day: number, time: number, hasTime: boolean): void {
    this.#date(day);
    if (!hasTime && time === 0) return;
    this.#byte(LETTER_T);
    this.#time(time);
  }

  /** Day 0 is shown as the 0th of January. */
  #date(day: number): void {
    if (day === 0 || day === LEAP_DAY_1900) {
      this.#yearMonthDay(1900, day === 0 ? 1 : 2, day === 0 ? 0 : 29);
      return;
    }
    const { year, month, day: date } = civilDate(day + (day < LEAP_DAY_1900 ? 1 : 0) - FIRST_OF_1970);
    this.#yearMonthDay(year, month, date);
  }

  #yearMonthDay(year: number, month: number, day: number): void {
    this.#digits(year, 4);
    this.#byte(HYPHEN);
    this.#digits(month, 2);
    this.#byte(HYPHEN);
    this.#digits(day, 2);
  }

  #time(milliseconds: number): void {
    const hours = Math.floor(milliseconds / HOUR_MS);
    const ofHour = milliseconds - hours * HOUR_MS;
    const ofMinute = ofHour % MINUTE_MS;
    this.#digits(hours, Math.max(2, String(hours).length));
    this.#byte(COLON);
    this.#digits(Math.floor(ofHour / MINUTE_MS), 2);
    this.#byte(COLON);
    this.#digits(Math.floor(ofMinute / 1000), 2);
    if (ofMinute % 1000 === 0) return;
    this.#byte(DOT);
    this.#digits(ofMinute % 1000, 3);
  }

  #digits(number: number, count: number): void {
    let rest = number;
    for (let at = this.length + count - 1; at >= this.length; at--) {
      this.bytes[at] = ZERO + (rest % 10);
      rest = Math.floor(rest / 10);
    }
    this.length += count;
  }

  #byte(byte: number): void {
    this.bytes[this.length++] = byte;
  }
}

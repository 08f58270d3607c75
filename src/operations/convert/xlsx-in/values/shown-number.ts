import { format, getFormatFromId } from 'numfmt';
import { NO_DATE } from './format-code.ts';
import type { NumberFormats } from './number-formats.ts';

/** Days between the first days of workbooks that count from 1900 and from 1904 (ECMA-376-1 18.17.4.1). */
const DAYS_1904 = 1462;

/** Most texts that are remembered: columns repeat the values of a few. */
const MAX_REMEMBERED = 10_000;

/** Longest text of a cell (Excel specifications and limits). */
const MAX_TEXT = 32_767;

/** Writes numbers as a sheet shows them, in a column that is wide enough for each. */
export class ShownNumbers {
  readonly #formats: NumberFormats;
  readonly #is1904: boolean;
  readonly #remembered = new Map<string, string | undefined>();

  constructor(formats: NumberFormats, is1904: boolean) {
    this.#formats = formats;
    this.#is1904 = is1904;
  }

  /**
   * The text of a number in a cell format: `1,234.50` for 1234.5 in `#,##0.00`. Padding beside it goes. Undefined where
   * the format shows no number: it is broken, or shows a day that there is not.
   */
  textOf(style: number, value: number): string | undefined {
    const key = `${style} ${value}`;
    if (this.#remembered.has(key)) return this.#remembered.get(key);
    const text = this.#format(style, value);
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, text);
    return text;
  }

  #format(style: number, value: number): string | undefined {
    const code = this.#formats.codeOf(style);
    const pattern = typeof code === 'string' ? code : (getFormatFromId(code) ?? 'General');
    const isDate = this.#formats.kindOf(style, value) !== NO_DATE;
    if (isDate && value < 0) return undefined;
    const shown = isDate ? pattern : withoutLanguages(pattern);
    try {
      const text = format(shown, isDate && this.#is1904 ? value + DAYS_1904 : value, options);
      return text.slice(0, MAX_TEXT).trim();
    } catch {
      // The package throws for codes that it cannot read and for days beyond the year 9999.
      return undefined;
    }
  }
}

/**
 * The language of a currency, as in `[$\u20ac-407]`, names days and months (ECMA-376-1 18.8.31). The package also takes
 * separators from it, where Excel and LibreOffice show those of their own system.
 */
function withoutLanguages(pattern: string): string {
  return pattern.replace(/\[\$([^\]-]*)-[0-9A-Fa-f]+\]/g, (_, symbol: string) =>
    symbol === '' ? '' : `[$${symbol}]`,
  );
}

const options = { dateErrorThrows: true, bigintErrorNumber: true, nbsp: false } as const;

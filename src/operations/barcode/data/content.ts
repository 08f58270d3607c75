import { refuse } from '../../../errors.ts';
import type { BarcodeType } from '../symbologies.ts';
import { checkCodabar } from './codabar.ts';
import { checkElements, type Gs1Element, MAX_GS1_128_CHARACTERS, printedElements } from './gs1-elements.ts';
import { checkItf14 } from './itf14.ts';
import { named } from './named-character.ts';
import { checkRetail } from './retail.ts';

/** The data of a barcode, checked as far as its encoder does not. */
export interface Content {
  /** What is printed at the bars: the data with its check digit, and with start and stop characters. */
  readonly text: string;
  /** What the symbol holds, where that is written in another way. */
  readonly encoded: string;
  /** Whether `encoded` has escapes: `^ECI000026` in front, and each `^` twice. */
  readonly isEscaped: boolean;
  /** The elements of a GS1 type. Where a value has a bracket, `encoded` has it and each `^` as `^040`, by its code. */
  readonly elements?: readonly Gs1Element[];
  readonly hasCodes?: true;
}

/** Checks the data of a type, and completes its check digit. Refuses, at /data, what the type cannot hold. */
export function contentOf(type: BarcodeType, data: string): Content {
  if (/\p{Surrogate}/u.test(data)) refuse('/data', 'has half of a surrogate pair, which is not a character');
  if (type === 'gs1-128') return elementContent(checkElements(data, MAX_GS1_128_CHARACTERS));
  if (type === 'gs1-datamatrix') return elementContent(checkElements(data, undefined));
  const text = readers[type](data);
  return isAscii(text) ? { text, encoded: text, isEscaped: false } : { text, ...markedAsUtf8(text) };
}

const readers: Record<Exclude<BarcodeType, 'gs1-128' | 'gs1-datamatrix'>, (data: string) => string> = {
  code128: checkAscii,
  // White space around a number is of the list it comes from.
  ean13: (data) => checkRetail('ean13', data.trim()),
  ean8: (data) => checkRetail('ean8', data.trim()),
  upca: (data) => checkRetail('upca', data.trim()),
  upce: (data) => checkRetail('upce', data.trim()),
  itf14: (data) => checkItf14(data.trim()),
  code39: checkCode39,
  datamatrix: (data) => checkLength(data, 1555, 'datamatrix'),
  pdf417: (data) => data,
  aztec: (data) => data,
  codabar: checkCodabar,
};

function elementContent(elements: readonly Gs1Element[]): Content {
  const text = printedElements(elements);
  if (!elements.some(({ value }) => value.includes('(')))
    return { text, encoded: text, isEscaped: false, elements };
  const coded = elements.map(({ ai, value }) => ({ ai, value: value.replace(/[(^]/g, codeOf) }));
  return { text, encoded: printedElements(coded), isEscaped: false, elements, hasCodes: true };
}

/** A character as the encoder takes it by its code, in three digits. */
function codeOf(character: string): string {
  return `^${String(character.charCodeAt(0)).padStart(3, '0')}`;
}

/** ISO/IEC 15417 4.3.1: code sets A, B and C hold the 128 characters of ASCII. */
function checkAscii(data: string): string {
  const found = /[^\0-\x7f]/u.exec(data)?.[0];
  if (found !== undefined) {
    refuse(
      '/data',
      `must be ASCII for type code128, and ${named(found)} is not; type datamatrix holds any text`,
    );
  }
  return data;
}

/**
 * ISO/IEC 16388 4.3.1: digits, capitals, blank and seven marks. The asterisk is its start and stop character, which fonts of
 * Code 39 want written and which is drawn anyway.
 */
function checkCode39(data: string): string {
  const text = /^\*([^*]+)\*$/.exec(data)?.[1] ?? data;
  const found = /[^0-9A-Z \-.$/+%]/u.exec(text)?.[0];
  if (found !== undefined) {
    refuse(
      '/data',
      `must be digits, capitals, blanks and - . $ / + % for type code39, not ${named(found)}; type code128 holds any ASCII`,
    );
  }
  return text;
}

function checkLength(data: string, most: number, type: BarcodeType): string {
  const bytes = new TextEncoder().encode(data).length;
  const isShort = /^[0-9A-Z ]*$/.test(data);
  if (bytes > most && !isShort) {
    refuse(
      '/data',
      `must have at most ${most} bytes for type ${type}, unless all are digits and capitals, not ${bytes}`,
    );
  }
  return data;
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/** AIM ECI 26 is UTF-8. Scanners read ASCII without an ECI as it is, and some print the ECI. */
function markedAsUtf8(text: string) {
  return { encoded: `^ECI000026${text.replaceAll('^', '^^')}`, isEscaped: true };
}

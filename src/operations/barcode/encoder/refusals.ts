import { refuse } from '../../../errors.ts';
import type { Gs1Element } from '../data/gs1-elements.ts';
import { type BarcodeType, symbologies } from '../symbologies.ts';
import { elementRefusal } from './gs1-refusals.ts';

/** Refuses data for the reason that the encoder gives by a code, in our words. Any other error of it is a bug. */
export function refuseEncoding(
  error: unknown,
  type: BarcodeType,
  elements: readonly Gs1Element[] | undefined,
): never {
  const [, code = '', info = ''] =
    /^bwipp\.(\w+)#\d+: (.*)/s.exec(error instanceof Error ? error.message : '') ?? [];
  if (tooLong.test(code)) refuse('/data', `is too long for ${symbologies[type].title}${roomIn(type)}`);
  if (elements !== undefined) {
    const message = elementRefusal(code, info, elements);
    if (message !== undefined) refuse('/data', message);
  }
  throw error;
}

/** The codes of bwipp for data that no symbol of the type holds. */
const tooLong =
  /^(?:\w+[iI]nputTooLong|azteccodeInputTooLarge|datamatrixTooMuchData|datamatrixNoValidSymbol|aztecNoValidSymbol|pdf417dataTooLong|pdf417insufficientCapacity)$/;

/** Most of what the largest symbols hold, by the kinds of characters. */
function roomIn(type: BarcodeType): string {
  return room[type] === undefined ? '' : `, which holds at most ${room[type]}`;
}

/** ISO/IEC 16022 table 7, ISO/IEC 15438 4.2, ISO/IEC 24778 table 1; bwip-js takes 500 characters of linear types. */
const room: Partial<Record<BarcodeType, string>> = {
  code128: '500 characters',
  code39: '500 characters',
  codabar: '500 characters',
  datamatrix: '2,335 capitals and digits, or 1,555 bytes',
  'gs1-datamatrix': '2,335 capitals and digits',
  pdf417: '1,850 characters of text, or 1,108 bytes',
  aztec: '1,914 bytes',
};

import { encodeInVersion, type QrSymbol } from '../qr/symbol.ts';
import type { QrBill } from './bill.ts';
import { writeBill } from './payload.ts';

/**
 * The versions of bills, up to 25 (guidelines 6.3), which holds 997 bytes at level M. Those that are left out have an
 * alignment pattern where the cross is, and zbar reads none of them: it takes the cross for the pattern, at a wrong place.
 * Versions 14 to 20 have none there; in 21, 23 and 25 zbar is not misled.
 */
const versions = [1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 21, 23, 25];

/**
 * The symbol of a bill, at level M, in the smallest version that readers find their way in; undefined where it needs more
 * than version 25. The characters of a bill are fewer than 997, but those beyond ASCII have two or three bytes.
 */
export function encodeBill(bill: QrBill): QrSymbol | undefined {
  return encodeInVersion(writeBill(bill), 'M', (smallest) => versions.find((version) => version >= smallest));
}

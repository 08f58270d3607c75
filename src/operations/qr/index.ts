/**
 * QR codes as a library: encode a text, draw the symbol. Pure functions that throw InputError for what HTTP
 * refuses; no service, no schema library, no environment.
 */
export { InputError } from '../../errors.ts';
export type { DrawOptions } from './drawing.ts';
export { toPng } from './png.ts';
export { toSvg } from './svg.ts';
export { type ErrorCorrection, encode, isDark, type QrSymbol, toMatrix } from './symbol.ts';
export { type VcardContact, vcardPayload } from './vcard.ts';
export { type WifiNetwork, wifiPayload } from './wifi.ts';

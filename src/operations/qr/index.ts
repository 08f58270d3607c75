/**
 * QR codes as a library: encode a text, draw the symbol. Pure functions that throw InputError for what HTTP
 * refuses; no service, no schema library, no environment.
 */
export { InputError } from '../../errors.ts';
export { type ErrorCorrection, encode, isDark, type QrSymbol, toMatrix } from '../../formats/qr/symbol.ts';
export type { DrawOptions } from './drawing/drawing.ts';
export { toPng } from './drawing/png.ts';
export { toSvg } from './drawing/svg.ts';
export { type EpcTransfer, epcPayload } from './epc.ts';
export {
  type SwissBill,
  type SwissImageOptions,
  type SwissPartOptions,
  swissPayload,
  swissPaymentPart,
  swissPng,
  swissSvg,
} from './swiss-library.ts';
export { type VcardContact, vcardPayload } from './vcard.ts';
export { type WifiNetwork, wifiPayload } from './wifi.ts';

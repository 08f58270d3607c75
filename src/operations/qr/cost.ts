import { readingCost } from '../../formats/json/reading-cost.ts';
import { dataBits, type ErrorCorrection, MAX_VERSION, modulesOf } from '../../formats/qr/capacity.ts';
import type { Cost } from '../../operation.ts';
import { contactTexts } from './contact-texts.ts';
import type { EpcRequest, QrRequest, VcardRequest, WifiRequest } from './schema.ts';
import type { SwissRequest } from './swiss-schema.ts';

/** The members of a request that decide its time. */
interface Image {
  readonly format: 'svg' | 'png' | 'json' | 'pdf';
  readonly size: number;
  readonly rounded: number;
  readonly ec?: ErrorCorrection | undefined;
}

export const qrCost: Cost<QrRequest> = costOf(({ data }) => data);
export const wifiCost: Cost<WifiRequest> = costOf(({ ssid, password = '' }) => WIFI_FRAME + ssid + password);
export const vcardCost: Cost<VcardRequest> = costOf(
  (contact) => VCARD_FRAME + contact.name + Object.values(contactTexts(contact)).join(''),
);
export const epcCost: Cost<EpcRequest> = costOf(
  ({ name, iban, text = '', info = '' }) => EPC_FRAME + name + iban + text + info,
);

/** Version of the largest bill (guidelines 6.3). */
const BILL_VERSION = 25;

/** A bill has a symbol of some 73 modules, and 117 at most; its payment part is a page with fonts. */
export const swissCost: Cost<SwissRequest> = {
  ofBytes: readingCost,
  ofInput: (request) => {
    const drawing = drawingCost({ ...request, rounded: 0 }, modulesOf(BILL_VERSION));
    return drawing + (request.format === 'pdf' ? PAGE : 0);
  },
};

/** What a payload holds besides its members. */
const WIFI_FRAME = 'WIFI:T:nopass;S:;P:;H:true;;';
const VCARD_FRAME =
  'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:\r\nTEL:\r\nEMAIL:\r\nORG:\r\nTITLE:\r\nADR:;;;;;;\r\nURL:\r\nEND:VCARD';
const EPC_FRAME = 'BCD\n002\n1\nSCT\nCOBADEFFXXX\n\n\nEUR999999999.99\nCHAR\nRF18539007547034\n\n';

const START = 0.05;
/** Milliseconds of a page beside its symbol. */
const PAGE = 1;
const PER_MODULE = 30e-6;
const PER_SQUARE_PIXEL = 0.8e-6;
const PER_ROUNDED_PIXEL = 3e-6;

/** Longest bit stream around one segment of bytes: ECI, mode and count. ISO/IEC 18004:2015 7.4. */
const HEAD_BITS = 32;

function costOf<Input extends Image>(payloadOf: (input: Input) => string): Cost<Input> {
  return {
    ofBytes: readingCost,
    ofInput: (input) => drawingCost(input, mostModules(payloadOf(input), input.ec)),
  };
}

function drawingCost(image: Image, modules: number): number {
  return START + modules * modules * PER_MODULE + (image.format === 'png' ? rasterCost(image, modules) : 0);
}

/** The more modules an image has, the less of it can be copied and compressed as a repetition. */
function rasterCost({ size, rounded }: Image, modules: number): number {
  const perPixel = rounded === 1 ? PER_ROUNDED_PIXEL : PER_SQUARE_PIXEL;
  return size * size * perPixel * (1 + (1.5 * modules) / modulesOf(MAX_VERSION));
}

/** Modules on a side of the symbol that holds the payload as bytes, which is the longest way to write it. */
function mostModules(payload: string, ec: ErrorCorrection = 'M'): number {
  const bits = new TextEncoder().encode(payload).length * 8 + HEAD_BITS;
  let version = 1;
  while (version < MAX_VERSION && dataBits(version, ec) < bits) version++;
  return modulesOf(version);
}

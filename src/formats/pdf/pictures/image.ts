/**
 * Pictures in a PDF: samples as the file stores them, compressed already wherever that is possible.
 *
 *   a PNG of 8 bits without alpha  ->  its own IDAT stream, with predictor 15;  a JPEG  ->  its bytes, DCTDecode
 *
 * `png-image.ts` and `jpeg-image.ts` read the files, `srgb.ts` is the colour space of PDF/A, `symbol-path.ts` draws QR codes
 * as paths and not as pictures.
 */
import type { PdfFile } from '../file.ts';

/** A picture as a file holds it: compressed samples, row by row from the top. */
export interface PdfImage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Grey or red, green and blue, by the sRGB of the document; or colours by number, three bytes each. */
  readonly colours: 'grey' | 'rgb' | Uint8Array;
  readonly bitsPerSample: 1 | 2 | 4 | 8;
  /** JPEG as it is; a zlib stream of plain samples; or one of rows with the filters of PNG. */
  readonly compression: 'jpeg' | 'deflate' | 'filtered deflate';
  readonly data: Uint8Array;
}

/** Writes a picture as an image XObject (PDF 1.4, 4.8.4), without transparency as PDF/A-1 requires; returns its number. */
export function addImage(file: PdfFile, image: PdfImage): number {
  const { width, height, bitsPerSample, data } = image;
  return file.addStream(
    data,
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${colourSpace(image)}` +
      `/BitsPerComponent ${bitsPerSample}${filter(image)}`,
  );
}

function colourSpace({ colours }: PdfImage): string {
  if (colours === 'grey') return '/DeviceGray';
  if (colours === 'rgb') return '/DeviceRGB';
  let hex = '';
  for (const byte of colours) hex += byte.toString(16).padStart(2, '0');
  return `[/Indexed/DeviceRGB ${colours.length / 3 - 1}<${hex}>]`;
}

/** PDF 1.4, 3.3.3: a predictor above 10 means that each row names its filter. */
function filter({ compression, colours, bitsPerSample, width }: PdfImage): string {
  if (compression === 'jpeg') return '/Filter/DCTDecode';
  if (compression === 'deflate') return '/Filter/FlateDecode';
  return (
    `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ${colours === 'rgb' ? 3 : 1}` +
    `/BitsPerComponent ${bitsPerSample}/Columns ${width}>>`
  );
}

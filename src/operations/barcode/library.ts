import { isBytes, requireArgument } from '../../schema/argument.ts';
import { readInput } from '../../schema/read.ts';
import { type BarcodeImage, drawBarcode, modulesOf, type TextFont } from './draw-barcode.ts';
import { type BarcodeModules, type BarcodeRequest, barcodeRequest } from './schema.ts';

/** Encodes a barcode as its modules: the answer of POST /v1/barcode with format json. Throws InputError for what it refuses. */
export function barcode(request: BarcodeRequest & { readonly format: 'json' }): Promise<BarcodeModules>;

/**
 * Draws a barcode: the answer of POST /v1/barcode. `fonts` has the TrueType file of the text, that of Arimo from
 * `sundry/fonts` or another; it is needed for linear types unless `text` is false. Throws InputError for what the service
 * refuses.
 */
export function barcode(
  request: BarcodeRequest & { readonly format?: 'svg' | 'png' },
  fonts?: TextFont,
): Promise<BarcodeImage>;

export async function barcode(
  request: BarcodeRequest,
  fonts?: TextFont,
): Promise<BarcodeImage | BarcodeModules> {
  const input = readInput(barcodeRequest, request);
  if (input.format === 'json') return modulesOf(input);
  return drawBarcode(input, () => {
    requireArgument(
      'fonts',
      fonts,
      hasFile,
      'the bytes of a TrueType file in regular, such as await installedFonts() of sundry/fonts, or text false',
    );
    return fonts;
  });
}

function hasFile(fonts: TextFont | undefined): fonts is TextFont {
  return isBytes(fonts?.regular);
}

import { type ColourPair, readColourPair } from '../../../formats/colour-pair.ts';
import type { Barcode } from '../schema.ts';
import { symbologies } from '../symbologies.ts';

/** Checked instructions to a renderer; lengths are in modules. */
export interface Drawing extends ColourPair {
  /** Pixels a module. */
  readonly scale: number;
  readonly height: number;
  readonly margin: number;
  readonly hasText: boolean;
}

/** The instructions of a request; refuses colours that would show nothing. */
export function toDrawing({ type, scale, height, margin, text, fg, bg }: Barcode): Drawing {
  const hasText = text && symbologies[type].shape === 'linear';
  return {
    scale,
    height,
    margin: margin ?? symbologies[type].margin,
    hasText,
    ...readColourPair({ fg, bg }),
  };
}

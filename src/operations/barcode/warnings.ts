import { colourWarningMeanings, colourWarnings } from '../../formats/colour-pair.ts';
import type { Drawing } from './drawing/options.ts';
import { type BarcodeType, symbologies } from './symbologies.ts';

/** Why a barcode may not scan, or not with every reader. Each is a word of the header x-barcode-warning. */
export const warningMeanings = {
  'too-small': 'fewer than 2 pixels a module',
  ...colourWarningMeanings,
  'quiet-zone': 'a margin below that of the standard',
} as const satisfies Record<string, string>;

export type Warning = keyof typeof warningMeanings;

/** Returns what may keep a drawing of a type from scanning. */
export function drawingWarnings(type: BarcodeType, drawing: Drawing): readonly Warning[] {
  const conditions: Record<Warning, boolean> = {
    'too-small': drawing.scale < 2,
    ...colourWarnings(drawing),
    'quiet-zone': drawing.margin < symbologies[type].quietZone,
  };
  return (Object.keys(conditions) as Warning[]).filter((warning) => conditions[warning]);
}

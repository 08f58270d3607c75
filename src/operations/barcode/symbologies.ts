/** What one type of barcode is. Widths are in modules. */
export interface Symbology {
  /** Its name in sentences. */
  readonly title: string;
  readonly shape: 'linear' | 'matrix';
  /** The quiet zone that its standard requires on each side. */
  readonly quietZone: number;
  /** The margin drawn where none is asked for. */
  readonly margin: number;
}

/** All types, in the order people see them. Quiet zones: the standard named with each. */
export const symbologies = {
  // ISO/IEC 15417 4.4.2.
  code128: { title: 'Code 128', shape: 'linear', quietZone: 10, margin: 10 },
  // ISO/IEC 15420 4.3.4: 11 before an EAN-13 and 7 behind it, 7 around an EAN-8, 9 beside a UPC-A.
  ean13: { title: 'EAN-13', shape: 'linear', quietZone: 11, margin: 11 },
  ean8: { title: 'EAN-8', shape: 'linear', quietZone: 7, margin: 7 },
  upca: { title: 'UPC-A', shape: 'linear', quietZone: 9, margin: 9 },
  upce: { title: 'UPC-E', shape: 'linear', quietZone: 9, margin: 9 },
  'gs1-128': { title: 'GS1-128', shape: 'linear', quietZone: 10, margin: 10 },
  // ISO/IEC 16390 4.4.
  itf14: { title: 'ITF-14', shape: 'linear', quietZone: 10, margin: 10 },
  // ISO/IEC 16388 4.3.
  code39: { title: 'Code 39', shape: 'linear', quietZone: 10, margin: 10 },
  // ISO/IEC 16022 4.2 requires 1; printers that bleed need more.
  datamatrix: { title: 'Data Matrix', shape: 'matrix', quietZone: 1, margin: 2 },
  'gs1-datamatrix': { title: 'GS1 DataMatrix', shape: 'matrix', quietZone: 1, margin: 2 },
  // ISO/IEC 15438 5.8.3.
  pdf417: { title: 'PDF417', shape: 'matrix', quietZone: 2, margin: 2 },
  // ISO/IEC 24778 requires none.
  aztec: { title: 'Aztec Code', shape: 'matrix', quietZone: 0, margin: 2 },
  // EN 798.
  codabar: { title: 'Codabar', shape: 'linear', quietZone: 10, margin: 10 },
} as const satisfies Record<string, Symbology>;

/** The type of a barcode. */
export type BarcodeType = keyof typeof symbologies;

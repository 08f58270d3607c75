/** A dark rectangle, in modules from the top left of the picture. */
export interface Bar {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of text: its middle and baseline, in modules from the top left of the picture. */
export interface TextLine {
  readonly text: string;
  readonly middle: number;
  readonly baseline: number;
  /** Size of the font. */
  readonly em: number;
  /** The line is set smaller where it would be wider. */
  readonly maxWidth: number;
}

/** A picture of a barcode: everything in modules. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** From left to right, or of a matrix the rows from the top. */
  readonly bars: readonly Bar[];
  readonly lines: readonly TextLine[];
}

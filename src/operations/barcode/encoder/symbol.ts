/** A run of dark modules: `from` the first, `to` behind the last. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** A symbol of bars. */
export interface LinearSymbol {
  readonly shape: 'linear';
  /** Modules from the first bar to the last. */
  readonly modules: number;
  readonly bars: readonly Run[];
}

/** A symbol of rows of modules. */
export interface MatrixSymbol {
  readonly shape: 'matrix';
  /** Modules from left to right. */
  readonly modules: number;
  /** Height of a row in modules. */
  readonly rowHeight: number;
  /** From the top. */
  readonly rows: readonly (readonly Run[])[];
}

export type BarcodeSymbol = LinearSymbol | MatrixSymbol;

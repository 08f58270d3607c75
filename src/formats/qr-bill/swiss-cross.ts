/** Side of the symbol without its quiet zone, in millimetres (guidelines 6.4.1). */
export const SYMBOL_SIDE = 46;

/** A rectangle around the centre of the symbol, in millimetres. */
export interface CrossBox {
  readonly width: number;
  readonly height: number;
  readonly isDark: boolean;
}

/** Side of the field that is kept free for the cross, in millimetres. */
export const CROSS_FIELD = 7;

/**
 * The Swiss cross in the middle of the symbol (guidelines 6.4.2), each rectangle painted over those before it: 7 mm in
 * all, of which half a millimetre is white on each side; the arms have the proportions of the coat of arms, a sixth longer
 * than they are wide.
 */
export const crossBoxes: readonly CrossBox[] = [
  { width: CROSS_FIELD, height: CROSS_FIELD, isDark: false },
  { width: 6, height: 6, isDark: true },
  { width: 35 / 9, height: 7 / 6, isDark: false },
  { width: 7 / 6, height: 35 / 9, isDark: false },
];

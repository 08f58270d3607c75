/** A text whose escapes `_xHHHH_` are undone (ECMA-376-1 22.9.2.19). */
export function unescapedXstring(text: string): string {
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_, unit: string) =>
    String.fromCharCode(Number.parseInt(unit, 16)),
  );
}

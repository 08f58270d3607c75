/** The remainder modulo 97 of digits and capital letters, of which A is 10 and Z is 35 (ISO/IEC 7064, MOD 97-10). */
export function remainderOf(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

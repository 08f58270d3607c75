/** Whether a code in capitals has the form of a unit of UN/ECE Recommendation 20, or of 21 with X before it. */
export function isUnit(code: string): boolean {
  return /^[A-Z0-9]{2,3}$/.test(code);
}

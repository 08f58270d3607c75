/** The last scheme of the list, and those below it that were withdrawn. */
const LAST = 248;
const withdrawn: ReadonlySet<number> = new Set([1, 92, 103, 181, 182]);

/**
 * Whether a code of four digits is a scheme of ISO/IEC 6523 (list ICD), as the EN 16931 artefacts 1.3.16 of 2026-04-10
 * have them: EN 16931 BR-CL-11.
 */
export function isRegistrationScheme(code: string): boolean {
  const number = Number(code);
  return number >= 1 && number <= LAST && !withdrawn.has(number);
}

/**
 * Characters that begin a formula in a spreadsheet, or that one passes before it (OWASP, CSV injection; ASVS 5.0 1.2.10);
 * the last four are full-width.
 */
const FORMULA_START = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/;

/** Whether a spreadsheet would run a text as a formula. */
export function isFormula(text: string): boolean {
  return FORMULA_START.test(text);
}

/** A text as a spreadsheet shows it and does not run it: a formula gets an apostrophe. */
export function spreadsheetText(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** A field of a CSV with commas: in quotes where it needs them (RFC 4180 section 2, 5 to 7). */
export function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text string of a dictionary (PDF 1.4, 3.8.1): in parentheses while it is printable ASCII, else UTF-16BE in
 * hexadecimal with its byte order mark.
 */
export function textString(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${escapeLiteral(text)})`;
  let hex = '<FEFF';
  for (let index = 0; index < text.length; index++) hex += hex16(text.charCodeAt(index));
  return `${hex}>`;
}

/** A text with the characters that have a meaning inside a literal string (PDF 1.4, 3.2.3) escaped. */
export function escapeLiteral(text: string): string {
  return text.replace(/[()\\]/g, '\\$&');
}

/** Four hexadecimal digits. */
export function hex16(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}

/** A date `YYYY-MM-DD` at midnight UTC (PDF 1.4, 3.8.2). */
export function dateString(date: string): string {
  return `(D:${date.replaceAll('-', '')}000000Z)`;
}

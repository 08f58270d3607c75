/** Names of the references that programs write for signs, besides numbers. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  commat: '@',
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  period: '.',
  quot: '"',
};

/** A text with characters for their references (HTML 13.2.5.80), numeric and the usual named ones, once each. */
export function withCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(?:x([\da-f]{1,4})|(\d{1,5}));?|(amp|apos|commat|gt|lt|nbsp|period|quot);)/gi,
    (written, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? written;
      return String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}

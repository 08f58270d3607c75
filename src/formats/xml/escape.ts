/** The first line of every XML part. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** A text as character data (XML 1.0 2.4); a carriage return by number, or a reader turns it into a line feed (2.11). */
export function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (character) => entities[character]!);
}

/** A text as an attribute value in double quotes; white space by number, or a reader turns it into spaces (3.3.3). */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (character) => entities[character]!);
}

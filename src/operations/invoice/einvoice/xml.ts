const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * A document of one root element, with its namespaces: the parts in order, without white space between them. The text
 * has no byte order mark and ends with the root.
 */
export function document(root: string, namespaces: string, ...parts: readonly string[]): string {
  return `${XML_DECLARATION}\n<${root} ${namespaces}>${parts.join('')}</${root}>\n`;
}

/** An element around others; nothing, where all of them are nothing, as empty elements are refused everywhere. */
export function group(name: string, ...parts: readonly string[]): string {
  const content = parts.join('');
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

/** An element with a text, and with one attribute if it is given; nothing, where there is no text. */
export function leaf(
  name: string,
  text: string | undefined,
  attribute?: { readonly name: string; readonly value: string | undefined },
): string {
  if (text === undefined || text === '') return '';
  const written = attribute?.value === undefined ? '' : ` ${attribute.name}="${escaped(attribute.value)}"`;
  return `<${name}${written}>${escaped(text)}</${name}>`;
}

/** Texts are cleaned of what XML 1.0 forbids (2.2) before they get here. */
function escaped(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => entities[character]!) : text;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

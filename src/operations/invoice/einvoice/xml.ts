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
  let content = '';
  for (const part of parts) content += part;
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

/** An element with a text; nothing, where there is none. */
export function leaf(name: string, text: string | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${escaped(text)}</${name}>`;
}

/** As `leaf`, with one attribute if it has a value. */
export function leafWith(
  name: string,
  attribute: string,
  value: string | undefined,
  text: string | undefined,
): string {
  if (value === undefined || text === undefined || text === '') return leaf(name, text);
  return `<${name} ${attribute}="${escaped(value)}">${escaped(text)}</${name}>`;
}

/** As `leaf`, with those attributes that have a value. */
export function leafWithAll(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  text: string,
): string {
  let start = name;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) start += ` ${attribute}="${escaped(value)}"`;
  }
  return `<${start}>${escaped(text)}</${name}>`;
}

const RESERVED = /[&<>"]/;

/** Texts are cleaned of what XML 1.0 forbids (2.2) before they get here. */
function escaped(text: string): string {
  return RESERVED.test(text) ? text.replace(/[&<>"]/g, (character) => entities[character]!) : text;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

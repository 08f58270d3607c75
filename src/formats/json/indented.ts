/** Strings whole, structure by its characters, and everything else that is not white space. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * A valid JSON text as `JSON.stringify` lays it out with two spaces, but with its members in the order and its numbers
 * with the digits they were written with.
 */
export function indented(json: string): string {
  const parts: string[] = [];
  let margin = '\n';
  let before = '';
  for (const [token] of json.matchAll(TOKEN)) {
    const opened = before === '{' || before === '[';
    if (token === '}' || token === ']') {
      margin = margin.slice(0, -2);
      parts.push(opened ? token : margin + token);
    } else {
      if (opened || before === ',') parts.push(margin);
      parts.push(token === ':' ? ': ' : token);
    }
    if (token === '{' || token === '[') margin += '  ';
    before = token;
  }
  return parts.join('');
}

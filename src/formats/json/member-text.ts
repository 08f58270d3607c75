/**
 * The text of one member of a JSON object, as it was written: digits and the order of its own members survive, which
 * parsing would lose. Of duplicate members the last one counts, as for JSON.parse. undefined when there is none.
 * `json` must be valid JSON of an object.
 */
export function memberText(json: string, name: string): string | undefined {
  let found: string | undefined;
  let at = skipBlanks(json, json.indexOf('{') + 1);
  while (json[at] === '"') {
    const nameEnd = stringEnd(json, at);
    const begin = skipBlanks(json, json.indexOf(':', nameEnd) + 1);
    const end = valueEnd(json, begin);
    if (JSON.parse(json.slice(at, nameEnd)) === name) found = json.slice(begin, end);
    at = skipBlanks(json, json.indexOf(',', end) + 1 || json.length);
  }
  return found;
}

function skipBlanks(json: string, from: number): number {
  return matchEnd(/[\t\n\r ]*/y, json, from);
}

/** The offset behind the string that begins at `from`. */
function stringEnd(json: string, from: number): number {
  return matchEnd(/"[^"\\]*(?:\\.[^"\\]*)*"/y, json, from);
}

/** The offset behind the value that begins at `from`. */
function valueEnd(json: string, from: number): number {
  if (json[from] === '"') return stringEnd(json, from);
  if (json[from] !== '{' && json[from] !== '[') return matchEnd(/[^\t\n\r ,}\]]*/y, json, from);
  const marks = /["{}[\]]/g;
  let depth = 0;
  let at = from;
  do {
    marks.lastIndex = at;
    const mark = marks.exec(json)!;
    const isString = mark[0] === '"';
    if (!isString) depth += mark[0] === '{' || mark[0] === '[' ? 1 : -1;
    at = isString ? stringEnd(json, mark.index) : mark.index + 1;
  } while (depth > 0);
  return at;
}

function matchEnd(sticky: RegExp, json: string, from: number): number {
  sticky.lastIndex = from;
  sticky.exec(json);
  return sticky.lastIndex;
}

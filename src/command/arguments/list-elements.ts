/**
 * The texts of the elements of a JSON list that is known to be valid: parsing and writing them again would lose the
 * digits of long numbers.
 */
export function listElements(json: string): readonly string[] {
  const elements: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]/g)) {
    if (token === '[' || token === '{') {
      depth++;
      if (depth === 1) start = index + 1;
    } else if (token === ',' && depth === 1) {
      elements.push(json.slice(start, index).trim());
      start = index + 1;
    } else if (token === ']' || token === '}') {
      depth--;
      if (depth === 0) elements.push(json.slice(start, index).trim());
    }
  }
  return elements.length === 1 && elements[0] === '' ? [] : elements;
}

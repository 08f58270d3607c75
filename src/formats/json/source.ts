/** A member of a JSON object with its value as it was written, so that no digit is lost. */
export type SourceMember = readonly [name: string, value: string];

/** The members of a JSON object, undefined for any other valid JSON text. The last of equal names counts. */
export function membersIn(source: string): readonly SourceMember[] | undefined {
  const text = source.trim();
  if (!text.startsWith('{')) return undefined;
  const members = partsOf(text).map((part): SourceMember => {
    const [name] = /^"[^"\\]*(?:\\.[^"\\]*)*"/.exec(part) as RegExpExecArray;
    return [JSON.parse(name) as string, part.slice(part.indexOf(':', name.length) + 1).trim()];
  });
  return [...new Map(members)];
}

/** The elements of a JSON list, undefined for any other valid JSON text. */
export function elementsIn(source: string): readonly string[] | undefined {
  const text = source.trim();
  return text.startsWith('[') ? partsOf(text) : undefined;
}

/** The value at a path of names and positions, as it was written; undefined where the path leads nowhere. */
export function sourceAt(source: string, path: readonly string[]): string | undefined {
  let at: string | undefined = source;
  for (const name of path) {
    if (at === undefined) return undefined;
    const elements = elementsIn(at);
    at =
      elements === undefined
        ? membersIn(at)?.find(([member]) => member === name)?.[1]
        : elements[Number(name)];
  }
  return at;
}

/** Why a text is not JSON, undefined when it is. */
export function faultOfJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Strings whole, so that nothing inside them passes for structure; the rest by characters that matter. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

/** What is between the commas of the outermost list or object of a valid JSON text. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 1;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if ((token === ',' && depth === 1) || depth === 0) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return parts.length === 1 && parts[0] === '' ? [] : parts;
}

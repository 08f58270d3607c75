import { readJson, refuseBody } from '../formats/json/text.ts';

/** Deeper nesting than any declaration has; a limit keeps hostile bodies away from recursive code. */
const MAX_DEPTH = 100;

/**
 * Parses a request body as RFC 8259 JSON: strict UTF-8 (one leading byte order mark is dropped), at most 100
 * levels deep. Of duplicate members the last one wins; `__proto__` is an ordinary member.
 * Throws InputError with code `malformed_json`.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const { text, value } = readJson(bytes);
  if (isTooDeep(text)) refuseBody(`must be nested at most ${MAX_DEPTH} levels deep`);
  return value;
}

/** A text with at most MAX_DEPTH opening brackets, which most bodies are, cannot be too deep. */
function isTooDeep(text: string): boolean {
  return countOpenings(text) > MAX_DEPTH && depthOf(text) > MAX_DEPTH;
}

function countOpenings(text: string): number {
  let count = 0;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0 && count <= MAX_DEPTH; at = text.indexOf(bracket, at + 1))
      count++;
  }
  return count;
}

/** The deepest nesting of a text that is known to be valid JSON. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

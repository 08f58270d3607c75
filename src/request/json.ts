import { InputError } from '../errors.ts';

/** Deeper nesting than any declaration has; a limit keeps hostile bodies away from recursive code. */
const MAX_DEPTH = 100;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a request body as RFC 8259 JSON: strict UTF-8 (one leading byte order mark is dropped), at most 100
 * levels deep. Of duplicate members the last one wins; `__proto__` is an ordinary member.
 * Throws InputError with code `malformed_json`.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (text.trim() === '') refuseBody('is empty: send a JSON object');
  const value = parse(text);
  if (isTooDeep(text)) refuseBody(`must be nested at most ${MAX_DEPTH} levels deep`);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return refuseBody('must be UTF-8 (RFC 8259 8.1): it holds bytes that are not');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuseBody(`is not valid JSON${placeOf(error, text)}`);
  }
}

/** The place in the runtime's own words is dropped: they differ between versions and repeat the body. */
function placeOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return message.includes('end of JSON') ? ': it ends too early' : '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
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

function refuseBody(message: string): never {
  throw new InputError([{ pointer: '', message }], 'malformed_json');
}

import { offsetBelow } from '../../../formats/json/depth.ts';

/** As much as the parser reads in some 20 ms, whatever its content. */
const MAX_CHARACTERS = 262_144;

/** Deeper nesting than any vocabulary has; a level takes a hundred times as long to read as a character. */
const MAX_LEVELS = 200;

/** Values in one page that are examined; real structured data has some thousand. */
const MAX_VALUES = 200_000;

/** Whether a script holds JSON-LD (JSON-LD 1.1, 7). */
export function isJsonLd(type: string): boolean {
  return /^application\/ld\+json\s*(?:;|$)/.test(type);
}

/** Reads JSON-LD as found in pages; undefined when it is too long or deep, or malformed even after repair. */
export function readJsonLd(text: string): unknown {
  if (text.length > MAX_CHARACTERS) return undefined;
  if (offsetBelow(new TextEncoder().encode(text), MAX_LEVELS) !== undefined) return undefined;
  const value = parsed(text);
  return value === undefined ? parsed(repaired(unwrapped(text))) : value;
}

/** Every object of a value, itself and those at any depth, in document order; without recursion. */
export function* objectsOf(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  const waiting: unknown[] = [value];
  for (let count = 0; waiting.length > 0 && count < MAX_VALUES; count++) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) yield next as Record<string, unknown>;
    const members: readonly unknown[] = Object.values(next);
    for (let index = members.length - 1; index >= 0; index--) {
      if (typeof members[index] === 'object') waiting.push(members[index]);
    }
  }
}

/** The texts of a member that may be a text or a list. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.slice(0, 1000).filter((each) => typeof each === 'string') : noTexts;
}

const noTexts: readonly string[] = [];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without the comments and CDATA marks that hid scripts from browsers of the last century. */
function unwrapped(text: string): string {
  const section = insideSection(text);
  const start = section.search(/[[{]/);
  const end = Math.max(section.lastIndexOf(']'), section.lastIndexOf('}'));
  return start < 0 || end < start ? '' : section.slice(start, end + 1);
}

/** The content of a CDATA section around the text: `]]>` ends in a bracket that does not belong to JSON. */
function insideSection(text: string): string {
  const open = /^[^[{]*<!\[CDATA\[/.exec(text)?.[0].length;
  if (open === undefined) return text;
  const close = text.lastIndexOf(']]>');
  return text.slice(open, close > open ? close : text.length);
}

/** Escapes line breaks and tabs inside texts and leaves out commas before a closing bracket, in one pass. */
function repaired(text: string): string {
  const parts: string[] = [];
  let from = 0;
  let inText = false;
  let comma = -1;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (inText) {
      if (character === '\\') at++;
      else if (character === '"') inText = false;
      else if (character < ' ') {
        parts.push(text.slice(from, at), ' ');
        from = at + 1;
      }
    } else if (character === '"') {
      inText = true;
      comma = -1;
    } else if (character === ',') comma = at;
    else if ((character === '}' || character === ']') && comma >= 0) {
      parts.push(text.slice(from, comma));
      from = comma + 1;
      comma = -1;
    } else if (character > ' ') comma = -1;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

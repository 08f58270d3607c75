import { type Fault, InputError, MAX_FAULTS } from '../errors.ts';
import { noteIgnored } from '../schema/ignored.ts';
import { pointerTo } from '../schema/pointer.ts';
import { isObject } from '../schema/prepare.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';
import { parseJson } from './json.ts';

/**
 * Reads a query string by the types of a schema: `+` is a space, `%XX` are bytes of UTF-8, an integer is `-?[0-9]+`
 * and nothing else, a boolean is true, false, 1 or 0 in any case, an object is JSON text. A text that is not of its
 * type stays a text, which `check` then refuses. Throws InputError for a parameter given twice, a broken `%XX` and bytes that are not UTF-8.
 */
export function parseQuery(schema: ObjectSchema, query: string): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const pair of query.split('&')) {
    if (faults.length >= MAX_FAULTS) break;
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const rawName = equals < 0 ? pair : pair.slice(0, equals);
    const name = decode(rawName);
    const member =
      name !== undefined && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    const raw = equals < 0 ? '' : pair.slice(equals + 1);
    const text = decode(hasRawPlus(member, raw) ? raw.replaceAll('+', '%2B') : raw);
    if (name === undefined || text === undefined) {
      const pointer = pointerToParameter(name ?? rawName);
      faults.push({ pointer, message: 'must be percent-encoded UTF-8: it has a broken %XX' });
    } else if (Object.hasOwn(values, name)) {
      faults.push({ pointer: pointerToParameter(name), message: 'must be given once' });
    } else if (isLongObject(member, text)) {
      const most = MAX_OPEN_OBJECT.toLocaleString('en-US');
      faults.push({
        pointer: pointerToParameter(name),
        message: `must have at most ${most} characters here; a body of POST may have more`,
      });
    } else {
      // No member of a schema has this name, and an assignment would set the prototype.
      if (name === '__proto__') Object.defineProperty(values, name, { value: text, enumerable: true });
      else values[name] = member?.type === 'object' ? objectIn(text) : typedText(member, text);
    }
  }
  if (faults.length > 0) throw new InputError(faults);
  return values;
}

/**
 * The names in the query string of a route that reads nothing from it, by the rules of `x-ignored-members`. It
 * need not be well-formed: what is not read is not refused.
 */
export function parameterNames(query: string): readonly string[] {
  const names: string[] = [];
  let broken = 0;
  for (const pair of query === '' ? [] : query.split('&')) {
    if (pair === '') continue;
    const raw = pair.split('=', 1)[0]!;
    const name = decode(raw);
    if (name === undefined) broken += 1;
    noteIgnored(names, { container: undefined, token: name ?? raw });
    // A broken name costs a hundred times a whole one, and may be noted already.
    if (broken >= MAX_FAULTS) break;
  }
  return names;
}

/** Longest name that a fault repeats: longer than that of any parameter. */
const MAX_SHOWN_NAME = 100;

function pointerToParameter(name: string): string {
  return pointerTo('', name.slice(0, MAX_SHOWN_NAME).toWellFormed());
}

/**
 * People paste `?email=ann+news@example.org` as it is, and mean the plus. Programs that encode forms write every
 * `@` as %40 (WHATWG URL, application/x-www-form-urlencoded), so a bare one tells the two apart.
 */
function hasRawPlus(schema: Schema | undefined, raw: string): boolean {
  return schema?.type === 'string' && schema['x-raw-plus'] === true && raw.includes('@');
}

/** The text behind a percent-encoding; undefined when it is broken or not UTF-8. */
function decode(encoded: string): string | undefined {
  const spaced = encoded.includes('+') ? withSpaces(encoded) : encoded;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

const PLUS = 0x2b;
const SPACE = 0x20;

/** A space for each plus, as bytes: of thousands, replaceAll would make a part each, which takes ten times as long. */
function withSpaces(text: string): string {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === PLUS) bytes[at] = SPACE;
  return utf8.decode(bytes);
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Characters of an object whose unknown members are ignored: each is compared with many names, before a quota is asked. */
const MAX_OPEN_OBJECT = 4096;

function isLongObject(member: Schema | undefined, text: string): boolean {
  return member?.type === 'object' && member.additionalProperties !== false && text.length > MAX_OPEN_OBJECT;
}

/** The object that a text is as JSON, by the rules of a body; the text itself where it is not JSON. */
function objectIn(text: string): unknown {
  try {
    const value = parseJson(new TextEncoder().encode(text));
    return isObject(value) ? value : text;
  } catch (error) {
    if (error instanceof InputError) return text;
    throw error;
  }
}

/** The value of a text by the type of its schema: what is not of that type stays a text. */
export function typedText(schema: Schema | undefined, text: string): unknown {
  switch (schema?.type) {
    case 'integer':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return /^(true|1)$/i.test(text) ? true : /^(false|0)$/i.test(text) ? false : text;
    default:
      return text;
  }
}

import { typedText } from '../../request/query.ts';
import { isObject, prepare } from '../../schema/prepare.ts';
import { ruleOf } from '../../schema/rule.ts';
import type { Schema } from '../../schema/schema.ts';
import { CommandLineError } from '../failures/command-line-error.ts';
import type { MemberFlag } from './member-flags.ts';

/**
 * The JSON text of a member from what was written after its flag, once or more often. What is not of the member's
 * type stays a text, which its schema then refuses. Text is never a file; only a member that is written as JSON
 * may name one, as `@file.json`, and only where there is `readText`: a table may come from anyone.
 */
export async function flagJson(
  flag: MemberFlag,
  texts: readonly string[],
  readText?: (path: string) => Promise<string>,
): Promise<string> {
  const { kind, schema, name } = flag;
  if (kind === 'list') return JSON.stringify(listOf(schema, texts));
  if (kind === 'lines' && texts.length > 1) return JSON.stringify(texts);
  if (texts.length > 1) throw new CommandLineError(`--${name} must be given once`);
  const text = texts[0]!;
  if (kind === 'lines') return JSON.stringify(jsonList(text) ?? text);
  return kind === 'json' ? jsonOf(name, text, readText) : JSON.stringify(scalar(schema, text));
}

/** A text with a comma that is the only entry of its list, because entries may hold commas; undefined where there is none. */
export function unpartedText({ kind, schema }: MemberFlag, texts: readonly string[]): string | undefined {
  const [text = '', ...others] = texts;
  const isOneText = kind === 'list' && others.length === 0 && text.includes(',');
  return isOneText && jsonList(text) === undefined && parts(itemsOf(schema), text).length === 1
    ? text
    : undefined;
}

/** Entries of a list: each text is one, a JSON list or, where no entry can hold a comma, several. */
function listOf(schema: Schema, texts: readonly string[]): readonly unknown[] {
  return texts.flatMap((text) => jsonList(text) ?? parts(itemsOf(schema), text));
}

function itemsOf(schema: Schema): Schema {
  return schema.type === 'array' ? schema.items : schema;
}

function parts(items: Schema, text: string): readonly unknown[] {
  const whole = scalar(items, text);
  if (!text.includes(',') || isAllowed(items, whole) || isAllowed(items, 'a, b')) return [whole];
  return text.split(',').map((part) => scalar(items, part.trim()));
}

function isAllowed(schema: Schema, value: unknown): boolean {
  return ruleOf(schema)(prepare(schema, value).value);
}

function scalar(schema: Schema, text: string): unknown {
  for (const form of schema.anyOf ?? [schema]) {
    const value = typedText(form, text);
    if (typeof value !== 'string') return value;
    if (isSwitch(form) && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  }
  return text;
}

/** Whether true and false mean 1 and 0, as a spreadsheet writes them. */
function isSwitch(schema: Schema): boolean {
  return schema.type === 'integer' && schema['x-also']?.includes('boolean') === true;
}

function jsonList(text: string): readonly unknown[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** JSON keeps its text: parsing it would lose the digits of long numbers. */
async function jsonOf(
  name: string,
  text: string,
  readText?: (path: string) => Promise<string>,
): Promise<string> {
  const json = readText !== undefined && text.startsWith('@') ? await readText(text.slice(1)) : text;
  try {
    JSON.parse(json);
  } catch (error) {
    const allowed = readText === undefined ? 'JSON' : 'JSON or @file.json';
    throw new CommandLineError(`--${name} must be ${allowed}: ${(error as Error).message}`);
  }
  return json;
}

/** The value at a path in JSON objects, undefined where it leads nowhere. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const name of path) {
    if (Array.isArray(at)) at = at[Number(name)];
    else if (isObject(at) && Object.hasOwn(at, name)) at = at[name];
    else return undefined;
  }
  return at;
}

import type { Operation } from '../operation.ts';
import { isObject } from '../schema/prepare.ts';

/**
 * The arguments of a call with the defaults that are for agents alone (`x-agents-default`) where it gives no value:
 * `{"url":"https://example.com/"}` becomes `{"max_chars":50000,"url":"https://example.com/"}`. Text that is not a JSON
 * object stays as it is, and is refused where arguments are read. Linear in the text, which must be within its bound.
 */
export function withAgentDefaults({ input }: Operation, text: Uint8Array): Uint8Array {
  const defaults = Object.entries(input.properties).flatMap(([name, schema]) => {
    const value = 'x-agents-default' in schema ? schema['x-agents-default'] : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  const given = defaults.length === 0 ? undefined : objectOf(text);
  if (given === undefined) return text;
  const added = defaults.filter(([name]) => !Object.hasOwn(given, name));
  if (added.length === 0) return text;
  const members = added.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',');
  const comma = Object.keys(given).length === 0 ? '' : ',';
  const rest = text.subarray(text.indexOf(OPENING_BRACE) + 1);
  return Buffer.concat([Buffer.from(`{${members}${comma}`), rest]);
}

const OPENING_BRACE = 0x7b;

const utf8 = new TextDecoder('utf-8', { fatal: true });

function objectOf(text: Uint8Array): object | undefined {
  try {
    const value: unknown = JSON.parse(utf8.decode(text));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

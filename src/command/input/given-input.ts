import { type JsonText, readJson, readJsonText } from '../../formats/json/text.ts';
import type { Operation } from '../../operation.ts';
import { MAX_DEPTH } from '../../request/json.ts';
import { isObject } from '../../schema/prepare.ts';
import { valueAt } from '../arguments/flag-value.ts';

/** What a command line says about the input of an operation. */
export interface GivenInput {
  readonly body?: GivenBody | undefined;
  /** Single members, which win over those of the body. */
  readonly members: readonly GivenMember[];
  /** The member that is a file. */
  readonly file?: GivenFile | undefined;
  /** What was assumed, renamed or left out while it was read, in sentences. */
  readonly notes?: readonly string[] | undefined;
}

/** The text of a JSON value that is the whole input, and where it came from. It is parsed once. */
export class GivenBody {
  readonly text: string;
  /** Where it came from, as messages name it. */
  readonly name: string;
  #json: JsonText | undefined;
  #value: { readonly of: unknown } | undefined;

  constructor(text: string, name: string) {
    this.text = text;
    this.name = name;
  }

  /** Throws InputError for what is not JSON, and for more levels than the body of a call may have. */
  json({ reads }: Pick<Operation, 'reads'>): JsonText {
    if (this.#json !== undefined) return this.#json;
    const bytes = new TextEncoder().encode(this.text);
    if (reads === 'json-text') {
      this.#json = readJsonText(bytes);
    } else {
      const json = readJson(bytes, { maxDepth: MAX_DEPTH });
      this.#json = json;
      this.#value = { of: json.value };
    }
    return this.#json;
  }

  /** The value of that JSON. */
  value(operation: Pick<Operation, 'reads'>): unknown {
    const { text } = this.json(operation);
    this.#value ??= { of: JSON.parse(text) };
    return this.#value.of;
  }
}

export interface GivenFile {
  readonly member: string;
  readonly bytes: Uint8Array;
  /** Where it came from, as messages name it. */
  readonly name: string;
}

export interface GivenMember {
  readonly path: readonly string[];
  readonly json: string;
  /** How its user wrote it: `--size`, `<data>`. */
  readonly place: string;
}

/** An input as an operation reads it: a value, or the text of one. */
export type OperationInput =
  | { readonly kind: 'value'; readonly value: unknown; readonly text: string | undefined }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Puts body and members together. For an operation that reads JSON text the members are spliced into the text of the
 * body, so that its digits and the order of its members survive. Throws InputError for a body that is not JSON.
 */
export function composeInput(operation: Operation, { body, members, file }: GivenInput): OperationInput {
  const list = operation.subject?.member;
  if (operation.reads === 'json-text') {
    const text = body?.json(operation).text.trim() ?? '{}';
    const whole = text.startsWith('[') && list !== undefined ? `{${JSON.stringify(list)}:${text}}` : text;
    return { kind: 'text', text: whole.startsWith('{') ? spliced(whole, members) : whole };
  }
  const given = body === undefined ? {} : body.value(operation);
  const whole = Array.isArray(given) && list !== undefined ? { [list]: given } : given;
  if (!isObject(whole)) return { kind: 'value', value: whole, text: body?.text };
  const isAsGiven = whole === given && members.length === 0 && file === undefined;
  const value = withMembers(whole, members);
  if (file !== undefined)
    return { kind: 'value', value: { ...value, [file.member]: file.bytes }, text: undefined };
  return { kind: 'value', value, text: isAsGiven ? body?.text : undefined };
}

/** The text that is sent to a server: as it was given, where nothing was added. */
export function textOf(input: OperationInput): string {
  return input.text ?? JSON.stringify(input.kind === 'value' ? input.value : null);
}

/** Of duplicate members of JSON text the last one wins. */
function spliced(object: string, members: readonly GivenMember[]): string {
  if (members.length === 0) return object;
  const added = members.map(({ path, json }) => `${JSON.stringify(path[0])}:${json}`).join(',');
  const begun = object.slice(0, -1).trimEnd();
  return `${begun}${begun === '{' ? '' : ','}${added}}`;
}

/** The deeper members come last: `--from.name` wins over what `--from` says of it. */
function withMembers(
  whole: Readonly<Record<string, unknown>>,
  members: readonly GivenMember[],
): Readonly<Record<string, unknown>> {
  const ordered = [...members].sort((a, b) => a.path.length - b.path.length);
  return ordered.reduce((object, { path, json }) => withValue(object, path, JSON.parse(json)), whole);
}

function withValue(
  object: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (rest.length === 0) return { ...object, [name]: value };
  const inner = valueAt(object, [name]);
  return { ...object, [name]: withValue(isObject(inner) ? inner : {}, rest, value) };
}

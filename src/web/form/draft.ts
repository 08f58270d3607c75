/**
 * What the form of the playground holds, between a schema, its controls and JSON:
 *
 *     {"items":[{"price":"1.50"}]}   <->   object > items: list > [object > price: text "1.50"]
 *
 * A draft keeps what was typed: 1.50 stays 1.50, and what the schema does not know is kept as JSON. controls.tsx draws one,
 * input.ts holds the one of the page, link.ts puts it into an address.
 */
import { elementsIn, faultOfJson, membersIn } from '../../formats/json/source.ts';
import type { ArraySchema, BytesForm, ObjectSchema, Schema } from '../../schema/schema.ts';
import { type FileDraft, fileFromJson, fileInJson, noFile } from './file-draft.ts';

/** What a form holds for one value, as its controls show it. */
export type Draft =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'flag'; readonly on: boolean }
  /** A value that no schema describes further, typed as JSON. */
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Draft[] }
  | FileDraft
  | ObjectDraft;

export interface ObjectDraft {
  readonly kind: 'object';
  readonly members: Readonly<Record<string, Draft>>;
  /** Members that the schema does not declare, as JSON: the form does not show them, and loses none. */
  readonly others: Readonly<Record<string, string>>;
}

/** One way to fill in a value: a union has several, of different kinds. */
export type Form = Exclude<Schema, { readonly anyOf: readonly Schema[] }>;

/** The forms of a schema that differ for who fills them in. */
export function formsOf(schema: Schema): readonly Form[] {
  if (schema.anyOf === undefined) return [schema];
  const byKind = new Map<Draft['kind'], Form>();
  for (const form of schema.anyOf.flatMap(formsOf)) {
    if (!byKind.has(kindOf(form))) byKind.set(kindOf(form), form);
  }
  return [...byKind.values()];
}

/** The kind of draft that a form is filled in by. */
export function kindOf(form: Form): Draft['kind'] {
  switch (form.type) {
    case 'string':
      return form['x-bytes'] === undefined ? 'text' : 'file';
    case 'integer':
    case 'number':
      return 'text';
    case 'boolean':
      return 'flag';
    case 'array':
      return formsOf(form.items).every((item) => kindOf(item) === 'json') ? 'json' : 'list';
    case 'object':
      return Object.keys(form.properties).length > 0 ? 'object' : 'json';
    default:
      return 'json';
  }
}

/** The form that a draft fills in: the first one where there is no draft yet. */
export function formOf(schema: Schema, draft: Draft | undefined): Form {
  const forms = formsOf(schema);
  return forms.find((form) => kindOf(form) === draft?.kind) ?? forms[0]!;
}

/** A draft with nothing filled in. */
export function emptyDraft(form: Form): Draft {
  switch (kindOf(form)) {
    case 'flag':
      return { kind: 'flag', on: defaultFlag(form) };
    case 'list':
      return { kind: 'list', items: [] };
    case 'object':
      return { kind: 'object', members: {}, others: {} };
    case 'json':
      return { kind: 'json', text: '' };
    case 'file':
      return noFile;
    default:
      return { kind: 'text', text: '' };
  }
}

/** A value that a form cannot show. */
export class UnfitError extends Error {
  override readonly name = 'UnfitError';

  constructor(place: string, wanted: string) {
    super(`The form cannot show this: ${place === '' ? 'the body' : place} is not ${wanted}.`);
  }
}

/** The draft of a JSON text. Throws UnfitError where it is of another type than the schema. */
export function readDraft(schema: Schema, source: string, place = ''): Draft {
  for (const form of formsOf(schema)) {
    const draft = readForm(form, source, place);
    if (draft !== undefined) return draft;
  }
  const kinds = formsOf(schema).map(({ type }) => (type === 'array' ? 'list' : (type ?? 'value')));
  throw new UnfitError(place, `of type ${kinds.join(' or ')}`);
}

/** The draft of the whole input of an operation, an object even where it has no members. */
export function readInput(schema: ObjectSchema, source: string): ObjectDraft {
  const draft = readObject(schema, source, '');
  if (draft === undefined) throw new UnfitError('', 'of type object');
  return draft;
}

function readForm(form: Form, source: string, place: string): Draft | undefined {
  switch (kindOf(form)) {
    case 'text':
      return readText(form, source);
    case 'flag':
      return /^(?:true|false)$/.test(source) ? { kind: 'flag', on: source === 'true' } : undefined;
    case 'list':
      return readList(form as ArraySchema, source, place);
    case 'object':
      return readObject(form as ObjectSchema, source, place);
    case 'file':
      return source.startsWith('"') ? fileFromJson(bytesForm(form), 'file', JSON.parse(source)) : undefined;
    default:
      return { kind: 'json', text: withLines(source) };
  }
}

/** Each element of a list on a line of its own, where it is written in one line. */
function withLines(source: string): string {
  const elements = source.includes('\n') ? undefined : elementsIn(source);
  return elements === undefined || elements.length === 0 ? source : `[\n  ${elements.join(',\n  ')}\n]`;
}

/** A number stays as it was written; a string of a number is shown like the number. */
function readText(form: Form, source: string): Draft | undefined {
  if (source.startsWith('"')) return { kind: 'text', text: JSON.parse(source) as string };
  return form.type !== 'string' && NUMBER.test(source) ? { kind: 'text', text: source } : undefined;
}

function readList({ items }: ArraySchema, source: string, place: string): Draft | undefined {
  const elements = elementsIn(source);
  return (
    elements && { kind: 'list', items: elements.map((item, n) => readDraft(items, item, `${place}/${n}`)) }
  );
}

function readObject({ properties }: ObjectSchema, source: string, place: string): ObjectDraft | undefined {
  const found = membersIn(source);
  if (found === undefined) return undefined;
  const members: Record<string, Draft> = {};
  const others: Record<string, string> = {};
  for (const [name, value] of found) {
    if (!Object.hasOwn(properties, name)) others[name] = value;
    else members[name] = readDraft(properties[name]!, value, place === '' ? name : `${place}/${name}`);
  }
  return { kind: 'object', members, others };
}

/** The JSON text of a draft, indented; undefined when nothing is filled in. */
export function writeDraft(schema: Schema, draft: Draft, indent = ''): string | undefined {
  const form = formOf(schema, draft);
  switch (draft.kind) {
    case 'text':
      return draft.text === '' ? undefined : writeText(form, draft.text);
    case 'flag':
      return draft.on === defaultFlag(form) ? undefined : String(draft.on);
    case 'json':
      return draft.text.trim() === '' ? undefined : draft.text.trim();
    case 'file': {
      const json = fileInJson(bytesForm(form), draft);
      return json === undefined ? undefined : JSON.stringify(json);
    }
    case 'list':
      return draft.items.length === 0 ? undefined : writeList(form as ArraySchema, draft.items, indent);
    case 'object':
      return writeObject(form as ObjectSchema, draft, indent);
  }
}

/** The body of a request: an object, even with nothing filled in. */
export function writeInput(schema: ObjectSchema, draft: ObjectDraft): string {
  return writeObject(schema, draft, '') ?? '{}';
}

/** The names of controls whose text should be JSON and is not, each with the reason. */
export function brokenJson(draft: Draft, place = ''): readonly (readonly [name: string, fault: string])[] {
  const below = (name: string | number): string => (place === '' ? `${name}` : `${place}.${name}`);
  switch (draft.kind) {
    case 'json': {
      const fault = draft.text.trim() === '' ? undefined : faultOfJson(draft.text);
      return fault === undefined ? [] : [[place, `must be JSON: ${fault}`]];
    }
    case 'list':
      return draft.items.flatMap((item, index) => brokenJson(item, below(index)));
    case 'object':
      return Object.entries(draft.members).flatMap(([name, member]) => brokenJson(member, below(name)));
    default:
      return [];
  }
}

/** The draft without members that must not be kept: texts and addresses of people, passwords. */
export function withoutSensitive(schema: Schema, draft: Draft): Draft | undefined {
  if (schema['x-sensitive']) return undefined;
  const form = formOf(schema, draft);
  if (draft.kind === 'list') {
    const items = draft.items.map((item) => withoutSensitive((form as ArraySchema).items, item));
    return { kind: 'list', items: items.filter((item) => item !== undefined) };
  }
  if (draft.kind !== 'object') return draft;
  const kept = Object.entries(draft.members).flatMap(([name, member]) => {
    const rest = withoutSensitive((form as ObjectSchema).properties[name]!, member);
    return rest === undefined ? [] : [[name, rest] as const];
  });
  return { kind: 'object', members: Object.fromEntries(kept), others: {} };
}

/** RFC 8259 section 6. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What is not a number is sent as a text, which the service refuses in its own words. */
function writeText(form: Form, text: string): string {
  return form.type !== 'string' && NUMBER.test(text) ? text : JSON.stringify(text);
}

/** Elements keep their places, so that a fault leads to its control: an empty one is sent empty. */
function writeList({ items }: ArraySchema, drafts: readonly Draft[], indent: string): string {
  const inner = `${indent}  `;
  const elements = drafts.map((draft) => writeDraft(items, draft, inner) ?? emptyValue(draft));
  const line = `[${elements.join(', ')}]`;
  if (!line.includes('\n') && line.length <= 60) return line;
  return `[\n${elements.map((element) => inner + element).join(',\n')}\n${indent}]`;
}

function emptyValue(draft: Draft): string {
  if (draft.kind === 'flag') return String(draft.on);
  return { text: '""', json: 'null', list: '[]', object: '{}', file: '""' }[draft.kind];
}

/** In the order of the schema; an object that is required is sent empty, so that its own members are asked for. */
function writeObject(
  schema: ObjectSchema,
  { members, others }: ObjectDraft,
  indent: string,
): string | undefined {
  const inner = `${indent}  `;
  const declared = Object.entries(schema.properties).flatMap(([name, member]) => {
    const draft = members[name] ?? emptyDraft(formsOf(member)[0]!);
    const isAsked = draft.kind === 'object' && (schema.required?.includes(name) ?? false);
    const value = writeDraft(member, draft, inner) ?? (isAsked ? '{}' : undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  const all = [...declared, ...Object.entries(others)];
  if (all.length === 0) return undefined;
  return `{\n${all.map(([name, value]) => `${inner}${JSON.stringify(name)}: ${value}`).join(',\n')}\n${indent}}`;
}

function bytesForm(form: Form): BytesForm {
  return (form.type === 'string' && form['x-bytes']) || { media: [] };
}

function defaultFlag(form: Form): boolean {
  return form.type === 'boolean' && form.default === true;
}

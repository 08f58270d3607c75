import { faultOfJson } from '../../formats/json/source.ts';
import type { PlaygroundOperation } from '../../surfaces/playground/playground.ts';
import {
  type Draft,
  formsOf,
  kindOf,
  type ObjectDraft,
  readDraft,
  UnfitError,
  withoutSensitive,
  writeDraft,
} from './draft.ts';

/** The longest link that is kept: longer ones are cut by programs that pass them on. */
const MAX_LINK_LENGTH = 8000;

/**
 * The hash of a filled-in form, `#id?member=value`: texts as they are, lists and objects as JSON. Nothing sensitive is
 * in it. Of an input that is too long only the id.
 */
export function writeLink({ id, input }: PlaygroundOperation, draft: ObjectDraft): string {
  const kept = withoutSensitive(input, draft) as ObjectDraft;
  const pairs = Object.entries(kept.members).flatMap(([name, member]) => {
    if (member.kind === 'file') return [];
    const json = writeDraft(input.properties[name]!, member);
    if (json === undefined) return [];
    const text = member.kind === 'text' ? member.text : compact(json);
    return [`${encodeURIComponent(name)}=${encodeText(text)}`];
  });
  const link = pairs.length === 0 ? `#${id}` : `#${id}?${pairs.join('&')}`;
  return link.length > MAX_LINK_LENGTH ? `#${id}` : link;
}

/** The id in a hash, which needs not be the id of an operation. */
export function idIn(hash: string): string {
  return decode(hash.slice(1).split('?', 1)[0]!);
}

/** What a link fills in, and the members that it cannot: unknown ones, and those whose value the form cannot show. */
export interface FilledLink {
  readonly draft: ObjectDraft;
  readonly leftOut: readonly string[];
}

/** Reads the hash of a filled-in form, undefined when it has no members. */
export function readLink({ input }: PlaygroundOperation, hash: string): FilledLink | undefined {
  const mark = hash.indexOf('?');
  if (mark < 0) return undefined;
  const members: Record<string, Draft> = {};
  const leftOut: string[] = [];
  for (const pair of hash.slice(mark + 1).split('&')) {
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const schema = Object.hasOwn(input.properties, name) ? input.properties[name] : undefined;
    const draft = schema && readMember(schema, equals < 0 ? '' : decode(pair.slice(equals + 1)));
    if (draft !== undefined) members[name] = draft;
    else if (name !== '')
      leftOut.push(schema === undefined ? `${name} is not known` : `${name} cannot be read`);
  }
  return { draft: { kind: 'object', members, others: {} }, leftOut };
}

type Member = PlaygroundOperation['input']['properties'][string];

/** A text where the schema accepts one, unless it is a list or an object that the schema accepts too. */
function readMember(schema: Member, text: string): Draft | undefined {
  const accepts = (kind: Draft['kind']): boolean => formsOf(schema).some((form) => kindOf(form) === kind);
  const structured = accepts('list') || accepts('object') || accepts('flag');
  if (structured && faultOfJson(text) === undefined) {
    try {
      return readDraft(schema, text);
    } catch (error) {
      if (!(error instanceof UnfitError)) throw error;
    }
  }
  if (accepts('text')) return { kind: 'text', text };
  return accepts('json') ? { kind: 'json', text } : undefined;
}

/** JSON on one line; a text that is not JSON, as a control may hold, as it is. Numbers keep their digits. */
function compact(json: string): string {
  return json.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|\s+/g, (_, text: string | undefined) => text ?? '');
}

/** RFC 3986 3.5: a fragment may hold `: / ? @ ,` as they are, which keeps addresses readable. */
function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/%(?:3A|2F|3F|40|2C)/g, decodeURIComponent);
}

/** As in a query string, `+` is a space. A broken percent-encoding stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

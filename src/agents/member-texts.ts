import { wordsOf } from '../schema/name-words.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';
import { argumentForms } from './argument-forms.ts';
import { contains, lostRule } from './lost-rule.ts';

/** The description of a member as the keyword of its schema; nothing where it has none, or was shown before. */
export type MemberTexts = (schema: Schema) => { readonly description?: string };

/**
 * Longest text of all members of a tool, in characters. A list of tools shares the context of the model with everything
 * else in it, and the members themselves come first: what has no place here is said by the docs and by refusals.
 */
const MAX_TEXTS_LENGTH = 270;

/**
 * What the members of an input are, each by the first sentence of its description, its limits, its default and its rule.
 * Where all of them are too long, those of required members come first, then those of the root, then the deeper ones.
 */
export function memberTexts(input: ObjectSchema): MemberTexts {
  const kept = new Map<Schema, string>();
  const told = new Set<string>();
  let room = MAX_TEXTS_LENGTH;
  for (const { schema, text } of candidates(input)) {
    if (told.has(text) || text.length > room) continue;
    told.add(text);
    room -= text.length;
    const before = kept.get(schema);
    kept.set(schema, before === undefined ? text : `${before} ${text}`);
  }
  return (schema) => {
    const description = kept.get(schema);
    kept.delete(schema);
    return description === undefined ? {} : { description };
  };
}

interface Candidate {
  readonly schema: Schema;
  readonly text: string;
  /** The lowest comes first. */
  readonly rank: number;
}

/** Every text, the most important first. */
function candidates(input: ObjectSchema): readonly Candidate[] {
  const found = textsOf('', input, 1);
  const visit = (name: string, schema: Schema, rank: number): void => {
    found.push(...textsOf(name, schema, rank));
    const [form, ...others] = argumentForms(schema);
    if (form === undefined || others.length > 0) return;
    if (form.type === 'array') visit(name, form.items, rank + 1);
    if (form.type === 'object') visitMembers(form, rank + 1);
  };
  const visitMembers = ({ properties }: ObjectSchema, rank: number): void => {
    for (const [name, member] of Object.entries(properties)) visit(name, member, rank);
  };
  for (const [name, member] of Object.entries(input.properties)) {
    visit(name, member, input.required?.includes(name) ? 0 : 1);
  }
  return found.sort((one, other) => one.rank - other.rank);
}

function textsOf(name: string, schema: Schema, rank: number): Candidate[] {
  const { description = '' } = schema;
  const rule = lostRule(schema);
  const texts = [
    [isSaidBy(name, firstSentence(description)) ? '' : firstSentence(description), limits(schema)]
      .filter(Boolean)
      .join(' '),
    rule === undefined || meetsItself.test(rule) || contains(description, rule) ? '' : `Must be ${rule}.`,
  ];
  return texts.filter(Boolean).map((text) => ({ schema, text, rank }));
}

/** What every value that a model sends is. */
const meetsItself = /^a (text|name) that is not blank$|^a string that is not empty$/;

/** Whether the name of a member says what its description says: `Number of the contract.` */
function isSaidBy(name: string, sentence: string): boolean {
  const said = new Set(wordsOf(name));
  return wordsOf(sentence).every((word) => said.has(word) || particles.has(word));
}

const particles: ReadonlySet<string> = new Set(['a', 'of', 'the']);

function firstSentence(text: string): string {
  return /^.*?\.(?=\s+[A-Z`(]|$)/s.exec(text)?.[0] ?? text;
}

/** A range and a default in words: `64 to 2048, default 512.` */
function limits(schema: Schema): string {
  const words = [range(schema), defaultOf(schema)].filter((word) => word !== undefined);
  if (words.length === 0) return '';
  const text = words.join(', ');
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

function range(schema: Schema): string | undefined {
  if (schema.type === 'array')
    return schema.maxItems === undefined ? undefined : `at most ${schema.maxItems}`;
  if (schema.type !== 'integer' && schema.type !== 'number') return undefined;
  const { minimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `at least ${minimum}`;
  return maximum === undefined ? undefined : `at most ${maximum}`;
}

/** A default of false says nothing: it is what an absent member means everywhere. */
function defaultOf(schema: Schema): string | undefined {
  const own = 'x-agents-default' in schema ? schema['x-agents-default'] : undefined;
  const value = own ?? ('default' in schema ? schema.default : undefined);
  return value === undefined || value === false ? undefined : `default ${value}`;
}

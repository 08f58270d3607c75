import { elementsIn, faultOfJson } from '../../formats/json/source.ts';
import type { Operation } from '../../operation.ts';
import { bodyFormOf } from '../../request/body-form.ts';
import { flagJson } from '../arguments/flag-value.ts';
import { type MemberFlag, memberFlags } from '../arguments/member-flags.ts';
import { CommandLineError, unknownWord } from '../failures/command-line-error.ts';
import type { GivenInput, GivenMember } from '../input/given-input.ts';
import { operandForm, operandPlace, subjectJson } from '../input/read-input.ts';
import { type Sources, sourceName } from '../input/sources.ts';
import { type Delimiter, namedCells, rowJson, tableRecords } from './table-records.ts';
import { textLines } from './text-lines.ts';

/** One of many inputs. */
export interface BulkRecord {
  /** What was written, as JSON text. */
  readonly json: string;
  /** Reads it. Throws CommandLineError for what cannot be read. */
  readonly read: () => Promise<GivenInput>;
}

/** How a file of inputs is divided. */
export type RecordForm = 'lines' | 'csv' | 'tsv' | 'jsonl' | 'json';

/** The form of a file by its extension. */
export function recordForm(place: string): RecordForm {
  const extension = /\.(csv|tsv|jsonl|json)$/i.exec(place)?.[1]?.toLowerCase();
  return (extension as RecordForm | undefined) ?? 'lines';
}

/** Longest list of inputs, in bytes: it is read whole, unlike the other forms. */
const LONGEST_LIST = 67_108_864;

/** The inputs of a file, one after another as they are read. Each may be as long as the body of a call. */
export async function* bulkRecords(
  operation: Operation,
  place: string,
  form: RecordForm,
  sources: Sources,
): AsyncGenerator<BulkRecord> {
  const bound = { longest: bodyFormOf(operation).jsonBytes, place: sourceName(place) };
  switch (form) {
    case 'csv':
      return yield* rowRecords(operation, place, ',', sources);
    case 'tsv':
      return yield* rowRecords(operation, place, '\t', sources);
    case 'jsonl':
      for await (const line of textLines(sources.textChunks(place), bound)) {
        yield jsonRecord(operation, line, place);
      }
      return;
    case 'json':
      for (const element of listElements(await sources.text(place, LONGEST_LIST), place)) {
        yield jsonRecord(operation, element, place);
      }
      return;
    case 'lines':
      for await (const line of textLines(sources.textChunks(place), bound)) yield lineRecord(operation, line);
  }
}

function lineRecord(operation: Operation, line: string): BulkRecord {
  if (operandForm(operation) !== 'text') {
    throw new CommandLineError(
      '--each expects .csv, .tsv, .jsonl or .json: this operation has no single text',
    );
  }
  const member = operation.subject!.member;
  const json = subjectJson(operation, line);
  const members = [{ path: [member], json, place: operandPlace(operation) }];
  return { json: `{${JSON.stringify(member)}:${json}}`, read: async () => ({ members }) };
}

/** A text among JSON stands for the subject. */
function jsonRecord(operation: Operation, text: string, place: string): BulkRecord {
  const isText = text.trimStart().startsWith('"') && operandForm(operation) === 'text';
  if (!isText) return { json: shown(text), read: async () => ({ body: { text, name: place }, members: [] }) };
  return lineRecord(operation, textIn(text, place));
}

function textIn(json: string, place: string): string {
  try {
    return JSON.parse(json) as string;
  } catch {
    throw new CommandLineError(`${place} has a line that is not JSON: ${json}`);
  }
}

/** The text itself on one line where it is JSON; a text with the broken line where it is not. */
function shown(text: string): string {
  try {
    JSON.parse(text);
    return text.trim().replace(/[\r\n]+/g, ' ');
  } catch {
    return JSON.stringify(text);
  }
}

function listElements(text: string, place: string): readonly string[] {
  const fault = faultOfJson(text);
  if (fault !== undefined) throw new CommandLineError(`${place} is not JSON: ${fault}`);
  const elements = elementsIn(text);
  if (elements === undefined) {
    throw new CommandLineError(`${place} must be a JSON list, one input an entry`);
  }
  return elements;
}

async function* rowRecords(
  operation: Operation,
  place: string,
  delimiter: Delimiter,
  sources: Sources,
): AsyncGenerator<BulkRecord> {
  let header: readonly string[] | undefined;
  let flags: ReadonlyMap<string, MemberFlag> | undefined;
  const bound = { longest: bodyFormOf(operation).jsonBytes, place: sourceName(place) };
  for await (const record of tableRecords(sources.textChunks(place), delimiter, bound)) {
    if (header === undefined || flags === undefined) {
      header = record.map((name) => name.trim());
      flags = columnFlags(operation, header, place);
    } else {
      yield rowRecord(flags, namedCells(header.slice(0, record.length), record));
    }
  }
}

/** The member of each column. */
function columnFlags(
  operation: Operation,
  header: readonly string[],
  place: string,
): ReadonlyMap<string, MemberFlag> {
  const known = memberFlags(operation.input);
  return new Map(
    header.filter(Boolean).map((name) => {
      const flag = known.find((each) => each.name === name || each.path.join('.') === name);
      if (flag === undefined) throw unknownWord(`member for the column of ${place}`, name, namesOf(known));
      return [name, flag] as const;
    }),
  );
}

function namesOf(flags: readonly MemberFlag[]): readonly string[] {
  return flags.map(({ path }) => path.join('.'));
}

function rowRecord(
  flags: ReadonlyMap<string, MemberFlag>,
  row: readonly (readonly [name: string, text: string])[],
): BulkRecord {
  const given = row.filter(([, text]) => text !== '');
  const read = async () => {
    const members: GivenMember[] = [];
    for (const [name, text] of given) {
      const flag = flags.get(name)!;
      const value = await flagJson(flag, [text]);
      members.push({ path: flag.path, json: value, place: name });
    }
    return { members };
  };
  return { json: rowJson(given), read };
}

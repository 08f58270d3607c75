import { elementsIn, faultOfJson } from '../../formats/json/source.ts';
import type { Operation } from '../../operation.ts';
import type { TableKind } from '../../operations/convert/table/table-file.ts';
import { bodyFormOf } from '../../request/body-form.ts';
import { CommandLineError } from '../failures/command-line-error.ts';
import { GivenBody } from '../input/given-input.ts';
import { operandForm, operandPlace, subjectJson } from '../input/read-input.ts';
import { type Sources, sourceName } from '../input/sources.ts';
import type { BulkRecord } from './bulk-record.ts';
import { tableRecords } from './table-records.ts';
import { textLines } from './text-lines.ts';

/** How a file of inputs is divided. */
export type RecordForm = 'lines' | TableKind | 'jsonl' | 'json';

/** The form of a file by its extension. */
export function recordForm(place: string): RecordForm {
  const extension = /\.(csv|tsv|xlsx|jsonl|json)$/i.exec(place)?.[1]?.toLowerCase();
  return (extension as RecordForm | undefined) ?? 'lines';
}

/** Longest list of inputs, in bytes: it is read whole, unlike the other forms. */
const MAX_LIST_LENGTH = 67_108_864;

/** A file of inputs. */
export interface BulkFile {
  readonly place: string;
  readonly form: RecordForm;
  readonly sources: Sources;
  /** Called with what was assumed, renamed or left out, in sentences. */
  readonly note: (text: string) => void;
}

/** The inputs of a file, one after another as they are read. Each may be as long as the body of a call. */
export async function* bulkRecords(
  operation: Operation,
  { place, form, sources, note }: BulkFile,
): AsyncGenerator<BulkRecord> {
  const bound = { longest: bodyFormOf(operation).jsonBytes, place: sourceName(place) };
  switch (form) {
    case 'csv':
    case 'tsv':
    case 'xlsx':
      return yield* tableRecords(operation, { place, kind: form, sources, note });
    case 'jsonl':
      for await (const line of textLines(sources.textChunks(place), bound)) {
        yield jsonRecord(operation, new GivenBody(line, place), sources.partOf(place));
      }
      return;
    case 'json': {
      const elements = listElements(await sources.text(place, MAX_LIST_LENGTH), place);
      for (const [index, element] of elements.entries()) {
        yield jsonRecord(operation, new GivenBody(element, place), (index + 1) / elements.length);
      }
      return;
    }
    case 'lines':
      for await (const line of textLines(sources.textChunks(place), bound)) {
        yield lineRecord(operation, line, sources.partOf(place));
      }
  }
}

function lineRecord(operation: Operation, line: string, part: number | undefined): BulkRecord {
  if (operandForm(operation) !== 'text') {
    throw new CommandLineError(
      '--each expects .csv, .tsv, .xlsx, .jsonl or .json: this operation has no single text',
    );
  }
  const member = operation.subject!.member;
  const json = subjectJson(operation, line);
  const members = [{ path: [member], json, place: operandPlace(operation) }];
  return {
    json: `{${JSON.stringify(member)}:${json}}`,
    written: () => ({ [member]: JSON.parse(json) }),
    read: () => ({ members }),
    part,
  };
}

/** A JSON string is the value of the subject member. */
function jsonRecord(operation: Operation, body: GivenBody, part: number | undefined): BulkRecord {
  const value = valueIn(operation, body);
  if (typeof value === 'string' && operandForm(operation) === 'text')
    return lineRecord(operation, value, part);
  const { text } = body;
  return {
    // What is not JSON is shown as a text.
    json: value === undefined ? JSON.stringify(text) : text.trim().replace(/[\r\n]+/g, ' '),
    written: () => (value === undefined ? text : value),
    read: () => ({ body, members: [] }),
    part,
  };
}

/** The value of a body, undefined for what is not JSON: the call says why. */
function valueIn(operation: Operation, body: GivenBody): unknown {
  try {
    return body.value(operation);
  } catch {
    return undefined;
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

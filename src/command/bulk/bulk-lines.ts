import { csvField, spreadsheetText } from '../../formats/formula-guard.ts';
import type { Operation } from '../../operation.ts';
import { isObject } from '../../schema/prepare.ts';
import type { Schema } from '../../schema/schema.ts';
import { valueAt } from '../arguments/flag-value.ts';
import type { BulkRecord } from './bulk-record.ts';

/** What came of one of many inputs. */
export type BulkAnswer =
  | { readonly result: unknown }
  | { readonly file: string }
  | { readonly error: Readonly<Record<string, unknown>>; readonly message: string };

/** Writes the answers of a run, each as a whole line. */
export interface LineWriter {
  /** The text of an answer, with what must come before the first one. */
  line(record: BulkRecord, answer: BulkAnswer): string;
}

/** Lines of JSON: `{"input":...,"result":...}`. The input is as it was written, with all its digits. */
export const jsonLines: LineWriter = {
  line({ json }, answer) {
    const rest =
      'result' in answer
        ? `"result":${JSON.stringify(answer.result)}`
        : 'file' in answer
          ? `"file":${JSON.stringify(answer.file)}`
          : `"error":${JSON.stringify(answer.error)}`;
    return `{"input":${json},${rest}}\n`;
  },
};

/**
 * A table (RFC 4180): the members of the first input, the members of the answer that are not among them, those of
 * objects after a dot, and the error. Lists are joined by `; `. Texts of answers that a spreadsheet would run as a formula
 * begin with an apostrophe; the members of the input are as they were written.
 */
export class TableLines implements LineWriter {
  readonly #operation: Operation;
  #inputs: readonly string[] | undefined;
  #outputs: readonly string[] = [];

  constructor(operation: Operation) {
    this.#operation = operation;
  }

  line(record: BulkRecord, answer: BulkAnswer): string {
    const input = record.written();
    const isFirst = this.#inputs === undefined;
    this.#inputs ??= isObject(input) ? Object.keys(input) : ['input'];
    if (isFirst)
      this.#outputs = outputColumns(this.#operation).filter((name) => !this.#inputs!.includes(name));
    const result = 'file' in answer ? { file: answer.file } : 'result' in answer ? answer.result : {};
    const line = row([
      ...this.#inputs.map((name) => cell(isObject(input) ? input[name] : input)),
      ...this.#outputs.map((name) => answerCell(valueAt(result, name.split('.')))),
      'error' in answer ? spreadsheetText(answer.message) : '',
    ]);
    return isFirst ? `${row([...this.#inputs, ...this.#outputs, 'error'])}${line}` : line;
  }
}

function outputColumns({ output }: Operation): readonly string[] {
  const media = output.media['application/json'];
  const members = media !== undefined && 'schema' in media ? leaves(media.schema, '') : [];
  return Object.keys(output.media).some((type) => type !== 'application/json')
    ? [...members, 'file']
    : members;
}

function leaves(schema: Schema, prefix: string): readonly string[] {
  if (schema.type !== 'object' || Object.keys(schema.properties).length === 0) {
    return prefix === '' ? [] : [prefix];
  }
  return Object.entries(schema.properties).flatMap(([name, member]) =>
    leaves(member, prefix === '' ? name : `${prefix}.${name}`),
  );
}

/** A text of an answer may come from a server or a page, and a spreadsheet must not run it. */
function answerCell(value: unknown): string {
  return typeof value === 'number' ? cell(value) : spreadsheetText(cell(value));
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(cell).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function row(cells: readonly string[]): string {
  return `${cells.map(csvField).join(',')}\r\n`;
}

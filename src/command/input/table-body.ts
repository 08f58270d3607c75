import { InputError } from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import type { TableKind } from '../../operations/convert/table/table-file.ts';
import { CommandLineError } from '../failures/command-line-error.ts';
import { GivenBody, type GivenInput } from './given-input.ts';

/** Whether a word or an extension names a kind of files that hold tables. */
export function isTableKind(word: string): word is TableKind {
  return word === 'csv' || word === 'tsv' || word === 'xlsx';
}

/** A file that holds a table. */
export interface TableFile {
  readonly kind: TableKind;
  /** Where it comes from, as messages name it. */
  readonly name: string;
}

/**
 * Makes a table the body of an operation on rows: rows of texts, so that 007 stays 007, of a workbook the values of its
 * cells. Columns and sheets are part of it where the operation has members for them.
 */
export async function tableBody(
  { input, subject }: Pick<Operation, 'input' | 'subject'>,
  bytes: Uint8Array,
  { kind, name }: TableFile,
): Promise<Pick<GivenInput, 'body' | 'notes'>> {
  const { readTableFile } = await import('../../operations/convert/table/table-file.ts');
  try {
    const { table, sheets, warnings, leftOut } = await readTableFile(bytes, kind);
    const hasSheets = sheets !== undefined && input.properties['sheets'] !== undefined;
    const notes = [...warnings, ...(hasSheets ? [] : leftOut)].map((text) => `${name}: ${text}`);
    if (hasSheets) return { body: new GivenBody(`{"sheets":${sheets}}`, name), notes };
    const isWhole = subject?.member === 'rows' && input.properties['columns'] !== undefined;
    return { body: new GivenBody(isWhole ? table : rowsIn(table), name), notes };
  } catch (error) {
    throw namedAfter(name, error);
  }
}

function rowsIn(table: string): string {
  return JSON.stringify((JSON.parse(table) as { readonly rows: readonly unknown[] }).rows);
}

/** An error of a reader of files as one of the command, which names the file; any other as it is. */
export function namedAfter(name: string, error: unknown): unknown {
  if (!(error instanceof InputError)) return error;
  return new CommandLineError(error.faults.map(({ message }) => `${name} ${message}`).join('; '));
}

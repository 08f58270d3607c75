import type { Example, Operation } from '../../operation.ts';
import { isObject } from '../../schema/prepare.ts';
import { shellQuote } from '../../surfaces/docs/request-samples.ts';
import { valueAt } from '../arguments/flag-value.ts';
import { type MemberFlag, memberFlags } from '../arguments/member-flags.ts';
import { commandName } from '../command-words.ts';
import { operandForm } from '../input/read-input.ts';
import { COLUMNS } from './wrapped-text.ts';

/** The command of an example for a POSIX shell, one flag a line where it is long. It runs as it is. */
export function exampleCommand(operation: Operation, example: Example): string {
  const words = exampleWords(operation, example);
  const whole = [commandName(operation), ...words].join(' ');
  if (whole.length <= COLUMNS - 2 && !whole.includes('\n')) return whole;
  return [commandName(operation), ...words].join(' \\\n    ');
}

/** Operands and flags, each flag with its value in one text. */
function exampleWords(operation: Operation, example: Example): readonly string[] {
  const subject = operation.subject?.member;
  const operands =
    subject === undefined
      ? []
      : example.file === undefined
        ? operandsOf(operation, example.input[subject])
        : [example.file.name];
  const flags = memberFlags(operation.input)
    .filter(({ path }) => path[0] !== subject || operands.length === 0)
    .flatMap((flag) => flagWords(flag, valueAt(example.input, flag.path)));
  return [...operands.map(shellWord), ...flags, ...(isFile(operation, example) ? ['-o ./'] : [])];
}

/** The operands of the subject; none where a flag must be used, for a text that looks like a flag. */
function operandsOf(operation: Operation, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (operandForm(operation) === 'body') return [JSON.stringify(value)];
  const texts = (Array.isArray(value) ? value : [value]).map(String);
  return texts.some((text) => text.startsWith('-')) ? [] : texts;
}

/** An object is written by the flags of its members. */
function flagWords({ name, kind, schema }: MemberFlag, value: unknown): readonly string[] {
  if (value === undefined || (schema.type === 'object' && isObject(value))) return [];
  if (kind === 'switch') return [value === true ? `--${name}` : `--no-${name}`];
  if (kind === 'json') return [`--${name} ${shellWord(JSON.stringify(value))}`];
  if (!Array.isArray(value)) return [`--${name} ${shellWord(String(value))}`];
  const isPlain =
    value.every((item) => !String(item).startsWith('[')) && (kind === 'list' || value.length > 1);
  if (!isPlain) return [`--${name} ${shellWord(JSON.stringify(value))}`];
  return value.map((item) => `--${name} ${shellWord(String(item))}`);
}

/** Whether the answer is a file, by the media types and, where there are both, by the format. */
function isFile({ output, input }: Operation, example: Example): boolean {
  const types = Object.keys(output.media);
  if (!types.includes('application/json')) return true;
  const format = input.properties.format;
  const chosen = example.input.format ?? (format && 'default' in format ? format.default : 'json');
  return types.length > 1 && chosen !== 'json';
}

function shellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : shellQuote(text);
}

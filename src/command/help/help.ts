import { groupOf, type Operation } from '../../operation.ts';
import type { Schema } from '../../schema/schema.ts';
import { allowedWords, membersOf } from '../../surfaces/docs/fields.ts';
import { usedGroups } from '../../surfaces/facts/used-groups.ts';
import { isListOfObjects, type MemberFlag, memberFlags } from '../arguments/member-flags.ts';
import { type OwnFlag, ownFlags } from '../arguments/own-flags.ts';
import { commandName, commandWord } from '../command-words.ts';
import { exitStatuses } from '../failures/exit-status.ts';
import { operandForm, operandPlace, readsTables } from '../input/read-input.ts';
import { serviceCommands } from '../service-commands.ts';
import { exampleCommand } from './example-command.ts';
import { explained, plainText, wrapped } from './wrapped-text.ts';

/** Column at which the meaning of an exit status begins. */
const STATUS_COLUMN = 7;

/** What `sundry --help` prints: every command. */
export function topHelp(
  operations: readonly Operation[],
  otherCommands: Readonly<Record<string, string>>,
): string {
  const sections = usedGroups(operations).map(({ id, title, members }) =>
    section(
      title,
      members.map((each) => explained(`${id} ${commandWord(each)}`, each.summary)),
    ),
  );
  const others = [
    ...Object.entries(otherCommands).map(([word, meaning]) => explained(word, meaning)),
    ...[...serviceCommands].map(([word, { meaning }]) => explained(word, meaning)),
  ];
  return [
    'usage: sundry <group> <operation> [input] [flags]\n',
    ...sections,
    section('Sundry itself', others),
    wrapped('sundry <group> <operation> --help shows flags and examples of one operation.'),
  ].join('\n');
}

/** What `sundry qr --help` prints: the operations of a group and all their flags. */
export function groupHelp(operations: readonly Operation[]): string {
  const group = groupOf(operations[0]!);
  const entries = new Map<string, string[]>();
  for (const operation of operations) {
    for (const entry of memberEntries(operation)) {
      entries.set(entry, [...(entries.get(entry) ?? []), commandWord(operation)]);
    }
  }
  const flags = [...entries].map(([entry, words]) =>
    words.length === operations.length
      ? entry
      : `${entry.trimEnd()}\n${wrapped(`(${words.join(', ')})`, 27)}`,
  );
  return [
    `usage: sundry ${group} <operation> ${[...new Set(operations.map(operandUsage))].join(' | ')} [flags]\n`,
    section(
      'Operations',
      operations.map((each) => explained(commandWord(each), each.summary)),
    ),
    section('Flags', flags),
    wrapped(`sundry ${group} <operation> --help shows examples and the flags of every operation.`),
  ].join('\n');
}

/** What `sundry qr create --help` prints. */
export function operationHelp(operation: Operation): string {
  const commands = operation.examples.map((example) => {
    const lines = exampleCommand(operation, example).split('\n');
    return `  # ${example.title}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  });
  return [
    `usage: ${commandName(operation)} ${operandUsage(operation)} [flags]\n`,
    wrapped(`${operation.summary}. ${firstParagraph(operation)}`),
    ...inputSection(operation),
    section('Flags', memberEntries(operation)),
    section('Flags of every operation', ownEntries(operation)),
    section('Examples', [commands.join('\n')]),
    section(
      'Exit status',
      Object.values(exitStatuses).map(({ status, meaning }) =>
        explained(String(status), meaning, STATUS_COLUMN),
      ),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function section(title: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `${title}:\n${entries.join('')}`;
}

function firstParagraph({ description }: Operation): string {
  return plainText(description.trim().split(/\n\s*\n/)[0] ?? '');
}

function operandUsage(operation: Operation): string {
  const place = operandPlace(operation);
  if (operandForm(operation) !== 'body') return operandForm(operation) === 'texts' ? `${place}...` : place;
  return Object.keys(operation.input.properties).length === 0 ? '' : '[body]';
}

/** How the input is given that has no flag of its own. */
function inputSection(operation: Operation): readonly string[] {
  const form = operandForm(operation);
  if (form === 'body') {
    if (Object.keys(operation.input.properties).length === 0) return [];
    const table = readsTables(operation) ? ' A list is the rows; .csv, .tsv and .xlsx are read as rows.' : '';
    const words = `The input as JSON: a file, - for standard input, or the JSON itself.${table} Flags win over it.`;
    return [section('Input', [explained('[body]', words)])];
  }
  const schema = operation.input.properties[operation.subject!.member]!;
  if (form === 'file') {
    const words = `The path of a file, or - for standard input. ${plainText(schema.description ?? '')}`;
    return [section('Input', [explained(operandPlace(operation), words)])];
  }
  const ways =
    form === 'text' ? '- reads it from standard input.' : '- reads them from standard input, one a line.';
  return [section('Input', [explained(operandPlace(operation), `${meaningOf(schema, true)} ${ways}`)])];
}

function memberEntries(operation: Operation): readonly string[] {
  return memberFlags(operation.input)
    .filter(({ path }) => path[0] !== operation.subject?.member || operandForm(operation) === 'body')
    .map((flag) =>
      [explained(flagTerm(flag), meaningOf(flag.schema, flag.required)), ...itemEntries(flag)].join(''),
    );
}

/** The members of the objects in a list, which are written as JSON. */
function itemEntries({ schema, path }: MemberFlag): readonly string[] {
  if (!isListOfObjects(schema) || schema.items.type !== 'object') return [];
  return membersOf(schema.items, '').map((field) => {
    const allowed = field.allowed === undefined ? '' : sentence(field.allowed);
    const preset = field.defaultValue === undefined ? '' : ` Default ${field.defaultValue}.`;
    const need = field.required && !field.description.includes('Required.') ? 'Required. ' : '';
    const words = `${need}${plainText(field.description)} ${allowed}${preset}`;
    return explained(`  "${path.length > 1 ? `${path.slice(1).join('.')}.` : ''}${field.path}"`, words);
  });
}

function flagTerm({ name, kind, schema }: MemberFlag): string {
  if (kind === 'switch') return `--[no-]${name}`;
  return `--${name} <${valueWord(schema)}>${kind === 'list' || kind === 'lines' ? '...' : ''}`;
}

/** The words of an enum where they are few and short, else a type. */
function valueWord(schema: Schema): string {
  const words = shownWords(schema);
  if (words !== undefined) return words.join('|');
  const form = schema.anyOf?.find(({ type }) => type !== 'array') ?? schema;
  if (form.type === 'array') return form.items.type === 'object' ? 'json' : valueWord(form.items);
  if ('enum' in form && form.enum !== undefined && form.enum.join('|').length <= 20)
    return form.enum.join('|');
  if (form.type === 'string') return 'text';
  return form.type === 'integer' || form.type === 'number' ? form.type : 'json';
}

/** The words of an enum, where they are few and short enough to be shown with its flag. */
function shownWords(schema: Schema): readonly string[] | undefined {
  if (schema.type !== 'string' || schema.enum === undefined) return undefined;
  return schema.enum.join('|').length <= 12 ? schema.enum : undefined;
}

function meaningOf(schema: Schema, required: boolean): string {
  const allowed = shownWords(schema) === undefined ? allowedWords(schema) : undefined;
  const description = plainText(schema.description ?? '');
  const preset = 'default' in schema && schema.default !== undefined ? String(schema.default) : undefined;
  return [
    required ? 'Required.' : '',
    description,
    allowed === undefined ? '' : sentence(allowed),
    preset === undefined ? '' : `Default ${preset === '' ? '""' : preset}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function sentence(words: string): string {
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`;
}

function ownEntries(operation: Operation): readonly string[] {
  const taken = new Set(memberFlags(operation.input).map(({ name }) => name));
  const isText = operandForm(operation) !== 'body';
  return ownFlags
    .filter((flag: OwnFlag) => flag.only !== 'tables' || readsTables(operation))
    .filter((flag: OwnFlag) => flag.only !== 'texts' || isText)
    .map((flag: OwnFlag) => {
      const short = flag.short === undefined ? '' : `-${flag.short}, `;
      const value = flag.value === undefined ? '' : ` ${flag.value}`;
      const note = taken.has(flag.name) ? `; here it is a member: write it before the group` : '';
      return explained(`${short}--${flag.name}${value}`, `${flag.meaning}${note}`);
    });
}

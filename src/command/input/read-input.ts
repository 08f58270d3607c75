import type { Operation } from '../../operation.ts';
import { typedText } from '../../request/query.ts';
import type { ObjectSchema } from '../../schema/schema.ts';
import { flagJson, unpartedText } from '../arguments/flag-value.ts';
import { flagName, isListOfObjects, type MemberFlag } from '../arguments/member-flags.ts';
import type { OwnFlagName, OwnValues } from '../arguments/own-flags.ts';
import type { ParsedArguments } from '../arguments/parse-arguments.ts';
import { CommandLineError } from '../failures/command-line-error.ts';
import { GivenBody, type GivenInput, type GivenMember } from './given-input.ts';
import { type Sources, STANDARD, sourceName, textFrom, withoutFinalBreak } from './sources.ts';
import { isTableKind, tableBody } from './table-body.ts';

/** What the operands of an operation are: one text or number, several texts, a file, or the body of the call. */
export type OperandForm = 'text' | 'texts' | 'file' | 'body';

/** What is written without a flag after an operation. */
export function operandForm({ subject, input }: Pick<Operation, 'subject' | 'input'>): OperandForm {
  const schema = subject && input.properties[subject.member];
  if (schema?.type === 'string' && schema['x-bytes'] !== undefined) return 'file';
  if (schema?.type === 'string' || schema?.type === 'integer' || schema?.type === 'number') return 'text';
  return schema?.type === 'array' && schema.items.type === 'string' ? 'texts' : 'body';
}

/** The place of the subject where it is written without a flag, as usage lines show it. */
export function operandPlace(operation: Pick<Operation, 'subject' | 'input'>): string {
  return operandForm(operation) === 'body' ? '<body>' : `<${flagName([operation.subject!.member])}>`;
}

/** The JSON of a subject that was written without a flag. What is not of its type stays a text, which is refused. */
export function subjectJson({ subject, input }: Operation, text: string): string {
  return JSON.stringify(typedText(input.properties[subject!.member], text));
}

/** Whether the body of an operation may be a table. */
export function readsTables({ subject, input }: Pick<Operation, 'subject' | 'input'>): boolean {
  return subject !== undefined && isListOfObjects(input.properties[subject.member]);
}

/** The one text that was given after a flag of the command, undefined without the flag. */
export function ownText(own: OwnValues, name: OwnFlagName): string | undefined {
  const texts = own.get(name);
  if (texts !== undefined && texts.length > 1) throw new CommandLineError(`--${name} must be given once`);
  return texts?.[0];
}

/**
 * Gathers the input of one call from flags, operands, files and standard input. Standard input is read where `-` asks
 * for it, and where what the operation needs is missing and something is piped in.
 */
export async function readInput(
  operation: Operation,
  parsed: ParsedArguments,
  sources: Sources,
): Promise<GivenInput> {
  const { members, notes } = await givenMembers(parsed.members, sources);
  const bodyPlace = ownText(parsed.own, 'input');
  const given = await readGiven({ operation, parsed, sources, members, bodyPlace });
  return { ...given, notes: [...notes, ...(given.notes ?? [])] };
}

function readGiven(reading: Reading): Promise<GivenInput> {
  switch (operandForm(reading.operation)) {
    case 'body':
      return readBodyOperand(reading);
    case 'file':
      return readFileOperand(reading);
    default:
      return readSubject(reading);
  }
}

/** The members that were given by their flags, and the texts of lists that may have been meant as several. */
export async function givenMembers(
  texts: ReadonlyMap<MemberFlag, readonly string[]>,
  sources: Pick<Sources, 'text'>,
): Promise<{ readonly members: readonly GivenMember[]; readonly notes: readonly string[] }> {
  const members: GivenMember[] = [];
  const notes: string[] = [];
  for (const [flag, given] of texts) {
    const json = await flagJson(flag, given, (path) => sources.text(path));
    members.push({ path: flag.path, json, place: `--${flag.name}` });
    const unparted = unpartedText(flag, given);
    if (unparted !== undefined)
      notes.push(
        `--${flag.name} ${JSON.stringify(unparted)} is one entry; repeat --${flag.name} for several`,
      );
  }
  return { members, notes };
}

interface Reading {
  readonly operation: Operation;
  readonly parsed: ParsedArguments;
  readonly sources: Sources;
  readonly members: readonly GivenMember[];
  readonly bodyPlace: string | undefined;
}

async function readBodyOperand({
  operation,
  parsed,
  sources,
  members,
  bodyPlace,
}: Reading): Promise<GivenInput> {
  const { own, operands } = parsed;
  if (own.has('file')) throw new CommandLineError('--file is for a text; name the body without a flag');
  const [place = bodyPlace, extra] = operands;
  const isTwice = extra !== undefined || (bodyPlace !== undefined && operands.length > 0);
  if (isTwice) throw new CommandLineError(`one body is expected, and ${extra ?? operands[0]} is another`);
  if (place !== undefined) return { ...(await readBody(operation, place, own, sources)), members };
  if (!isBodyMissing(operation, members)) return { members };
  const piped = await sources.unaskedBody();
  if (piped === undefined) return { members };
  return { ...(await bodyOf(operation, piped, STANDARD, own)), members };
}

/** A file is named, or comes on standard input; its text is never written on the command line. */
async function readFileOperand({
  operation,
  parsed,
  sources,
  members,
  bodyPlace,
}: Reading): Promise<GivenInput> {
  const { own, operands } = parsed;
  const member = operation.subject!.member;
  const [place, ...others] = [...operands, ...(own.get('file') ?? [])];
  if (others.length > 0) throw new CommandLineError(`one ${operandPlace(operation)} is expected`);
  const given = (bytes: Uint8Array, from: string): GivenInput['file'] => ({
    member,
    bytes,
    name: sourceName(from),
  });
  if (place !== undefined) {
    const body = bodyPlace === undefined ? {} : await readBody(operation, bodyPlace, own, sources);
    return { ...body, members, file: given(await sources.bytes(place), place) };
  }
  if (bodyPlace !== undefined) return { ...(await readBody(operation, bodyPlace, own, sources)), members };
  const piped = await sources.unaskedBytes();
  return { members, file: piped && given(piped, STANDARD) };
}

/** Whether something must still come: a required member, the rows of a table, or anything at all. */
function isBodyMissing({ input, subject }: Operation, members: readonly GivenMember[]): boolean {
  const given = new Set(members.map(({ path }) => path[0]));
  if (input.required?.some((name) => !given.has(name))) return true;
  if (subject === undefined) return given.size === 0 && Object.keys(input.properties).length > 0;
  return !listsOf(input).some((name) => given.has(name));
}

function listsOf({ properties }: ObjectSchema): readonly string[] {
  return Object.keys(properties).filter((name) => properties[name]?.type === 'array');
}

async function readSubject({ operation, parsed, sources, members, bodyPlace }: Reading): Promise<GivenInput> {
  const { own, operands } = parsed;
  const member = operation.subject!.member;
  const place = operandPlace(operation);
  const file = ownText(own, 'file');
  const isFlagGiven = members.some(({ path }) => path[0] === member);
  const ways = [isFlagGiven, operands.length > 0, file !== undefined].filter(Boolean).length;
  if (ways > 1) throw new CommandLineError(`${place} must be given once: as it is, by its flag or by --file`);
  const body = bodyPlace === undefined ? {} : await readBody(operation, bodyPlace, own, sources);
  const added = (json: string, from: string): GivenInput => ({
    ...body,
    members: [{ path: [member], json, place: from }, ...members],
  });
  if (operandForm(operation) === 'text') {
    if (operands.length > 1) throw new CommandLineError(`one ${place} is expected; put quotes around it`);
    const text = await subjectText(file ?? operands[0], file !== undefined, sources);
    const notes = file === undefined ? fileNotes(text, sources) : [];
    if (text !== undefined) return { ...added(subjectJson(operation, text), place), notes };
  } else {
    const texts = file === undefined ? await listed(operands, sources) : linesOf(await sources.text(file));
    if (texts.length > 0) return added(JSON.stringify(texts), place);
  }
  const isNeeded = operation.input.required?.includes(member) ?? false;
  if (ways > 0 || bodyPlace !== undefined || !isNeeded) return { ...body, members };
  const piped = await sources.unasked();
  if (piped === undefined) return { members };
  const isText = operandForm(operation) === 'text';
  const json = isText ? subjectJson(operation, withoutFinalBreak(piped)) : JSON.stringify(linesOf(piped));
  return added(json, place);
}

/** The name of a file, also as curl writes it; white space is seldom in one. */
const FILE_NAME = /^@?([^\s@][^\s]{0,200}\.\w{1,8})$/;

/** A text is never a file: a word to those who expect that it is. */
function fileNotes(text: string | undefined, sources: Sources): readonly string[] {
  const name = FILE_NAME.exec(text ?? '')?.[1];
  if (name === undefined || !sources.isFile(name)) return [];
  return [`"${text}" is taken as the text; --file ${name} reads the file`];
}

async function subjectText(
  given: string | undefined,
  isFile: boolean,
  sources: Sources,
): Promise<string | undefined> {
  if (given === undefined) return undefined;
  return isFile || given === STANDARD ? withoutFinalBreak(await sources.text(given)) : given;
}

async function listed(operands: readonly string[], sources: Sources): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const operand of operands) {
    if (operand === STANDARD) texts.push(...linesOf(await sources.text(STANDARD)));
    else texts.push(operand);
  }
  return texts;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

/** A body, and what was noticed while it was read. */
type Body = Pick<GivenInput, 'body' | 'notes'>;

async function readBody(
  operation: Operation,
  place: string,
  own: OwnValues,
  sources: Sources,
): Promise<Body> {
  if (/^\s*[{[]/.test(place)) return { body: new GivenBody(place, 'the body') };
  return bodyOf(operation, await sources.body(place), place, own);
}

async function bodyOf(operation: Operation, bytes: Uint8Array, place: string, own: OwnValues): Promise<Body> {
  const name = sourceName(place);
  const kind = ownText(own, 'from') ?? /\.(csv|tsv|xlsx)$/i.exec(place)?.[1]?.toLowerCase() ?? 'json';
  const isTable = isTableKind(kind);
  if (!isTable && kind !== 'json')
    throw new CommandLineError(`--from must be json, csv, tsv or xlsx, not ${kind}`);
  if (!isTable || !readsTables(operation)) return { body: new GivenBody(textFrom(bytes, place), name) };
  return tableBody(operation, bytes, { kind, name });
}

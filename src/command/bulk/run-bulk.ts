/**
 * One operation over the records of a file: `sundry qr create --each links.csv -o codes/{n}.svg`.
 *
 *     data,size                {"input":{"data":"https://a.example","size":"300"},"file":"codes/1.svg"}
 *     https://a.example,300    {"input":{"data":"https://b.example","size":"9"},"error":{...}}
 *     https://b.example,9
 *
 * bulk-records.ts divides the file, as it is read; records run side by side (`--jobs`) and their lines come in order
 * (in-order.ts). A record that is refused is a line with its reason, and the others go on.
 */
import type { Operation, Result } from '../../operation.ts';
import { resultValue } from '../../request/result-bytes.ts';
import type { OwnValues } from '../arguments/own-flags.ts';
import type { ParsedArguments } from '../arguments/parse-arguments.ts';
import { isExpected } from '../failures/attempt.ts';
import { CommandLineError, MissingPlaceError } from '../failures/command-line-error.ts';
import type { Outcome } from '../failures/exit-status.ts';
import { failureOf, isOfCaller } from '../failures/failure.ts';
import type { GivenInput, GivenMember, OperationInput } from '../input/given-input.ts';
import { givenMembers, ownText } from '../input/read-input.ts';
import { type Sources, sourceName } from '../input/sources.ts';
import { filledPlace, fixedFolder, isTemplate } from '../output/file-place.ts';
import { contentOf, save } from '../output/output.ts';
import { inputFor } from '../output/output-format.ts';
import { unknownOf } from '../output/unknown.ts';
import type { Performer } from '../performer.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { Bar } from './bar.ts';
import { type BulkAnswer, jsonLines, type LineWriter, TableLines } from './bulk-lines.ts';
import type { BulkRecord } from './bulk-record.ts';
import { bulkRecords, type RecordForm, recordForm } from './bulk-records.ts';
import { inOrder } from './in-order.ts';
import { JoinedOutput } from './joined-output.ts';

/** A run of one operation over many inputs. */
export interface BulkRun {
  readonly operation: Operation;
  readonly invocation: ParsedArguments;
  readonly sources: Sources;
  readonly performer: () => Promise<Performer>;
  readonly terminal: Terminal;
  /** Milliseconds since some fixed moment. */
  readonly now: () => number;
  /** The words of the command. */
  readonly name: string;
}

const DEFAULT_JOBS = 8;
const MAX_JOBS = 64;

/**
 * Runs an operation for each input of a file and writes the answers in the order of the inputs, as they come. A refused
 * input is a line like any other; the run goes on.
 */
export async function runBulk(run: BulkRun): Promise<Outcome> {
  const { operation, invocation, sources, terminal, now, name } = run;
  const { own, operands } = invocation;
  const extra = operands[0];
  if (extra !== undefined) throw new CommandLineError(`${extra} is not expected beside a file of inputs`);
  const source = sourceOf(own);
  const note = (text: string) => terminal.errors.writeLine(`warning: ${sourceName(source.place)}: ${text}`);
  const records = bulkRecords(operation, { ...source, sources, note });
  const { members: common, notes } = await givenMembers(invocation.members, sources);
  for (const text of notes) terminal.errors.writeLine(`warning: ${text}`);
  const one = new RecordRunner({ operation, own, common, perform: await run.performer(), terminal });
  const writer: LineWriter = own.has('csv') ? new TableLines(operation) : jsonLines;
  const bar = terminal.errors.isTerminal ? new Bar(terminal.errors, now) : undefined;
  const output = new JoinedOutput(terminal.output);
  const counts = { all: 0, refused: 0, failed: 0, unknown: 0 };
  const unknown = new Set<string>();
  try {
    for await (const answered of inOrder(records, jobsOf(own), (record) => one.answer(record))) {
      const { record, answer, outcome, notKnown = [] } = answered;
      counts.all++;
      for (const words of notKnown) unknown.add(words);
      if (outcome === 'upstream') counts.failed++;
      else if (outcome === 'unknown') counts.unknown++;
      else if (outcome !== 'done') counts.refused++;
      if (terminal.output.isTerminal) bar?.erase();
      await output.write(writer.line(record, answer));
      bar?.advance(record.part);
    }
  } finally {
    await output.flush();
    bar?.erase();
  }
  const lost = counts.refused + counts.failed;
  if (lost > 0) terminal.errors.writeLine(`${name}: ${lost} of ${counts.all} without a result`);
  if (counts.unknown > 0) {
    const what = [...unknown].join(', ');
    terminal.errors.writeLine(`warning: not known in ${counts.unknown} of ${counts.all}: ${what}`);
  }
  if (counts.refused > 0) return 'refused';
  if (counts.failed > 0) return 'upstream';
  return counts.unknown > 0 ? 'unknown' : 'done';
}

interface Source {
  readonly place: string;
  readonly form: RecordForm;
}

/** `--file` has one subject a line, whatever it is called. */
function sourceOf(own: OwnValues): Source {
  const each = ownText(own, 'each');
  const file = ownText(own, 'file');
  if (each !== undefined && file !== undefined)
    throw new CommandLineError('--each and --file exclude each other');
  if (own.has('input')) throw new CommandLineError('--input is one input; --each is a file of many');
  if (own.has('get') && !own.has('output')) {
    throw new CommandLineError('--get is for one answer, or for files: lines have the whole answer');
  }
  return each === undefined ? { place: file!, form: 'lines' } : { place: each, form: recordForm(each) };
}

function jobsOf(own: OwnValues): number {
  const text = ownText(own, 'jobs');
  if (text === undefined) return DEFAULT_JOBS;
  const jobs = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (jobs < 1 || jobs > MAX_JOBS) {
    throw new CommandLineError(`--jobs must be an integer from 1 to ${MAX_JOBS}, not ${text}`);
  }
  return jobs;
}

interface Answered {
  readonly record: BulkRecord;
  readonly answer: BulkAnswer;
  readonly outcome: Outcome;
  /** What the answer does not know. */
  readonly notKnown?: readonly string[];
}

/** What all records of a run share. */
interface RunSettings {
  readonly operation: Operation;
  readonly own: OwnValues;
  readonly common: readonly GivenMember[];
  readonly perform: Performer;
  readonly terminal: Terminal;
}

/** Answers one input after another, and remembers the files that were written. */
class RecordRunner {
  readonly #operation: Operation;
  readonly #own: OwnValues;
  readonly #common: readonly GivenMember[];
  readonly #perform: Performer;
  readonly #terminal: Terminal;
  readonly #files = new Set<string>();
  #number = 0;

  constructor({ operation, own, common, perform, terminal }: RunSettings) {
    this.#operation = operation;
    this.#own = own;
    this.#common = common;
    this.#perform = perform;
    this.#terminal = terminal;
    const place = ownText(own, 'output');
    const isOne = place !== undefined && !isTemplate(place) && !/[/\\]$/.test(place);
    if (isOne && !terminal.files.isFolder(place)) {
      throw new CommandLineError(
        "-o must differ for each input: a folder, or {n} or a member as in 'out/{n}.pdf'",
      );
    }
    const isFile = !Object.keys(operation.output.media).includes('application/json');
    if (isFile && place === undefined) throw missingOutputPath();
    if (place !== undefined) refuseMissingFolder(place, terminal);
  }

  async answer(record: BulkRecord): Promise<Answered> {
    const number = ++this.#number;
    let given: GivenInput = { members: [] };
    try {
      const read = await record.read();
      given = { ...read, members: [...read.members, ...this.#common] };
      const input = inputFor(this.#operation, given, this.#own);
      const result = await this.#perform(input);
      const answer = this.#delivered(result, input, number);
      const unknown = unknownOf(this.#operation, result);
      return { record, answer, outcome: unknown.length > 0 ? 'unknown' : 'done', notKnown: unknown };
    } catch (error) {
      if (error instanceof MissingPlaceError || isOfCaller(error)) throw error;
      const { outcome, lines, problem } = failureOf(error, { operation: this.#operation, input: given });
      const answer = { error: problem, message: lines.join('; ') };
      return {
        record,
        answer,
        outcome: isExpected(error) && outcome !== 'upstream' ? 'refused' : 'upstream',
      };
    }
  }

  #delivered(
    result: Result,
    input: OperationInput,
    number: number,
  ): { readonly file: string } | { readonly result: unknown } {
    const place = ownText(this.#own, 'output');
    if (place === undefined) {
      if (result.kind === 'file') throw missingOutputPath();
      return { result: resultValue(result) };
    }
    const value = (): unknown => (input.kind === 'value' ? input.value : JSON.parse(input.text));
    const files = {
      ...this.#terminal.files,
      write: (path: string, bytes: Uint8Array) => this.#write(path, bytes),
    };
    const filled = filledPlace(place, number, value);
    return { file: save(result, contentOf(result, this.#own), filled, { files }).file };
  }

  #write(path: string, bytes: Uint8Array): void {
    if (this.#files.has(path))
      throw new CommandLineError(`${path} is the file of an input before: {n} in -o gives each its own`);
    this.#files.add(path);
    this.#terminal.files.write(path, bytes);
  }
}

/** Found before the first input: each of them would fail for the same reason. */
function refuseMissingFolder(place: string, { files }: Terminal): void {
  const folder = fixedFolder(place);
  if (folder === undefined || files.isFolder(folder)) return;
  throw new CommandLineError(`-o ${place}: there is no folder ${folder}; make it first`);
}

function missingOutputPath(): MissingPlaceError {
  return new MissingPlaceError("the answers are files: say where they go, as in -o 'out/{n}.pdf' or -o out/");
}

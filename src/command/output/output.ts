import { indented } from '../../formats/json/indented.ts';
import { sourceAt } from '../../formats/json/source.ts';
import type { FileResult, Result } from '../../operation.ts';
import { resultBytes } from '../../request/result-bytes.ts';
import { bareMediaType } from '../../surfaces/examples/answer-content.ts';
import type { OwnValues } from '../arguments/own-flags.ts';
import { CommandLineError } from '../failures/command-line-error.ts';
import { ownText } from '../input/read-input.ts';
import { STANDARD } from '../input/sources.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { plainFileName } from './file-place.ts';

/**
 * Prints an answer or saves it. JSON is printed with indentation, on one line or one member of it; a file goes to the
 * place that was named, or as bytes into a pipe. A terminal gets no binary.
 */
export async function deliver(result: Result, own: OwnValues, terminal: Terminal): Promise<void> {
  const content = contentOf(result, own);
  const place = ownText(own, 'output') ?? STANDARD;
  if (place !== STANDARD) {
    const saved = save(result, content, place, terminal);
    if (own.has('json')) await terminal.output.write(`${JSON.stringify(saved)}\n`);
  } else {
    if (terminal.output.isTerminal && isBinary(result)) {
      const { mediaType } = result as FileResult;
      throw new CommandLineError(`the answer is ${mediaType}, not text: save it by -o FILE, or pipe it`);
    }
    await terminal.output.write(content);
  }
  for (const line of notes(result, own.has('verbose'))) terminal.errors.writeLine(line);
}

/** A saved answer, as a line of JSON describes it. */
export interface SavedFile {
  readonly file: string;
  readonly bytes: number;
  readonly media_type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes an answer to a file, or under its own name into a folder. */
export function save(
  result: Result,
  content: string | Uint8Array,
  place: string,
  { files }: Pick<Terminal, 'files'>,
): SavedFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = /[/\\]$/.test(place) || files.isFolder(place) ? inFolder(place, result) : place;
  files.write(file, bytes);
  return {
    file,
    bytes: bytes.byteLength,
    media_type: result.kind === 'file' ? result.mediaType : 'application/json',
    headers: result.headers ?? {},
  };
}

/** JSON as it is printed or saved, a file as it is. */
export function contentOf(result: Result, own: OwnValues): string | Uint8Array {
  const path = ownText(own, 'get');
  if (result.kind === 'file') {
    if (path !== undefined)
      throw new CommandLineError('--get reads a member of JSON, and the answer is a file');
    return result.bytes;
  }
  const json = new TextDecoder().decode(resultBytes(result).bytes);
  const shown = path === undefined ? json : sourceAt(json, path.split('.'));
  if (shown === undefined) throw new CommandLineError(`--get: the answer has no member ${path}`);
  if (path !== undefined && shown.startsWith('"')) return `${JSON.parse(shown)}\n`;
  return `${own.has('json') ? shown : indented(shown)}\n`;
}

function isBinary(result: Result): boolean {
  if (result.kind === 'json') return false;
  const type = bareMediaType(result.mediaType);
  return !type.startsWith('text/') && !/[/+](xml|json)$/.test(type);
}

function inFolder(folder: string, result: Result): string {
  const name = result.kind === 'file' ? plainFileName(result.fileName) : 'answer.json';
  return /[/\\]$/.test(folder) ? `${folder}${name}` : `${folder}/${name}`;
}

/** Warnings, always; the other headers when they are asked for. */
function notes({ headers = {}, ignored = [] }: Result, isVerbose: boolean): readonly string[] {
  const warnings = Object.entries(headers).filter(([name]) => name.endsWith('-warning'));
  const others = Object.entries(headers).filter(([name]) => !name.endsWith('-warning'));
  return [
    ...warnings.map(([, value]) => `warning: ${value}`),
    ...(ignored.length === 0 ? [] : [`warning: not known and ignored: ${ignored.join(', ')}`]),
    ...(isVerbose ? others.map(([name, value]) => `${name}: ${value}`) : []),
  ];
}

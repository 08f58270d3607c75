import type { BodyForm } from '../../request/body-form.ts';
import { CommandLineError, longFile } from '../failures/command-line-error.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The word for standard input, and for standard output, where a file is expected. */
export const STANDARD = '-';

/** A place of a command line as messages name it. */
export function sourceName(place: string): string {
  return place === STANDARD ? 'standard input' : place;
}

/**
 * Reads what a command line names: files, and standard input at most once. Throws CommandLineError for more bytes than
 * the body of a call may have, as soon as they have come: a device has no end.
 */
export class Sources {
  readonly #terminal: Pick<Terminal, 'input' | 'files'>;
  readonly #form: Pick<BodyForm, 'fileBytes' | 'jsonBytes'>;
  #isInputRead = false;
  #passed = 0;
  #size: number | undefined;

  constructor(terminal: Pick<Terminal, 'input' | 'files'>, form: Pick<BodyForm, 'fileBytes' | 'jsonBytes'>) {
    this.#terminal = terminal;
    this.#form = form;
  }

  /** The text of a file, or of standard input for `-`; a byte order mark is dropped. */
  async text(place: string, mostBytes = this.#form.jsonBytes): Promise<string> {
    return textFrom(await this.#read(place, mostBytes), place);
  }

  /** The bytes of a body, of which a table is not always UTF-8. */
  async body(place: string): Promise<Uint8Array> {
    return this.#read(place, this.#form.jsonBytes);
  }

  /** The bytes of a file, or of standard input for `-`, as they come and of any length. */
  async *chunks(place: string): AsyncGenerator<Uint8Array> {
    for await (const chunk of place === STANDARD
      ? this.#standardInput()
      : this.#terminal.files.chunks(place)) {
      this.#passed += chunk.byteLength;
      yield chunk;
    }
  }

  /** Part of a file that this many bytes are, or those that have come as chunks, from 0 to 1; undefined for a pipe. */
  partOf(place: string, bytes = this.#passed): number | undefined {
    if (place === STANDARD) return undefined;
    this.#size ??= this.#terminal.files.size(place);
    return Math.min(bytes / Math.max(this.#size, 1), 1);
  }

  /** Whether a place is a file with something in it. */
  isFile(place: string): boolean {
    try {
      return this.#terminal.files.size(place) > 0;
    } catch (error) {
      if (error instanceof CommandLineError) return false;
      throw error;
    }
  }

  /** The chunks of a place as text. */
  async *textChunks(place: string): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of this.chunks(place))
      yield decoded(place, () => decoder.decode(chunk, { stream: true }));
    yield decoded(place, () => decoder.decode());
  }

  /**
   * What is piped in although nothing on the command line asks for it; undefined for a terminal, for an input that
   * ends at once, and for one that is read already. A pipe without an end and without bytes would keep the run
   * waiting, so it is refused after a moment.
   */
  async unasked(): Promise<string | undefined> {
    const bytes = await this.unaskedBody();
    return bytes === undefined ? undefined : textFrom(bytes, STANDARD);
  }

  /** The same as the bytes of a body. */
  async unaskedBody(): Promise<Uint8Array | undefined> {
    return this.#unasked(this.#form.jsonBytes);
  }

  /** The same as the bytes of a file. */
  async unaskedBytes(): Promise<Uint8Array | undefined> {
    return this.#unasked(this.#form.fileBytes);
  }

  /** The bytes of a file, or of standard input for `-`. */
  async bytes(place: string, mostBytes = this.#form.fileBytes): Promise<Uint8Array> {
    return this.#read(place, mostBytes);
  }

  async #unasked(mostBytes: number): Promise<Uint8Array | undefined> {
    const { isTerminal, patienceMs } = this.#terminal.input;
    if (isTerminal || this.#isInputRead) return undefined;
    const bytes = await joined(withinPatience(this.#standardInput(), patienceMs), mostBytes);
    return bytes.byteLength === 0 ? undefined : bytes;
  }

  async #read(place: string, mostBytes: number): Promise<Uint8Array> {
    if (place !== STANDARD) return this.#terminal.files.read(place, mostBytes);
    return joined(this.#standardInput(), mostBytes);
  }

  #standardInput(): AsyncIterable<Uint8Array> {
    if (this.#isInputRead) throw new CommandLineError('standard input can be read once; - is there twice');
    this.#isInputRead = true;
    return this.#terminal.input.chunks();
  }
}

/** The text of bytes in UTF-8 without a byte order mark; `place` is where they come from. */
export function textFrom(bytes: Uint8Array, place: string): string {
  return decoded(place, () => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** A text without its last line break, as editors end a file. */
export function withoutFinalBreak(text: string): string {
  return text.replace(/\r?\n$/, '');
}

async function joined(chunks: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of chunks) {
    length += part.byteLength;
    if (length > mostBytes) throw longFile(sourceName(STANDARD), mostBytes);
    parts.push(part);
  }
  return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
}

async function* withinPatience(
  chunks: AsyncIterable<Uint8Array>,
  patienceMs: number,
): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await soon(iterator.next(), patienceMs);
  if (first === undefined) {
    // Not awaited: a pipe that is silent may not answer this either.
    void iterator.return?.();
    const seconds = patienceMs / 1000;
    throw new CommandLineError(`nothing came on standard input for ${seconds} s; close it or name the input`);
  }
  for (let next = first; !next.done; next = await iterator.next()) yield next.value;
}

async function soon<Value>(value: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

function decoded(place: string, decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new CommandLineError(`${sourceName(place)} must be UTF-8: it has bytes that are not`);
  }
}

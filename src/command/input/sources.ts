import { CommandLineError } from '../failures/command-line-error.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The word for standard input, and for standard output, where a file is expected. */
export const STANDARD = '-';

/** Reads what a command line names: files, and standard input at most once. */
export class Sources {
  readonly #terminal: Pick<Terminal, 'input' | 'files'>;
  #isInputRead = false;

  constructor(terminal: Pick<Terminal, 'input' | 'files'>) {
    this.#terminal = terminal;
  }

  /** The text of a file, or of standard input for `-`; a byte order mark is dropped. */
  async text(place: string): Promise<string> {
    const bytes = await this.bytes(place);
    return decoded(place, () => utf8().decode(bytes));
  }

  /** The same text piece by piece. */
  async *textChunks(place: string): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const chunks = place === STANDARD ? this.#standardInput() : this.#terminal.files.chunks(place);
    for await (const chunk of chunks) yield decoded(place, () => decoder.decode(chunk, { stream: true }));
    yield decoded(place, () => decoder.decode());
  }

  /**
   * What is piped in although nothing on the command line asks for it; undefined for a terminal, for an input that
   * ends at once, and for one that is read already. A pipe without an end and without bytes would keep the run
   * waiting, so it is refused after a moment.
   */
  async unasked(): Promise<string | undefined> {
    const bytes = await this.unaskedBytes();
    return bytes === undefined ? undefined : decoded(STANDARD, () => utf8().decode(bytes));
  }

  /** The same as bytes. */
  async unaskedBytes(): Promise<Uint8Array | undefined> {
    const { isTerminal, patienceMs } = this.#terminal.input;
    if (isTerminal || this.#isInputRead) return undefined;
    const bytes = await joined(withinPatience(this.#standardInput(), patienceMs));
    return bytes.byteLength === 0 ? undefined : bytes;
  }

  /** The bytes of a file, or of standard input for `-`. */
  async bytes(place: string): Promise<Uint8Array> {
    return place === STANDARD ? joined(this.#standardInput()) : this.#terminal.files.read(place);
  }

  #standardInput(): AsyncIterable<Uint8Array> {
    if (this.#isInputRead) throw new CommandLineError('standard input can be read once; - is there twice');
    this.#isInputRead = true;
    return this.#terminal.input.chunks();
  }
}

/** A text without its last line break, as editors end a file. */
export function withoutFinalBreak(text: string): string {
  return text.replace(/\r?\n$/, '');
}

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of chunks) parts.push(part);
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

function utf8() {
  return new TextDecoder('utf-8', { fatal: true });
}

function decoded(place: string, decode: () => string): string {
  try {
    return decode();
  } catch {
    const name = place === STANDARD ? 'standard input' : place;
    throw new CommandLineError(`${name} must be UTF-8: it has bytes that are not`);
  }
}

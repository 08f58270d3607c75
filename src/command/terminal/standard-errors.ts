import { visibleLine } from '../../formats/visible-text.ts';

/** Where the lines of a stream for errors go. */
export interface ErrorStream {
  readonly isTerminal: boolean;
  /** Characters in a line. */
  readonly columns: number;
  write(text: string): void;
}

/** Standard error. What is written to it may come from strangers, so that none of it is ever obeyed by a terminal. */
export class StandardErrors {
  readonly #stream: ErrorStream;

  constructor(stream: ErrorStream) {
    this.#stream = stream;
  }

  get isTerminal(): boolean {
    return this.#stream.isTerminal;
  }

  /** Characters in a line. */
  get columns(): number {
    return this.#stream.columns;
  }

  /** Writes one line; what is not a visible character of it is shown by its number. */
  writeLine(line: string): void {
    this.#stream.write(`${visibleLine(line)}\n`);
  }

  /** Writes control sequences of our own to a terminal. */
  draw(sequences: string): void {
    this.#stream.write(sequences);
  }
}

import type { StandardOutput } from '../terminal/standard-output.ts';

/** Characters that wait, at most. */
const MAX_WAITING = 65_536;

/**
 * Writes the lines that come in one turn of the event loop together: a call of the system costs more than most answers.
 * A terminal gets each line as it comes.
 */
export class JoinedOutput {
  readonly #output: StandardOutput;
  #waiting = '';
  #isDue = false;
  #written: Promise<void> = Promise.resolve();

  constructor(output: StandardOutput) {
    this.#output = output;
  }

  /** Resolves when more may be written. */
  async write(line: string): Promise<void> {
    if (this.#output.isTerminal) return this.#output.write(line);
    this.#waiting += line;
    if (this.#waiting.length >= MAX_WAITING) return this.flush();
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => void this.flush());
  }

  /** Writes what waits. Resolves when all has been written. */
  flush(): Promise<void> {
    const text = this.#waiting;
    this.#waiting = '';
    this.#isDue = false;
    if (text !== '') this.#written = this.#written.then(() => this.#output.write(text));
    return this.#written;
  }
}

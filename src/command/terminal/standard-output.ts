import { visibleText } from '../../formats/visible-text.ts';

/** Where an output goes. */
export interface OutputStream {
  readonly isTerminal: boolean;
  /** Resolves when more may be written. */
  write(content: string | Uint8Array): Promise<void>;
}

/** Standard output: files and pipes get the bytes as they are, a terminal nothing that it would obey. */
export class StandardOutput {
  readonly #stream: OutputStream;

  constructor(stream: OutputStream) {
    this.#stream = stream;
  }

  get isTerminal(): boolean {
    return this.#stream.isTerminal;
  }

  /** Writes a text, in UTF-8 where it is bytes. Resolves when more may be written. */
  write(content: string | Uint8Array): Promise<void> {
    if (!this.isTerminal) return this.#stream.write(content);
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    return this.#stream.write(visibleText(text));
  }
}

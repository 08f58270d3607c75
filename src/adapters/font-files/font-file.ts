import { readFileSync } from 'node:fs';
import { InputError } from '../../errors.ts';
import { checkFont } from '../../formats/truetype/check-font.ts';
import { unpackedFont } from '../../formats/truetype/woff.ts';
import { UnusableFontError } from './unusable-font.ts';

/** A font of the operator, for characters that the packaged ones lack. */
export class FontFile {
  /** Its package, or its path in a folder. */
  readonly name: string;
  readonly #path: string;
  #bytes: Uint8Array | undefined;

  constructor(name: string, path: string) {
    this.name = name;
    this.#path = path;
  }

  /** The TrueType file, read once. Throws UnusableFontError when it cannot be drawn with. */
  read(): Uint8Array {
    this.#bytes ??= readWhole(this.name, this.#path);
    return this.#bytes;
  }
}

function readWhole(name: string, path: string): Uint8Array {
  try {
    const bytes = unpackedFont(readFileSync(path));
    checkFont(bytes);
    return bytes;
  } catch (error) {
    throw unusable(name, path, error);
  }
}

/** What is wrong with a font, as one error that says so to the operator; other errors as they are. */
export function unusable(name: string, path: string, error: unknown): unknown {
  const reason =
    error instanceof InputError
      ? error.faults[0]!.message
      : error instanceof Error && 'syscall' in error
        ? `cannot be read: ${error.message}`
        : undefined;
  if (reason === undefined) return error;
  return new UnusableFontError(`the font ${name} ${reason} (${path}); replace or remove it`);
}

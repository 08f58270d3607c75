import { nearestWord } from './nearest-word.ts';

/** A mistake on the command line, or a file that cannot be read or written. The message reads after the command. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}

/** Many answers are files, and nothing says where they go: no input of the run can be answered. */
export class MissingPlaceError extends CommandLineError {}

/** The error for a word that is not among the known ones, with the one that was probably meant. */
export function unknownWord(what: string, word: string, known: Iterable<string>): CommandLineError {
  const meant = nearestWord(word, known);
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
  const shown = word.startsWith('-') ? word : `"${word}"`;
  return new CommandLineError(`there is no ${what} ${shown}${hint}`);
}

/** The error for a file, or an input, of more bytes than are read. */
export function longFile(name: string, mostBytes: number): CommandLineError {
  return new CommandLineError(`${name} may have at most ${mostBytes.toLocaleString('en-US')} bytes`);
}

/** The error for a file that the system refuses to read or to write. */
export function fileError(verb: 'read' | 'write', path: string, error: unknown): CommandLineError {
  const reason = error instanceof Error ? error.message : String(error);
  // Node writes `ENOENT: no such file or directory, open 'a.json'`: the path is in our sentence already.
  const words = /^[A-Z0-9]+: (.+?)(?:, \w+(?: '.*')?)?$/s.exec(reason)?.[1] ?? reason;
  return new CommandLineError(`cannot ${verb} ${path}: ${words}`);
}

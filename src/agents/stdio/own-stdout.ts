/** Writes one line; resolves when there is room for the next, rejects when the reader has gone. */
export type WriteLine = (line: string) => Promise<void>;

/**
 * Takes the standard output of the process for messages alone: whatever else writes to it from now on, as a stray
 * print of an operation does, comes out on the standard error.
 */
export function ownStdout({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): WriteLine {
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  return (line) =>
    new Promise((resolve, reject) => {
      write(`${line}\n`, (error) => (error == null ? resolve() : reject(error)));
    });
}

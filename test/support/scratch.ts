import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Passes the paths of the files, in a folder that is deleted afterwards, to a program that reads only files. */
export function withFiles<T>(
  files: readonly Uint8Array[],
  extension: string,
  use: (paths: readonly string[]) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-test-'));
  try {
    const paths = files.map((_, index) => join(folder, `${index}.${extension}`));
    for (const [index, path] of paths.entries()) writeFileSync(path, files[index]!);
    return use(paths);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

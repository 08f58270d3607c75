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

/** Passes the path of a folder that is deleted afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-test-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

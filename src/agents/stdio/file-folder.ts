import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, realpath, unlink } from 'node:fs/promises';
import { basename, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UpstreamError } from '../../errors.ts';
import type { SavedFile } from '../tool-result.ts';

/** Attempts at a name that is free: `qr.svg`, `qr-2.svg`, `qr-3.svg` and so on. */
const MAX_NAMESAKES = 10_000;

/**
 * A folder that files are saved in and read from. Nothing in it is ever overwritten, and nothing outside of it is
 * written or read.
 */
export class FileFolder {
  readonly #path: string;
  /** By name, the number that the last file of it got, so that many namesakes are not tried again. */
  readonly #numbers = new Map<string, number>();

  private constructor(path: string) {
    this.#path = path;
  }

  /** Makes the folder where there is none. Rejects with the error of the system. */
  static async open(path: string): Promise<FileFolder> {
    await mkdir(path, { recursive: true });
    return new FileFolder(await realpath(path));
  }

  /** Saves a file under its name, or under the next one that is free. Rejects with UpstreamError. */
  async save(fileName: string, bytes: Uint8Array): Promise<SavedFile> {
    const name = plainName(fileName);
    try {
      return await this.#saveAs(name, bytes);
    } catch (error) {
      throw new UpstreamError('upstream_failed', `The file could not be saved: ${reasonOf(error)}.`);
    }
  }

  /**
   * The bytes of a file by its path relative to the folder, or why it cannot be read, as it reads after the name of an
   * argument. A link that leads out of the folder is not followed.
   */
  async read(path: string, mostBytes: number): Promise<Uint8Array | string> {
    const real = await realpath(resolve(this.#path, path)).catch(() => undefined);
    const inside = real === undefined ? '..' : relative(this.#path, real);
    if (real === undefined || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
      return 'must be the path of a file in the folder of this server';
    }
    try {
      return await readPlainFile(real, mostBytes);
    } catch (error) {
      return `cannot be read: ${reasonOf(error)}`;
    }
  }

  async #saveAs(name: string, bytes: Uint8Array): Promise<SavedFile> {
    for (let number = this.#numbers.get(name) ?? 1; number <= MAX_NAMESAKES; number++) {
      const path = join(this.#path, numbered(name, number));
      if (!(await writeNew(path, bytes))) continue;
      this.#numbers.set(name, number + 1);
      return { path, url: pathToFileURL(path).href };
    }
    throw new Error(`the folder has ${MAX_NAMESAKES} files of one name`);
  }
}

/** No link by now, and opened without waiting: a pipe without a writer would keep the call for ever. */
async function readPlainFile(path: string, mostBytes: number): Promise<Uint8Array | string> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size, isFile } = await sizeOf(file);
    if (!isFile) return 'must be the path of a file, not of a folder or a device';
    if (size > mostBytes)
      return `may have at most ${mostBytes.toLocaleString('en-US')} bytes, not ${size.toLocaleString('en-US')}`;
    const bytes = new Uint8Array(size);
    let filled = 0;
    while (filled < size) {
      const { bytesRead } = await file.read(bytes, filled, size - filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return bytes.subarray(0, filled);
  } finally {
    await file.close();
  }
}

async function sizeOf(file: FileHandle): Promise<{ readonly size: number; readonly isFile: boolean }> {
  const stats = await file.stat();
  return { size: stats.size, isFile: stats.isFile() };
}

/** The message of the system without the path, which the agent knows. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/,.*$/s, '') : String(error);
}

/** The names of results are clean already; this holds for any other as well. */
function plainName(fileName: string): string {
  const name = basename(fileName.toWellFormed().replaceAll('\\', '/')).replaceAll('\0', '_');
  return name === '' || name === '.' || name === '..' ? 'file' : name;
}

function numbered(name: string, number: number): string {
  if (number === 1) return name;
  const extension = extname(name);
  return `${name.slice(0, name.length - extension.length)}-${number}${extension}`;
}

/** Writes a file that must be new: `wx` neither overwrites one nor follows a link. Whole, or not there. */
async function writeNew(path: string, bytes: Uint8Array): Promise<boolean> {
  const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (file === undefined) return false;
  try {
    await file.writeFile(bytes);
    return true;
  } catch (error) {
    await unlink(path);
    throw error;
  } finally {
    await file.close();
  }
}

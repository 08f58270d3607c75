import { mkdir, open, realpath, unlink } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UpstreamError } from '../../errors.ts';
import type { SavedFile } from '../tool-result.ts';

/** Attempts at a name that is free: `qr.svg`, `qr-2.svg`, `qr-3.svg` and so on. */
const MOST_NAMESAKES = 10_000;

/** A folder that files are saved in. Nothing in it is ever overwritten, and nothing outside of it written. */
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

  async #saveAs(name: string, bytes: Uint8Array): Promise<SavedFile> {
    for (let number = this.#numbers.get(name) ?? 1; number <= MOST_NAMESAKES; number++) {
      const path = join(this.#path, numbered(name, number));
      if (!(await writeNew(path, bytes))) continue;
      this.#numbers.set(name, number + 1);
      return { path, url: pathToFileURL(path).href };
    }
    throw new Error(`the folder has ${MOST_NAMESAKES} files of one name`);
  }
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

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import type { DomainLists, OperatorLists } from '../operation.ts';

/** How long lists are used, in milliseconds, before their files are checked again. */
const RECHECK_MS = 1000;

/**
 * The operator's lists: `disposable.block.txt` and `disposable.allow.txt` in a directory, one domain a line; `#`
 * begins a comment. They are read again when they change. A missing file is an empty list; one that
 * cannot be read leaves its list as it was, and `warn` gets the reason.
 */
export function createDomainLists(directory: string, warn: (message: string) => void): DomainLists {
  const block = new ListFile(join(directory, 'disposable.block.txt'), warn);
  const allow = new ListFile(join(directory, 'disposable.allow.txt'), warn);
  let lists: Promise<OperatorLists> | undefined;
  let checkedAt = 0;
  const read = async (): Promise<OperatorLists> => {
    const [blocked, allowed] = await Promise.all([block.current(), allow.current()]);
    return { blocked, allowed };
  };
  return {
    current: () => {
      const now = performance.now();
      if (lists === undefined || now - checkedAt >= RECHECK_MS) {
        checkedAt = now;
        lists = read();
      }
      return lists;
    },
  };
}

class ListFile {
  readonly #path: string;
  readonly #warn: (message: string) => void;
  #domains: ReadonlySet<string> = new Set();
  /** Modification time and size of the file read; '' for no file. */
  #version = '';
  #trouble = '';

  constructor(path: string, warn: (message: string) => void) {
    this.#path = path;
    this.#warn = warn;
  }

  async current(): Promise<ReadonlySet<string>> {
    try {
      const version = await this.#versionOnDisk();
      if (version !== this.#version) {
        this.#domains = version === '' ? new Set() : parseList(await readFile(this.#path, 'utf8'));
        this.#version = version;
      }
      this.#trouble = '';
    } catch (error) {
      this.#report(error instanceof Error ? error.message : String(error));
    }
    return this.#domains;
  }

  async #versionOnDisk(): Promise<string> {
    try {
      const { mtimeMs, size } = await stat(this.#path);
      return `${mtimeMs} ${size}`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    }
  }

  /** Once for each failure, not once a second. */
  #report(trouble: string): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#warn(`${this.#path} cannot be read: ${trouble}`);
  }
}

/** The domains of a list in ASCII and lower case. Lines that are not domains are skipped; so are `*.` and `@` before one. */
function parseList(text: string): ReadonlySet<string> {
  const lines = text.split('\n').map((line) =>
    line
      .replace(/#.*/, '')
      .trim()
      .replace(/^(?:\*\.|@|\.)/, ''),
  );
  return new Set(lines.map((line) => domainToASCII(line)).filter((domain) => domain.includes('.')));
}

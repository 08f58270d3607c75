import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the text group in a copy. */
const TEXT = 'dist/operations/text';

/** Gives `use` a copy of the built package and of this folder whose modules may be changed; deletes it afterwards. */
export async function withEngineCopy(use) {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-eval-'));
  try {
    for (const name of ['dist', 'package.json'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    cpSync(join(root, 'eval'), join(folder, 'eval'), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return await use(new EngineCopy(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A copy; its modules are named by their path in the text group, as `engine/rewrite/inflect.js`. */
class EngineCopy {
  #folder;

  constructor(folder) {
    this.#folder = folder;
  }

  /** Modules of the built-in engine and of what it knows of languages, words and facts; none of the language model's. */
  modules() {
    return readdirSync(join(this.#folder, TEXT), { recursive: true })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /^(?:engine|language|lexicon|facts)\/.*\.js$/.test(path))
      .sort();
  }

  read(module) {
    return readFileSync(join(this.#folder, TEXT, module), 'utf8');
  }

  write(module, source) {
    writeFileSync(join(this.#folder, TEXT, module), source);
  }

  /** The path of a file of this folder in the copy. */
  program(name) {
    return join(this.#folder, 'eval', name);
  }
}

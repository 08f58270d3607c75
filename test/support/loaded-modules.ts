import { readFileSync } from 'node:fs';

/** Appends the address of each module to a file, in the thread of Node's loader. */
const HOOKS = `
  import { appendFileSync } from 'node:fs';
  export function load(url, context, next) {
    appendFileSync(process.env.MODULES_FILE, url + '\\n');
    return next(url, context);
  }`;

const REGISTRATION = `
  import { register } from 'node:module';
  register(${JSON.stringify(dataUrl(HOOKS))});`;

/** The environment of a program that is to write the modules that it loads to a file, for `countModules`. */
export function moduleRecorder(file: string): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import=${dataUrl(REGISTRATION)}`, MODULES_FILE: file };
}

/** How many modules were loaded from files, those of Node itself left out. */
export function countModules(file: string): number {
  const addresses = readFileSync(file, 'utf8').split('\n');
  return new Set(addresses.filter((address) => address.startsWith('file:'))).size;
}

function dataUrl(module: string): string {
  return `data:text/javascript,${encodeURIComponent(module)}`;
}

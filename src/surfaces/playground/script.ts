import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '../page.ts';

/** Where the build puts the bundle of src/web, seen from the compiled file and from the source. */
const FOLDER = import.meta.url.endsWith('.ts') ? '../../../dist/web/' : '../../web/';

/** The script of the playground: one file, whose name holds a hash of its content. */
export function playgroundScript(): Page {
  const folder = new URL(FOLDER, import.meta.url);
  const name = readdirSync(folder).find((file) => /^playground-[\w-]+\.js$/.test(file));
  if (name === undefined) throw new Error(`There is no playground in ${folder.pathname}: run the build`);
  return {
    path: `/${name}`,
    mediaType: 'text/javascript; charset=utf-8',
    immutable: true,
    render: async () => ({ text: await readFile(new URL(name, folder), 'utf8') }),
  };
}

import type { Operation } from '../operation.ts';
import type { DocumentOptions, Documents } from './documents.ts';
import type { Page } from './page.ts';
import { playgroundScript } from './playground/script.ts';

const mediaTypes = {
  '/': 'text/html; charset=utf-8',
  '/docs': 'text/html; charset=utf-8',
  '/docs.md': 'text/markdown; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/openapi.json': 'application/json; charset=utf-8',
} as const satisfies Record<keyof Documents, string>;

/**
 * The free documents of the service, all made from the registry, and the script of the playground. Their code is loaded with the first request for
 * one: most processes answer calls only, and are ready sooner without it.
 */
export function pages(operations: readonly Operation[], options: DocumentOptions): readonly Page[] {
  let loading: Promise<Documents> | undefined;
  const load = () => {
    loading ??= import('./documents.ts').then(({ documents }) => documents(operations, options));
    return loading;
  };
  const texts = (Object.keys(mediaTypes) as (keyof Documents)[]).map((path) => ({
    path,
    mediaType: mediaTypes[path],
    render: async () => (await load())[path](),
  }));
  return [...texts, playgroundScript()];
}

import type { Operation } from '../operation.ts';
import type { Documents } from './documents.ts';
import type { MachineNeeds } from './example-needs.ts';
import type { Page } from './page.ts';

const mediaTypes = {
  '/': 'text/html; charset=utf-8',
  '/docs': 'text/html; charset=utf-8',
  '/docs.md': 'text/markdown; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/openapi.json': 'application/json; charset=utf-8',
} as const satisfies Record<keyof Documents, string>;

/**
 * The free documents of the service, all made from the registry. Their code is loaded with the first request for
 * one: most processes answer calls only, and are ready sooner without it. `machine` is what examples are run
 * with, `publicUrl` the address the documents show instead of the one a request came to.
 */
export function pages(
  operations: readonly Operation[],
  release: string,
  machine?: MachineNeeds,
  publicUrl?: string,
): readonly Page[] {
  let loading: Promise<Documents> | undefined;
  const load = () => {
    loading ??= import('./documents.ts').then(({ documents }) =>
      documents(operations, release, machine, publicUrl),
    );
    return loading;
  };
  return (Object.keys(mediaTypes) as (keyof Documents)[]).map((path) => ({
    path,
    mediaType: mediaTypes[path],
    render: async () => (await load())[path](),
  }));
}

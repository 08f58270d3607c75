import { analyticsTags } from './analytics.ts';
import type { Evidence } from './evidence.ts';
import { fileKey } from './files.ts';
import { Places } from './places.ts';

/** Names of the analytics tags on a page, in the order of the table. */
export function detectAnalytics({ resources, scriptPlaces, phrases, host }: Evidence): readonly string[] {
  const found = new Set<string>();
  for (const { kind, host: at, path } of resources) {
    if (kind === 'form') continue;
    for (const name of loads.find(at, path)) found.add(name);
    if (kind !== 'script') continue;
    const key = fileKey(path);
    const name = key === undefined ? undefined : byFile.get(key);
    if (name !== undefined) found.add(name);
    if (at.endsWith(host) && path.startsWith('/_vercel/insights/')) found.add('Vercel Analytics');
  }
  for (const { host: at, path } of scriptPlaces) for (const name of loads.find(at, path)) found.add(name);
  for (const { name, says = [] } of analyticsTags) {
    if (!found.has(name) && says.some((phrase) => phrases.has(phrase))) found.add(name);
  }
  return analyticsTags.flatMap(({ name }) => (found.has(name) ? name : []));
}

const loads = new Places(
  analyticsTags.flatMap(({ name, loads: places }) => places.map((place) => [place, name] as const)),
);
const byFile = new Map(
  analyticsTags.flatMap(({ name, files = [] }) => files.map((file) => [file, name] as const)),
);

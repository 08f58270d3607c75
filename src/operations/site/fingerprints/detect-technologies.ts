import { type Evidence, headerStart, headerTokens } from './evidence.ts';
import { fileKey, files, packageKey } from './files.ts';
import { generators } from './generators.ts';
import { globals } from './globals.ts';
import { implied } from './implied.ts';
import { markPrefixes, marks } from './marks.ts';
import { metaElements } from './metas.ts';
import { Places } from './places.ts';
import { resourceHosts } from './resource-hosts.ts';
import { cookies, headerNames, headerParts, headerWords } from './responses.ts';
import { sitePaths } from './site-paths.ts';

/**
 * Names of the technologies of a page, in the order they were found: by what it loads, sets and writes
 * itself, never by its text or links.
 */
export function detectTechnologies(evidence: Evidence): readonly string[] {
  const found = new Set<string>();
  for (const detect of [fromHeaders, fromCookies, fromMetas, fromResources, fromMarks, fromCode]) {
    for (const name of detect(evidence)) found.add(name);
  }
  // Iterating over a set includes values added meanwhile, so that chains are followed.
  for (const name of found) for (const other of lookUp(implied, name) ?? []) found.add(other);
  return [...found];
}

function* fromHeaders({ headers }: Evidence): Generator<string> {
  for (const name of Object.keys(headers)) {
    const technology = lookUp(headerNames, name);
    if (technology !== undefined) yield technology;
  }
  for (const name of wordHeaders) {
    for (const token of headerTokens(headers, name)) {
      // `1.1 varnish` of Via, `Apache/2.4`, `GitHub.com`.
      const word = token.replace(/^\d\.\d\s+/, '');
      const technology = firstWithin(headerWords, word);
      if (technology !== undefined) yield technology;
    }
  }
  for (const [name, [part, technology]] of Object.entries(headerParts)) {
    if (headerStart(headers, name).includes(part)) yield technology;
  }
}

/** Headers that name products in words. */
const wordHeaders = ['server', 'x-powered-by', 'x-powered-cms', 'x-content-encoded-by', 'via', 'x-generator'];

function* fromCookies(evidence: Evidence): Generator<string> {
  for (const name of evidence.cookies) {
    const whole = lookUp(cookies, name);
    if (whole !== undefined) yield whole;
    for (const [prefix, technology] of openCookies) if (name.startsWith(prefix)) yield technology;
  }
}

function* fromMetas({ metas, generator }: Evidence): Generator<string> {
  const technology = firstWithin(generators, generator);
  if (technology !== undefined) yield technology;
  for (const [element, product] of Object.entries(metaElements)) {
    const [name = '', content] = element.split('=');
    if (metas.get(name)?.toLowerCase() === content) yield product;
  }
}

function* fromResources({ resources, host }: Evidence): Generator<string> {
  const folders = new Set<string>();
  for (const resource of resources) {
    if (resource.kind === 'script' || resource.kind === 'style' || resource.kind === 'frame') {
      yield* hosts.find(resource.host, resource.path);
    }
    if (resource.kind === 'script' || resource.kind === 'style') {
      const keys = [fileKey(resource.path), packageKey(resource.path)];
      const technology = keys.flatMap((key) => (key && lookUp(files, key)) || [])[0];
      if (technology !== undefined) yield technology;
    }
    const folder = resource.path.slice(0, resource.path.lastIndexOf('/') + 1);
    if (resource.kind === 'image' && folders.has(folder)) continue;
    folders.add(folder);
    if (isSameSite(resource.host, host)) yield* fromSitePath(resource.path.toLowerCase());
  }
}

/** The site may be in a folder: the prefix is matched at each of the first segments. */
function* fromSitePath(path: string): Generator<string> {
  for (let at = 0, depth = 0; at >= 0 && depth < MAX_FOLDERS; at = path.indexOf('/', at + 1), depth++) {
    const end = path.indexOf('/', at + 1);
    const rows = byFirstSegment.get(end < 0 ? fileOf(path, at) : path.slice(at, end));
    for (const { start, technology } of rows ?? []) if (path.startsWith(start, at)) yield technology;
  }
}

/** The last segment without its query. */
function fileOf(path: string, at: number): string {
  return /^[^?#]*/.exec(path.slice(at))![0];
}

function* fromMarks(evidence: Evidence): Generator<string> {
  for (const mark of evidence.marks) {
    const technology = lookUp(marks, mark.toLowerCase());
    if (technology !== undefined) yield technology;
    else if (mark.includes('-')) {
      for (const [prefix, name] of prefixEntries) if (mark.startsWith(prefix)) yield name;
    }
  }
}

function* fromCode({ phrases }: Evidence): Generator<string> {
  for (const phrase of phrases) {
    const technology = lookUp(globals, phrase);
    if (technology !== undefined) yield technology;
  }
}

const hosts = new Places(Object.entries(resourceHosts));
const MAX_FOLDERS = 4;
const byFirstSegment = new Map<string, { readonly start: string; readonly technology: string }[]>();
for (const [start, technology] of Object.entries(sitePaths)) {
  const segment = /^\/[^/]*/.exec(start)![0];
  byFirstSegment.set(segment, [...(byFirstSegment.get(segment) ?? []), { start, technology }]);
}
const prefixEntries = Object.entries(markPrefixes);
const openCookies = Object.entries(cookies).flatMap(([name, technology]) =>
  name.endsWith('*') ? [[name.slice(0, -1), technology] as const] : [],
);

/** The same host, or one of the two below the other: `cdn.shop.example` serves `shop.example`. */
function isSameSite(resource: string, host: string): boolean {
  const bare = resource.startsWith('www.') ? resource.slice(4) : resource;
  return bare === host || bare.endsWith(`.${host}`) || host.endsWith(`.${bare}`);
}

/** The entry whose key begins the text, where no letter follows. */
function firstWithin(table: Readonly<Record<string, string>>, text: string): string | undefined {
  for (let end = Math.min(text.length, 60); end > 0; end--) {
    if (end < text.length && /[a-z]/.test(text[end]!) && /[a-z]/.test(text[end - 1]!)) continue;
    const entry = lookUp(table, text.slice(0, end));
    if (entry !== undefined) return entry;
  }
  return undefined;
}

function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

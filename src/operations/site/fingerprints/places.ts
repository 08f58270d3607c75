/** Looks up the values of a table for a place on the web, by host and prefix of the path. */
export class Places<Value> {
  readonly #byHost = new Map<string, { readonly path: string; readonly value: Value }[]>();

  constructor(entries: Iterable<readonly [place: string, value: Value]>) {
    for (const [place, value] of entries) {
      const slash = place.indexOf('/');
      const host = place.slice(0, slash);
      const rows = this.#byHost.get(host) ?? [];
      rows.push({ path: place.slice(slash), value });
      this.#byHost.set(host, rows);
    }
  }

  /** Every value whose host is this one or a parent of it, and whose path is a prefix of this one. */
  *find(host: string, path: string): Generator<Value> {
    for (let from = 0; from >= 0; from = host.indexOf('.', from) + 1 || -1) {
      const rows = this.#byHost.get(from === 0 ? host : host.slice(from));
      if (rows === undefined) continue;
      for (const row of rows) if (beginsWith(path, row.path)) yield row.value;
    }
  }
}

/** Without regard to case; `*` matches one segment that is not empty. */
function beginsWith(path: string, pattern: string): boolean {
  if (pattern === '/') return true;
  const star = pattern.indexOf('*');
  if (star < 0) return path.slice(0, pattern.length).toLowerCase() === pattern;
  if (path.slice(0, star).toLowerCase() !== pattern.slice(0, star)) return false;
  const segment = /^[^/?#]+/.exec(path.slice(star))?.[0];
  return segment !== undefined && beginsWith(path.slice(star + segment.length), pattern.slice(star + 1));
}

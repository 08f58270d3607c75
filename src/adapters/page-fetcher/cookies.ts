import type { IncomingHttpHeaders } from 'node:http';

/** A cookie jar for the length of one call: walls that set a cookie and redirect to themselves are passed so. */
export class Cookies {
  readonly #byHost = new Map<string, Map<string, string>>();

  /** Keeps what an answer of this host sets. */
  keep(host: string, headers: IncomingHttpHeaders): void {
    const jar = this.#byHost.get(host) ?? new Map<string, string>();
    for (const line of headers['set-cookie'] ?? []) {
      const [, name, value] = /^\s*([^=;\s]+)\s*=\s*([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value.trim());
    }
    this.#byHost.set(host, jar);
  }

  /** The Cookie header for this very host, '' without cookies. */
  headerFor(host: string): string {
    return [...(this.#byHost.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

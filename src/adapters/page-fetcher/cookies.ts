import type { IncomingHttpHeaders } from 'node:http';

/** A cookie jar for one call, to pass pages that set a cookie and redirect to themselves. */
export class Cookies {
  readonly #byHost = new Map<string, Map<string, string>>();

  /** Stores the cookies that an answer of this host sets. */
  keep(host: string, headers: IncomingHttpHeaders): void {
    const jar = this.#byHost.get(host) ?? new Map<string, string>();
    for (const line of headers['set-cookie'] ?? []) {
      const [, name, value] = /^\s*([^=;\s]+)\s*=\s*([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value.trim());
    }
    this.#byHost.set(host, jar);
  }

  /** The Cookie header for exactly this host, '' without cookies. */
  headerFor(host: string): string {
    return [...(this.#byHost.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

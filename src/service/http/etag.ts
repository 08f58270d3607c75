import { hash } from 'node:crypto';
import type { Operation } from '../../operation.ts';

/**
 * A strong ETag (RFC 9110 8.8.3) known before the work is done: operations are pure, so the release, the zlib
 * that compresses and the input decide every byte. The input is one read from a query string, so it is flat, and
 * its members in the order of the declaration are its canonical form.
 */
export function entityTag(release: string, operation: Operation, input: unknown): string {
  const members = input as Readonly<Record<string, unknown>>;
  const values: unknown[] = [release, process.versions.zlib, operation.id];
  for (const name in operation.input.properties) values.push(members[name]);
  return `"${hash('sha256', JSON.stringify(values), 'base64url').slice(0, 27)}"`;
}

/** Whether If-None-Match names this tag: weak comparison, a list, or `*` (RFC 9110 13.1.2). */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const named: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return named.includes(tag);
}

import { createHash } from 'node:crypto';
import type { Operation } from '../operation.ts';

/**
 * A strong ETag (RFC 9110 8.8.3) known before the work is done: operations are pure, so the release, the zlib
 * that compresses and the input decide every byte.
 */
export function entityTag(release: string, operation: Operation, input: unknown): string {
  const identity = `${release}\n${process.versions.zlib}\n${operation.id}\n${canonicalJson(input)}`;
  return `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
}

/** Whether If-None-Match names this tag: weak comparison, a list, or `*` (RFC 9110 13.1.2). */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const named: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return named.includes(tag);
}

/** JSON with the members of every object in order of their names: one text for one value. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

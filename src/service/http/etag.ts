import { hash } from 'node:crypto';
import type { Operation } from '../../operation.ts';

/**
 * An ETag (RFC 9110 8.8.3) known before the work is done. Operations are pure, so the release, the zlib that compresses
 * and the input decide every byte, and the tag is strong; but where the policy has answers validated, they may differ
 * in the moment they were made, and it is weak. The input is one read from a query string, with its members in the
 * order of the declaration at every level: that is its canonical form.
 */
export function entityTag(release: string, operation: Operation, input: unknown): string {
  const members = input as Readonly<Record<string, unknown>>;
  const values: unknown[] = [release, process.versions.zlib, operation.id];
  for (const name in operation.input.properties) values.push(members[name]);
  const tag = `"${hash('sha256', JSON.stringify(values), 'base64url').slice(0, 27)}"`;
  return operation.cache !== undefined && 'revalidates' in operation.cache ? `${WEAK}${tag}` : tag;
}

/** Whether If-None-Match names this tag: weak comparison (RFC 9110 8.8.3.2), a list, or `*` (13.1.2). */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const named: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return named.includes(tag.startsWith(WEAK) ? tag.slice(WEAK.length) : tag);
}

/** Before the quotation marks of a weak tag. */
const WEAK = 'W/';

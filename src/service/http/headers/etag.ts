import { hash } from 'node:crypto';
import type { Operation } from '../../../operation.ts';

/**
 * An ETag (RFC 9110 8.8.3) known before the work is done. Operations are pure, so the release, the zlib that compresses
 * and the input decide every byte, and the tag is strong; but where the policy has answers validated, they may differ
 * in the moment they were made, and it is weak. The input is one that `readRequest` returned, with its members in the
 * order of the declaration at every level: its JSON text is canonical.
 */
export function entityTag(release: string, operation: Operation, input: unknown): string {
  const maker = `${release} ${ZLIB} ${operation.id} `;
  const tag = `"${hash('sha256', maker + JSON.stringify(input), 'base64url').slice(0, 27)}"`;
  return operation.cache !== undefined && 'revalidates' in operation.cache ? `${WEAK}${tag}` : tag;
}

/**
 * Whether If-None-Match names this tag: weak comparison (RFC 9110 8.8.3.2), a list, or `*` (13.1.2). The list is
 * searched as text: between two tags of it is a comma, which no tag of the service has.
 */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.includes(tag.startsWith(WEAK) ? tag.slice(WEAK.length) : tag);
}

const ZLIB = process.versions.zlib;

/** Before the quotation marks of a weak tag. */
const WEAK = 'W/';

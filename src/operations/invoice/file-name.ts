import type { Kind } from './schema.ts';

const LONGEST_NUMBER = 120;

/**
 * The name of a document's file, `<kind>-<number>.pdf`, that no system and no header stumbles over: path marks,
 * marks that Windows refuses, controls and bidirectional marks become hyphens, and it is cut to a length that
 * every file system takes.
 */
export function fileNameOf(kind: Kind, number: string): string {
  const clean = [
    ...number
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, '-'),
  ]
    .slice(0, LONGEST_NUMBER)
    .join('')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  return clean === '' ? `${kind}.pdf` : `${kind}-${clean}.pdf`;
}

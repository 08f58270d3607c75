import { fileStem } from '../../formats/file-name.ts';
import type { Invoice, Kind } from './schema.ts';

/** Longest number in a name, in characters. */
const MAX_NUMBER_LENGTH = 120;

/** The first word of the name of a document's file. */
export type FileKind = Kind | 'credit-note';

/** An invoice that corrects another one is a credit note. */
export function fileKindOf({ kind, corrects }: Pick<Invoice, 'kind' | 'corrects'>): FileKind {
  return corrects === undefined ? kind : 'credit-note';
}

/**
 * The name of a document's file, `<kind>-<number>.pdf`. The number is cut to a length that every file system
 * accepts, several dots become one, and characters that a file system refuses become hyphens.
 */
export function fileNameOf(kind: FileKind, number: string, extension: 'pdf' | 'xml' = 'pdf'): string {
  const short = Array.from(number.normalize('NFC')).slice(0, MAX_NUMBER_LENGTH).join('');
  const stem = fileStem(short.replace(/\.{2,}/g, '.'), { keeps: 'text', mark: '-' });
  return stem === '' ? `${kind}.${extension}` : `${kind}-${stem}.${extension}`;
}

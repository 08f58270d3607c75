import { fileStem } from '../../formats/file-name.ts';
import { normalized } from '../../formats/normalized.ts';
import type { DocumentType } from './codes/document-type.ts';

/** Longest number in a name, in characters. */
const MAX_NUMBER_LENGTH = 120;

/**
 * The name of a document's file, `<type>-<number>.pdf`. The number is cut to a length that every file system
 * accepts, several dots become one, and characters that a file system refuses become hyphens.
 */
export function fileNameOf(type: DocumentType, number: string, extension: 'pdf' | 'xml' = 'pdf'): string {
  const short = Array.from(normalized(number, 'NFC')).slice(0, MAX_NUMBER_LENGTH).join('');
  const stem = fileStem(short.replace(/\.{2,}/g, '.'), { keeps: 'text', mark: '-' });
  return stem === '' ? `${type}.${extension}` : `${type}-${stem}.${extension}`;
}

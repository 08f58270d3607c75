import { fileStem, withoutAccents } from '../../formats/file-name.ts';
import { normalized } from '../../formats/normalized.ts';

const longest = { characters: 60 };

/** `Yoga-fur-alle.ics` of "Yoga f\u00fcr alle": ASCII letters and digits, anything between them one hyphen. */
export function asciiFileName(name: string, fallback: string): string {
  const letters = withoutAccents(name, 'NFKD');
  return `${fileStem(letters, { keeps: 'ascii words', mark: '-', longest }) || fallback}.ics`;
}

/** The same with the letters of every script, for clients that read `filename*` (RFC 8187). */
export function fileName(name: string, fallback: string): string {
  return `${fileStem(normalized(name, 'NFC'), { keeps: 'words', mark: '-', longest }) || fallback}.ics`;
}

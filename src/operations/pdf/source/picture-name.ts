import { oneLine } from '../../../formats/typesetting/printable.ts';

/** Of a name that is shown, in UTF-16 units. */
const MAX_NAME = 100;

/** The name of the file that an address leads to, else its host; empty for one that says neither. */
export function pictureName(address: string): string {
  const end = address.search(/[?#]/);
  const path = decoded(end < 0 ? address : address.slice(0, end));
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/\.[a-z\d]{2,5}$/i.test(name.slice(-6))) return shortened(name);
  const [, host = ''] = /^https?:\/\/([^/]+)/i.exec(path) ?? [];
  return shortened(host);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The end of a name says what it is. */
function shortened(name: string): string {
  return oneLine(name.length > MAX_NAME ? `\u2026${name.slice(-MAX_NAME)}` : name).toWellFormed();
}

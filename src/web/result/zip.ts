/** The signatures of APPNOTE.TXT 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** A file in a ZIP archive. */
export interface ZipEntry {
  readonly name: string;
  read(): Promise<string>;
}

/** The files of a ZIP archive by their names, stored or deflated, each read as text when it is wanted. */
export function readZip(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, ZipEntry>();
  const end = endOfDirectory(view);
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error('The directory of the archive is damaged');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const place: Place = {
      method: view.getUint16(at + 10, true),
      length: view.getUint32(at + 20, true),
      start: view.getUint32(at + 42, true),
    };
    entries.set(name, { name, read: () => readEntry(bytes, view, place) });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

interface Place {
  readonly method: number;
  readonly length: number;
  readonly start: number;
}

/** Before it only a comment of at most 65,535 bytes, so it is searched from behind. */
function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new Error('This is not a ZIP archive');
}

/** The local header has lengths of its own: its extra field differs from that of the directory. */
async function readEntry(bytes: Uint8Array<ArrayBuffer>, view: DataView, place: Place): Promise<string> {
  const { method, length, start } = place;
  if (view.getUint32(start, true) !== LOCAL) throw new Error('A file of the archive is damaged');
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const data = new Blob([bytes.subarray(from, from + length)]);
  if (method === 0) return data.text();
  return new Response(data.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

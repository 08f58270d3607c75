import type { ObjectFile } from './object-file.ts';
import { BrokenPdf } from './refuse.ts';
import { textOfString } from './text-string.ts';
import { type PdfDictionary, PdfName, PdfReference, PdfStream, type PdfValue } from './values.ts';

/** Most entries of a tree, and most attachments. */
const MAX_ENTRIES = 10_000;

/** Most levels of a tree. */
const MAX_LEVELS = 64;

/** An attachment: a file specification and its embedded file (ISO 32000-1 7.11.3, 7.11.4). */
export interface EmbeddedFile {
  /** `UF`, else `F`; empty where neither is a string. */
  readonly name: string;
  /** `F` and `UF` as they are. */
  readonly names: { readonly f: string | undefined; readonly uf: string | undefined };
  /** Its key in the tree of names; undefined where it is not in it. */
  readonly key: string | undefined;
  readonly description: string | undefined;
  /** The relationship to the document (ISO 19005-3 E), a name; undefined where it is missing or not a name. */
  readonly relationship: string | undefined;
  /** Its media type: a name such as `text/xml`. */
  readonly subtype: string | undefined;
  /** The day and time of its last change, as it is written: `D:20261128`. */
  readonly modified: string | undefined;
  /** Whether `AF` of the catalog names it. */
  readonly isAssociated: boolean;
  /** Whether it hangs on a page and not on the document. */
  readonly isAnnotation: boolean;
  /** Its bytes, or why they cannot be read: `is longer than ...`. */
  read(most: number): Uint8Array | UnreadableFile;
}

/** Why the bytes of an attachment cannot be read; follows its name. */
export interface UnreadableFile {
  readonly reason: string;
}

/** The attachments of a document: of `AF` in its order, then of the tree of names; where there are none, of pages. */
export function embeddedFiles(file: ObjectFile, catalog: PdfDictionary): readonly EmbeddedFile[] {
  const associated = list(file, catalog.get('AF')).map((value) => ({
    value,
    key: undefined,
    isAssociated: true,
  }));
  const names = file.dictionary(catalog.get('Names'));
  const named = namedFiles(file, names?.get('EmbeddedFiles')).map((entry) => ({
    ...entry,
    isAssociated: false,
  }));
  const found = new Map<PdfStream, EmbeddedFile>();
  for (const { value, isAssociated, key } of [...associated, ...named]) {
    const specification = file.dictionary(value);
    const stream = specification && streamOf(file, specification);
    if (stream === undefined) continue;
    // Some writers give AF and the tree a specification each, of one stream.
    const read =
      found.get(stream) ?? embeddedFile(file, specification!, stream, { isAssociated, isAnnotation: false });
    if (found.size < MAX_ENTRIES) found.set(stream, { ...read, key: key ?? read.key });
  }
  return found.size > 0 ? [...found.values()] : annotatedFiles(file, catalog);
}

function embeddedFile(
  file: ObjectFile,
  specification: PdfDictionary,
  stream: PdfStream,
  place: Pick<EmbeddedFile, 'isAssociated' | 'isAnnotation'>,
): EmbeddedFile {
  const text = (value: PdfValue | undefined): string | undefined => {
    const string = file.resolve(value);
    return string instanceof Uint8Array ? textOfString(string) : undefined;
  };
  const name = (value: PdfValue | undefined): string | undefined => {
    const found = file.resolve(value);
    return found instanceof PdfName ? found.name : undefined;
  };
  const [f, uf] = [text(specification.get('F')), text(specification.get('UF'))];
  return {
    name: uf ?? f ?? '',
    names: { f, uf },
    description: text(specification.get('Desc')),
    relationship: name(specification.get('AFRelationship')),
    subtype: name(stream.dictionary.get('Subtype')),
    modified: text(file.dictionary(stream.dictionary.get('Params'))?.get('ModDate')),
    key: undefined,
    ...place,
    read: (most) => bytesOf(file, stream, most),
  };
}

function streamOf(file: ObjectFile, specification: PdfDictionary): PdfStream | undefined {
  const embedded = file.dictionary(specification.get('EF'));
  return [embedded?.get('F'), embedded?.get('UF')]
    .map((value) => file.resolve(value))
    .find((value) => value instanceof PdfStream);
}

function bytesOf(file: ObjectFile, stream: PdfStream, most: number): Uint8Array | UnreadableFile {
  try {
    return file.decode(stream, most) ?? { reason: `is damaged, or longer than ${most} bytes` };
  } catch (error) {
    if (error instanceof BrokenPdf) return { reason: error.message };
    throw error;
  }
}

interface NamedValue {
  readonly value: PdfValue;
  readonly key: string;
}

/** The entries of a tree of names (ISO 32000-1 7.9.6). */
function namedFiles(file: ObjectFile, root: PdfValue | undefined): readonly NamedValue[] {
  const entries: NamedValue[] = [];
  walk(file, root, (node) => {
    const names = list(file, node.get('Names'));
    for (let index = 0; index + 1 < names.length && entries.length < MAX_ENTRIES; index += 2) {
      const key = file.resolve(names[index]);
      entries.push({
        key: key instanceof Uint8Array ? textOfString(key) : '',
        value: names[index + 1]!,
      });
    }
  });
  return entries;
}

/** The files of annotations of pages (ISO 32000-1 12.5.6.15). */
function annotatedFiles(file: ObjectFile, catalog: PdfDictionary): readonly EmbeddedFile[] {
  const files: EmbeddedFile[] = [];
  walk(file, catalog.get('Pages'), (page) => {
    for (const value of list(file, page.get('Annots'))) {
      const annotation = file.dictionary(value);
      const subtype = file.resolve(annotation?.get('Subtype'));
      const isFile = subtype instanceof PdfName && subtype.name === 'FileAttachment';
      const specification = isFile ? file.dictionary(annotation?.get('FS')) : undefined;
      const stream = specification && streamOf(file, specification);
      if (stream === undefined || files.length >= MAX_ENTRIES) continue;
      files.push(embeddedFile(file, specification!, stream, { isAssociated: false, isAnnotation: true }));
    }
  });
  return files;
}

/** Visits the nodes of a tree, each once, in its order. */
function walk(file: ObjectFile, root: PdfValue | undefined, visit: (node: PdfDictionary) => void): void {
  const seen = new Set<number | PdfDictionary>();
  const step = (value: PdfValue | undefined, level: number): void => {
    if (value instanceof PdfReference) {
      if (seen.has(value.number)) return;
      seen.add(value.number);
    }
    const node = file.dictionary(value);
    if (node === undefined || level > MAX_LEVELS || seen.size > MAX_ENTRIES || seen.has(node)) return;
    seen.add(node);
    visit(node);
    for (const kid of list(file, node.get('Kids'))) step(kid, level + 1);
  };
  step(root, 0);
}

function list(file: ObjectFile, value: PdfValue | undefined): readonly PdfValue[] {
  const resolved = file.resolve(value);
  return Array.isArray(resolved) ? resolved : [];
}

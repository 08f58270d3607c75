import { deflate } from '../deflate/zlib.ts';
import type { PdfFile } from './file.ts';
import { dateString, textString } from './text-string.ts';
import type { MetadataSchema } from './xmp.ts';

/** A file inside a document that says the same as its pages, or what they were made from. */
export interface Attachment {
  /** File name of printable ASCII: the names of a file specification are then the same in every encoding. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Media type as `text/xml`. */
  readonly mediaType: string;
  /** What a viewer shows beside the name. */
  readonly description: string;
  /** What the file is to the pages (ISO 19005-3 Annex E). */
  readonly relationship: 'Alternative' | 'Data' | 'Source' | 'Supplement' | 'Unspecified';
  /** Metadata of the document that describes the file, where its kind has a schema for that. */
  readonly metadata?: MetadataSchema;
}

/** The fastest level: an XML file of 7 KB shrinks to 2, and higher levels save little more. */
const deflating = { level: 1 };

/** Writes the bytes of an attachment as an embedded file (ISO 32000-1, 7.11.4) of a day, where it is known; returns its object number. */
export function writeEmbeddedFile(
  file: PdfFile,
  { bytes, mediaType }: Attachment,
  date: string | undefined,
): number {
  return file.addStream(
    deflate(bytes, deflating),
    `/Type/EmbeddedFile/Subtype/${mediaType.replace('/', '#2F')}/Filter/FlateDecode` +
      `/Params<</Size ${bytes.length}${date === undefined ? '' : `/ModDate${dateString(date)}`}>>`,
  );
}

/**
 * Writes the specification of an embedded file, and returns the entries of the catalog that lead to it: the tree of
 * names, whose key is the name of the file, and the list of associated files (ISO 19005-3, 6.8).
 */
export function attachmentEntries(
  file: PdfFile,
  { name, description, relationship }: Attachment,
  embedded: number,
): string {
  const text = textString(name);
  const specification = file.add(
    `<</Type/Filespec/F${text}/UF${text}/Desc${textString(description)}/AFRelationship/${relationship}` +
      `/EF<</F ${embedded} 0 R/UF ${embedded} 0 R>>>>`,
  );
  return `/Names<</EmbeddedFiles<</Names[${text} ${specification} 0 R]>>>>/AF[${specification} 0 R]`;
}

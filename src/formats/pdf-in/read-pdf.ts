import { findText } from '../find-text.ts';
import { type EmbeddedFile, embeddedFiles } from './embedded-files.ts';
import { ObjectFile } from './object-file.ts';
import { BrokenPdf, type RefusePdf } from './refuse.ts';
import { PdfStream } from './values.ts';

/** Longest metadata that is read. */
const MAX_METADATA = 1_048_576;

/** What is read of a file: what is attached, and what it says of itself. */
export interface PdfAttachments {
  /** The attachments: those that `AF` of the catalog names first, in its order. */
  readonly files: readonly EmbeddedFile[];
  /** The XMP packet of the document; undefined where there is none that can be decoded. */
  readonly metadata: Uint8Array | undefined;
  /** Whether the cross-reference was wrong, so that the objects were searched for. */
  readonly isRebuilt: boolean;
}

/** Whether bytes are those of a PDF: the header is within the first 1,024 (ISO 32000-1 annex H.3). */
export function isPdf(bytes: Uint8Array): boolean {
  return findText(bytes.subarray(0, 1024), '%PDF-') >= 0;
}

/**
 * Reads the attachments of a PDF, and none of its pages. `refuse` gets the reason where that is not possible: the file
 * is encrypted, has no catalog, or passes a bound.
 */
export function readPdfAttachments(bytes: Uint8Array, refuse: RefusePdf): PdfAttachments {
  try {
    return contentsOf(new ObjectFile(bytes, refuse).open(), false, refuse);
  } catch (error) {
    if (!(error instanceof BrokenPdf)) throw error;
  }
  try {
    return contentsOf(new ObjectFile(bytes, refuse).scan(), true, refuse);
  } catch (error) {
    if (!(error instanceof BrokenPdf)) throw error;
    return refuse('is damaged: its objects cannot be found');
  }
}

function contentsOf(file: ObjectFile, isRebuilt: boolean, refuse: RefusePdf): PdfAttachments {
  if (file.resolve(file.trailer.get('Encrypt')) !== null) {
    refuse('is encrypted: save it without a password');
  }
  const catalog = file.dictionary(file.trailer.get('Root'));
  if (catalog === undefined) throw new BrokenPdf('catalog');
  const metadata = file.resolve(catalog.get('Metadata'));
  return {
    files: embeddedFiles(file, catalog),
    metadata: metadata instanceof PdfStream ? decoded(file, metadata) : undefined,
    isRebuilt,
  };
}

/** Metadata with a filter that is not read is as good as none: the invoice is elsewhere. */
function decoded(file: ObjectFile, stream: PdfStream): Uint8Array | undefined {
  try {
    return file.decode(stream, MAX_METADATA);
  } catch (error) {
    if (error instanceof BrokenPdf) return undefined;
    throw error;
  }
}

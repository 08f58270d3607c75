import type { EmbeddedFile } from '../../../../../formats/pdf-in/embedded-files.ts';
import { type PdfAttachments, readPdfAttachments } from '../../../../../formats/pdf-in/read-pdf.ts';
import { beginsAsXml, isInvoiceXml, MAX_XML_BYTES, type RefuseFile } from './invoice-xml.ts';

/** The invoice of a PDF, and the file that it was found in. */
export interface PdfSource {
  readonly xml: Uint8Array;
  readonly chosen: EmbeddedFile;
  readonly contents: PdfAttachments;
  /** Whether others beside it might have been the invoice. */
  readonly isOneOfSeveral: boolean;
}

/** The names that Factur-X, ZUGFeRD and XRechnung have for it, the one that decides first; maybe behind a path. */
const names = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];

/** Names in a refusal, and the longest part of each. */
const SHOWN_NAMES = 10;
const SHOWN = 80;

interface Candidate {
  readonly file: EmbeddedFile;
  readonly xml: Uint8Array;
}

/** Finds the invoice among the attachments of a PDF: by its name, else by what it is. */
export function pdfSource(bytes: Uint8Array, refuse: RefuseFile): PdfSource {
  const contents = readPdfAttachments(bytes, refuse);
  const named = contents.files.filter(({ name }) => rankOf(name) < names.length);
  const candidates =
    named.length > 0 ? named.map((file) => readNamed(file, refuse)) : invoicesIn(contents.files);
  const different = withoutCopies(candidates);
  const [chosen, ...others] = different.toSorted(
    (one, other) => rankOf(one.file.name) - rankOf(other.file.name),
  );
  if (chosen === undefined) return refuse(noInvoice(contents.files));
  const rivals = others.filter(({ file }) => rankOf(file.name) === rankOf(chosen.file.name));
  const newer = rivals.length === 0 ? chosen : newest([chosen, ...rivals]);
  if (newer === undefined) {
    refuse(`has several invoices attached, of which one is read: ${listed([chosen, ...others])}`);
  }
  return { xml: newer.xml, chosen: newer.file, contents, isOneOfSeveral: different.length > 1 };
}

/** The place of a name in the list; its length for all others. */
function rankOf(name: string): number {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).toLowerCase();
  const rank = names.indexOf(base);
  return rank < 0 ? names.length : rank;
}

function readNamed(file: EmbeddedFile, refuse: RefuseFile): Candidate {
  const read = file.read(MAX_XML_BYTES);
  if (read instanceof Uint8Array) return { file, xml: read };
  return refuse(`has the attachment ${shown(file.name)}, which ${read.reason}`);
}

function invoicesIn(files: readonly EmbeddedFile[]): readonly Candidate[] {
  return files.flatMap((file) => {
    const read = file.read(MAX_XML_BYTES);
    return read instanceof Uint8Array && beginsAsXml(read, 64) && isInvoiceXml(read)
      ? [{ file, xml: read }]
      : [];
  });
}

function withoutCopies(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    if (!kept.some(({ xml }) => isEqual(xml, candidate.xml))) kept.push(candidate);
  }
  return kept;
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** The one that is not ZUGFeRD 1.0, where the others are; undefined where several are of today. */
function newest(candidates: readonly Candidate[]): Candidate | undefined {
  const today = candidates.filter(({ xml }) => !new TextDecoder().decode(xml).includes('urn:ferd:'));
  return today.length === 1 ? today[0] : undefined;
}

function noInvoice(files: readonly EmbeddedFile[]): string {
  if (files.length === 0) return 'has no invoice: nothing is attached to the PDF';
  return `has no invoice attached to the PDF: it has ${listed(files.map((file) => ({ file })))}`;
}

function listed(candidates: readonly { readonly file: EmbeddedFile }[]): string {
  const some = candidates.slice(0, SHOWN_NAMES).map(({ file }) => shown(file.name));
  const more = candidates.length - some.length;
  return `${some.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A name as one line. */
function shown(name: string): string {
  const text = name
    .slice(0, SHOWN)
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  return text === '' ? 'a file without a name' : text;
}

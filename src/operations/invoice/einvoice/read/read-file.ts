import { refuse as refuseAt } from '../../../../errors.ts';
import { isPdf } from '../../../../formats/pdf-in/read-pdf.ts';
import { contentOf, type LeftContent, leftContentOf, type ReadContent } from './answer.ts';
import { Attachments } from './file/attachments.ts';
import { beginsAsXml, MAX_XML_BYTES, type RefuseFile, readInvoiceXml } from './file/invoice-xml.ts';
import { pdfFactsOf } from './file/pdf-facts.ts';
import { type PdfSource, pdfSource } from './file/pdf-source.ts';
import { withServiceCharges } from './file/service-charges.ts';
import { groupsOf, type ReadInvoice } from './read-invoice.ts';

/** What is wanted of a file. */
export interface ReadOptions {
  readonly attachments: 'list' | 'content';
  /** The currencies that requests may have. */
  readonly currencies: readonly string[];
}

/** What a file is, as far as it is not judged. */
export interface ReadFile {
  readonly read: ReadInvoice;
  readonly content: ReadContent;
  readonly left: LeftContent;
  readonly source: PdfSource | undefined;
}

/** Most lines of an invoice. */
const MAX_LINES = 10_000;

/** Most bytes of an attachment of a PDF that is looked at for its size. */
const MAX_ATTACHMENT = 67_108_864;

/** Reads an invoice as XML or within a PDF. Throws InputError at `/file` for any other file. */
export function readFile(file: Uint8Array, { attachments, currencies }: ReadOptions): ReadFile {
  const refuse: RefuseFile = (reason) => refuseAt('/file', reason);
  if (file.length === 0) refuse('is empty');
  const source = isPdf(file) ? pdfSource(file, refuse) : undefined;
  if (source === undefined && !beginsAsXml(file, MAX_XML_BYTES)) refuse('is neither XML nor a PDF');
  const read = readInvoiceXml(source?.xml ?? file, refuse);
  const lines = groupsOf(read.document, 'BG-25').length;
  if (lines > MAX_LINES) refuse(`has ${lines} lines, at most ${MAX_LINES.toLocaleString('en-US')} are read`);
  const listed = new Attachments(attachments === 'content', refuse);
  if (source !== undefined) addFilesOf(source, listed);
  const pdf = source === undefined ? null : pdfFactsOf(file, source);
  const said = withServiceCharges(read);
  const content = contentOf(said, { attachments: listed, pdf, currencies });
  return { read, content, left: leftContentOf(said), source };
}

/** What else is attached to the PDF. */
function addFilesOf({ contents, chosen }: PdfSource, listed: Attachments): void {
  for (const file of contents.files) {
    if (file === chosen) continue;
    const bytes = file.read(MAX_ATTACHMENT);
    const about = {
      source: 'pdf',
      name: file.name === '' ? null : file.name.slice(0, 1000),
      id: null,
      description: file.description?.slice(0, 1000) ?? null,
      media_type: file.subtype?.slice(0, 200) ?? null,
      url: null,
      relationship: file.relationship?.slice(0, 200) ?? null,
    } as const;
    listed.add(about, bytes instanceof Uint8Array ? bytes : undefined);
  }
}

import { deflate } from '../deflate/zlib.ts';
import type { BaseDirection } from '../typesetting/bidi-levels.ts';
import { AsciiText } from './ascii-text.ts';
import { type Attachment, attachmentEntries, writeEmbeddedFile } from './attachment.ts';
import type { PageContent } from './canvas.ts';
import { PdfFile } from './file.ts';
import { PROFILE_OBJECT } from './fonts/font-set.ts';
import { addImage, type PdfImage } from './pictures/image.ts';
import { hasHeadingsInOrder } from './structure/heading-order.ts';
import { reserveLinks, writeLinks } from './structure/links.ts';
import { type Bookmark, writeOutline } from './structure/outline.ts';
import { type StructureElement, writeStructure } from './structure/structure.ts';
import type { TextSetter } from './text-setter.ts';
import { dateString, textString } from './text-string.ts';
import { type DocumentInformation, universalAccess, xmpPacket } from './xmp.ts';

export interface PdfDocument {
  readonly information: DocumentInformation;
  /** Language of the text (RFC 3066), as `en`. */
  readonly language: string;
  /** The side that the text begins on, for viewers that show pages beside each other. */
  readonly direction?: BaseDirection;
  /** Width and height of the pages in points. */
  readonly paper: readonly [number, number];
  readonly pages: readonly PageContent[];
  readonly structure: StructureElement;
  readonly setter: TextSetter;
  /** What the pages show by their place in this list. */
  readonly images?: readonly PdfImage[];
  /** Headings in the order of the text. */
  readonly bookmarks?: readonly Bookmark[];
  /** A file inside the document, which then is PDF 1.7. */
  readonly attachment?: Attachment | undefined;
}

const archive = { part: 1, conformance: 'A' } as const;

/** Level B although tagged: validators refuse tagged hybrid invoices that declare A (Mustang #538). */
const archiveWithFiles = { part: 3, conformance: 'B' } as const;

/** Page text of at most this many characters in all is not compressed: readable, searchable, and faster to write. */
const DEFLATE_ABOVE = 65_536;

/**
 * The fastest level: higher ones take up to three times as long and save a sixth. A page is a few kilobytes: a
 * window of 8 KB covers all of it, and takes a tenth of the memory of the usual one.
 */
const deflating = { level: 1, windowBits: 13, memLevel: 7, chunkSize: 8192 };

/**
 * Writes a document as PDF 1.4, in the form for archives with structure, PDF/A-1a (ISO 19005-1): fonts embedded,
 * colours defined, tagged, metadata in XMP. With an attachment it is PDF 1.7 and PDF/A-3b (ISO 19005-3): the first
 * part that permits files of any kind. It is marked as readable by everybody, PDF/UA-1 (ISO 14289-1), unless its headings
 * leave out levels. The same document makes the same bytes.
 */
export function writeDocument(document: PdfDocument): Uint8Array {
  const {
    information,
    language,
    direction,
    paper,
    pages,
    structure,
    setter,
    attachment,
    images = [],
    bookmarks = [],
  } = document;
  const file = new PdfFile(setter.prefix, attachment && '1.7');
  const contents = writeContents(file, pages);
  const pictures = images.map((image) => addImage(file, image));
  const embedded = attachment && writeEmbeddedFile(file, attachment, information.date);
  const further = attachment?.metadata === undefined ? [] : [attachment.metadata];
  if (hasHeadingsInOrder(structure)) further.unshift(universalAccess);
  const packet = xmpPacket(information, attachment ? archiveWithFiles : archive, further);
  const metadata = file.addStream(packet, '/Type/Metadata/Subtype/XML');
  const identifiedUpTo = file.position;
  const tree = file.reserve();
  const resources = file.add(`<</Font ${setter.writeFonts(file)}${imageResources(pictures)}>>`);
  const links = reserveLinks(file, pages);
  const pageTree = file.reserve();
  const numbers = contents.map((content, index) =>
    file.add(
      `<</Type/Page/Parent ${pageTree} 0 R/MediaBox[0 0 ${paper.join(' ')}]/Resources ${resources} 0 R` +
        `/Contents ${content} 0 R/StructParents ${index}${links[index]!.entry}>>`,
    ),
  );
  const kids = numbers.map((page) => `${page} 0 R`).join(' ');
  file.write(pageTree, `<</Type/Pages/Kids[${kids}]/Count ${numbers.length}>>`);
  writeLinks(file, pages, links, numbers);
  const marks = pages.map((page) => page.marks);
  const linked = pages.flatMap((page) => page.links.map(({ element }) => element));
  writeStructure(file, { treeRoot: tree, root: structure, pages: numbers, marks, linked });
  const outline = writeOutline(file, bookmarks, numbers);
  const files = attachment ? attachmentEntries(file, attachment, embedded!) : '';
  const root = file.add(
    `<</Type/Catalog/Pages ${pageTree} 0 R/Lang(${language})/MarkInfo<</Marked true>>/StructTreeRoot ${tree} 0 R` +
      `/Metadata ${metadata} 0 R/ViewerPreferences<</DisplayDocTitle true${direction === 'right-to-left' ? '/Direction/R2L' : ''}>>` +
      '/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB IEC61966-2.1)' +
      `/Info(sRGB IEC61966-2.1)/DestOutputProfile ${PROFILE_OBJECT} 0 R>>]${outline}${files}>>`,
  );
  return file.finish(root, file.add(informationDictionary(information)), identifiedUpTo);
}

/** Object numbers of the pages' contents. A drawing is thousands of small numbers, which shrink to a fifth. */
function writeContents(file: PdfFile, pages: readonly PageContent[]): number[] {
  const size = pages.reduce(
    (sum, { graphics, text }) => sum + graphics.length + text.length + FRAME_BYTES,
    0,
  );
  return pages.map(({ graphics, text, hasDrawing }) => {
    const content = new AsciiText(graphics.length + text.length + FRAME_BYTES);
    content.text('/Artifact BMC\n').bytes(graphics.view()).text('EMC\nBT\n').bytes(text.view()).text('ET');
    return size <= DEFLATE_ABOVE && !hasDrawing
      ? file.addStream(content.view())
      : file.addStream(deflate(content.view(), deflating), '/Filter/FlateDecode');
  });
}

/** What is around the graphics and the text of a page. */
const FRAME_BYTES = '/Artifact BMC\nEMC\nBT\nET'.length;

/** The pictures among the resources of all pages, by their numbers. */
function imageResources(numbers: readonly number[]): string {
  if (numbers.length === 0) return '/ProcSet[/PDF/Text]';
  const entries = numbers.map((number, index) => `/I${index} ${number} 0 R`);
  return `/XObject<<${entries.join('')}>>/ProcSet[/PDF/Text/ImageB/ImageC/ImageI]`;
}

/** PDF 1.4, 9.2.1; ISO 19005-1 6.7.3 requires it to agree with the XMP packet. */
function informationDictionary({ title, author, creator, producer, date }: DocumentInformation): string {
  return (
    `<</Title${textString(title)}${author === undefined ? '' : `/Author${textString(author)}`}` +
    `/Creator${textString(creator)}/Producer${textString(producer)}` +
    `${date === undefined ? '' : `/CreationDate${dateString(date)}`}>>`
  );
}

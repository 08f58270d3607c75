import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { readElements } from '../../../../../formats/xml/read-elements.ts';
import { utf8Document } from '../../../../../formats/xml/utf8-document.ts';
import type { PdfSource } from './pdf-source.ts';

/** What a PDF says of itself and of the invoice that it has inside. */
export interface ReadPdf {
  readonly name: string;
  /** AFRelationship. */
  readonly relationship: string | null;
  /** Of PDF. */
  readonly version: string | null;
  /** Of PDF/A: 3. */
  readonly part: string | null;
  /** A, B or U. */
  readonly conformance: string | null;
  readonly metadata: PdfMetadata | null;
}

/** The properties of Factur-X and ZUGFeRD in XMP. */
export interface PdfMetadata {
  readonly type: string | null;
  readonly file_name: string | null;
  readonly version: string | null;
  readonly profile: string | null;
}

export function pdfFactsOf(bytes: Uint8Array, { chosen, contents }: PdfSource): ReadPdf {
  const properties = propertiesOf(contents.metadata);
  const metadata = {
    type: properties.get('DocumentType') ?? null,
    file_name: properties.get('DocumentFileName') ?? null,
    version: properties.get('Version') ?? null,
    profile: properties.get('ConformanceLevel') ?? null,
  };
  return {
    name: chosen.name,
    relationship: chosen.relationship ?? null,
    version: versionOf(bytes),
    part: properties.get('part') ?? null,
    conformance: properties.get('conformance') ?? null,
    metadata: Object.values(metadata).every((value) => value === null) ? null : metadata,
  };
}

function versionOf(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1032));
  return /%PDF-(\d\.\d)/.exec(start)?.[1] ?? null;
}

const prefixes = {
  rdf: ['http://www.w3.org/1999/02/22-rdf-syntax-ns#'],
  pdfaid: ['http://www.aiim.org/pdfa/ns/id/'],
  fx: [
    'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
    'urn:factur-x:pdfa:CrossIndustryDocument:1p0#',
    'urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#',
    'urn:zugferd:pdfa:CrossIndustryDocument:invoice:1p0#',
    'urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#',
    'urn:ferd:pdfa:invoice:rc#',
  ],
};

const wanted: ReadonlySet<string> = new Set([
  'pdfaid:part',
  'pdfaid:conformance',
  'fx:DocumentType',
  'fx:DocumentFileName',
  'fx:Version',
  'fx:ConformanceLevel',
]);

/** The properties by their local names; nothing of metadata that is not XML, which is not a reason to refuse an invoice. */
function propertiesOf(metadata: Uint8Array | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (metadata === undefined) return found;
  const unreadable = new Error('the metadata is not XML');
  const refuse = (): never => {
    throw unreadable;
  };
  try {
    collect(readElements(utf8Document(metadata, refuse), prefixes, { elements: 20_000 }, refuse), found);
  } catch (error) {
    if (error !== unreadable) throw error;
  }
  return found;
}

function collect(element: XmlElement, found: Map<string, string>): void {
  if (wanted.has(element.name)) found.set(localOf(element.name), element.text.trim().slice(0, 200));
  if (element.name === 'rdf:Description') {
    for (const [name, value] of Object.entries(element.attributes)) {
      if (wanted.has(name)) found.set(localOf(name), value.trim().slice(0, 200));
    }
  }
  for (const child of element.children) collect(child, found);
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { type Prefixes, readElements } from '../../../../../formats/xml/read-elements.ts';
import { START, XmlReader } from '../../../../../formats/xml/reader.ts';
import { utf8Document } from '../../../../../formats/xml/utf8-document.ts';
import type { InvoiceRoot, ReadInvoice } from '../read-invoice.ts';
import { foreignRoot } from './foreign-roots.ts';
import { readTree } from './read-tree.ts';
import { withNamesOfToday } from './zugferd-1.ts';

/** Most bytes of an XML document, alone or within a PDF. */
export const MAX_XML_BYTES = 5_242_880;

/** Far more than an invoice of 10,000 lines has, and no more than memory has room for. */
const MAX_ELEMENTS = 250_000;

/** Called with what is wrong with a file. */
export type RefuseFile = (reason: string) => never;

const UN = 'urn:un:unece:uncefact:data:standard:';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const INVOICE = `${UBL}Invoice-2`;
const CREDIT_NOTE = `${UBL}CreditNote-2`;

/** The namespaces of the syntaxes, and of what a document says of its schema, by their usual prefixes; those of ZUGFeRD 1.0 behind those of today. */
const prefixes: Prefixes = {
  rsm: [`${UN}CrossIndustryInvoice:100`, 'urn:ferd:CrossIndustryDocument:invoice:1p0'],
  ram: [
    `${UN}ReusableAggregateBusinessInformationEntity:100`,
    `${UN}ReusableAggregateBusinessInformationEntity:12`,
  ],
  udt: [`${UN}UnqualifiedDataType:100`, `${UN}UnqualifiedDataType:15`],
  qdt: [`${UN}QualifiedDataType:100`, `${UN}QualifiedDataType:12`],
  ubl: [INVOICE],
  cn: [CREDIT_NOTE],
  cac: [`${UBL}CommonAggregateComponents-2`],
  cbc: [`${UBL}CommonBasicComponents-2`],
  xsi: ['http://www.w3.org/2001/XMLSchema-instance'],
};

const roots: Readonly<Record<string, InvoiceRoot>> = {
  'rsm:CrossIndustryInvoice': 'CrossIndustryInvoice',
  'rsm:CrossIndustryDocument': 'CrossIndustryDocument',
  'ubl:Invoice': 'Invoice',
  'cn:CreditNote': 'CreditNote',
};

/** Reads an XML document as an invoice. Refuses what is not well-formed, and what is something else. */
export function readInvoiceXml(bytes: Uint8Array, refuse: RefuseFile): ReadInvoice {
  if (bytes.length > MAX_XML_BYTES) {
    refuse(`has ${bytes.length} bytes of XML, at most ${MAX_XML_BYTES} are read`);
  }
  const element = readDocument(bytes, refuse);
  const root = roots[element.name];
  if (root === undefined) return refuse(foreignRoot(element));
  return readTree(root === 'CrossIndustryDocument' ? withNamesOfToday(element) : element, root);
}

/** Whether XML has a root that is an invoice, whatever follows it; of bytes that are not XML false. */
export function isInvoiceXml(bytes: Uint8Array): boolean {
  const broken = new Error('it is not XML');
  const refuse = (): never => {
    throw broken;
  };
  try {
    const reader = new XmlReader(Object.values(prefixes), refuse);
    reader.add(utf8Document(bytes, refuse));
    reader.finish();
    if (reader.next() !== START) return false;
    return `${Object.keys(prefixes)[reader.space - 1]}:${reader.name}` in roots;
  } catch (error) {
    if (error === broken) return false;
    throw error;
  }
}

function readDocument(bytes: Uint8Array, refuse: RefuseFile): XmlElement {
  const utf8 = utf8Document(bytes, (reason, byte) =>
    refuse(`cannot be read as XML: ${reason}${placeOf(bytes, byte)}`),
  );
  return readElements(utf8, prefixes, { elements: MAX_ELEMENTS }, (reason, byte) =>
    refuse(`cannot be read as XML: ${reason}${placeOf(utf8, byte)}`),
  );
}

/** A place in bytes for people; the column counts characters. */
function placeOf(bytes: Uint8Array, byte: number): string {
  const before = new TextDecoder().decode(bytes.subarray(0, byte));
  const start = before.lastIndexOf('\n') + 1;
  const line = before.split('\n').length;
  return ` (line ${line}, column ${[...before.slice(start)].length + 1})`;
}

/** Whether the first visible character within the first bytes is `<`, in UTF-8 or UTF-16. */
export function beginsAsXml(bytes: Uint8Array, within: number): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, within));
  return /^[\s\0\xef\xbb\xbf\xfe\xff]*</.test(start);
}
